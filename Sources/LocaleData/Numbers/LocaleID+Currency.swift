import ICUBridge

extension LocaleID {
  /// The three letters of the currency that is used in the locale's region. `nil` where it has no region, or one without
  /// a currency: ICU then shows amounts with the sign or code of an unknown one.
  package var currency: String? { Bridge.text { icub_currency(tag, $0, $1) } }
}
