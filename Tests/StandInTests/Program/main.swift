// Uses the examples as a person would, and prints what is seen and done.

await showSwiftUI()
await showPatterns()
showUIKit()
await showAppKit()
