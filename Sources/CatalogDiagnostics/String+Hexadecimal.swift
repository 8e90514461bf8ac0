extension String {
  /// `value` in base 16 with capital letters, with zeros in front up to so many digits.
  package init(hexadecimal value: some BinaryInteger, digits count: Int) {
    let digits = String(value, radix: 16, uppercase: true)
    self = String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
