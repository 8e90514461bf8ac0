import ICUBridge

/// The bidirectional class of a character (Unicode Standard Annex 9), in ICU's order.
package enum BidiClass: Int32, Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case arabicNumber
  case commonSeparator
  case paragraphSeparator
  case segmentSeparator
  case whiteSpace
  case otherNeutral
  case leftToRightEmbedding
  case leftToRightOverride
  case arabicLetter
  case rightToLeftEmbedding
  case rightToLeftOverride
  case popDirectionalFormat
  case nonspacingMark
  case boundaryNeutral
  case firstStrongIsolate
  case leftToRightIsolate
  case rightToLeftIsolate
  case popDirectionalIsolate

  package init(of scalar: Unicode.Scalar) {
    self = BidiClass(rawValue: icub_bidi_class(scalar.value)) ?? .leftToRight
  }

  /// Whether such a character gives a text its direction, and which: true is from right to left.
  package var strongDirection: Bool? {
    switch self {
    case .leftToRight: false
    case .rightToLeft, .arabicLetter: true
    default: nil
    }
  }
}
