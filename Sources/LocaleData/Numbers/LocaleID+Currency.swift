import ICUBridge

extension LocaleID {
  /// The three letters of the currency that is used in the locale's region. `nil` where it has no region, or one without
  /// a currency: ICU then shows amounts with its sign of an unknown one, `¤` or `XXX`.
  package var currency: String? {
    let code = Bridge.text { icub_currency(tag, $0, $1) }
    return code == "XXX" ? nil : code
  }
}
