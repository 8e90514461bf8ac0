print("alertc")
