/// What a String Catalog or a strings dictionary holds, in its order, before it is spelled in JSON or XML.
indirect enum DataTree {
  case text(String)
  case number(Int)
  case flag(Bool)
  case dictionary([(key: String, value: DataTree)])
}
