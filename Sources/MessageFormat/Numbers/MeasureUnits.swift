/// The units of measure that ICU 72 knows, by CLDR's types and names.
package enum MeasureUnits {
  private static let units: [(type: String, names: String)] = [
    (
      "acceleration",
      """
      g-force meter-per-square-second
      """
    ),
    (
      "angle",
      """
      arc-minute arc-second degree radian revolution
      """
    ),
    (
      "area",
      """
      acre dunam hectare square-centimeter square-foot square-inch square-kilometer square-meter square-mile
      square-yard
      """
    ),
    (
      "concentr",
      """
      item karat milligram-ofglucose-per-deciliter milligram-per-deciliter millimole-per-liter mole percent
      permille permillion permyriad
      """
    ),
    (
      "consumption",
      """
      liter-per-100-kilometer liter-per-kilometer mile-per-gallon mile-per-gallon-imperial
      """
    ),
    (
      "digital",
      """
      bit byte gigabit gigabyte kilobit kilobyte megabit megabyte petabyte terabit terabyte
      """
    ),
    (
      "duration",
      """
      century day day-person decade hour microsecond millisecond minute month month-person nanosecond
      quarter second week week-person year year-person
      """
    ),
    (
      "electric",
      """
      ampere milliampere ohm volt
      """
    ),
    (
      "energy",
      """
      british-thermal-unit calorie electronvolt foodcalorie joule kilocalorie kilojoule kilowatt-hour
      therm-us
      """
    ),
    (
      "force",
      """
      kilowatt-hour-per-100-kilometer newton pound-force
      """
    ),
    (
      "frequency",
      """
      gigahertz hertz kilohertz megahertz
      """
    ),
    (
      "graphics",
      """
      dot dot-per-centimeter dot-per-inch em megapixel pixel pixel-per-centimeter pixel-per-inch
      """
    ),
    (
      "length",
      """
      astronomical-unit centimeter decimeter earth-radius fathom foot furlong inch kilometer light-year
      meter micrometer mile mile-scandinavian millimeter nanometer nautical-mile parsec picometer point
      solar-radius yard
      """
    ),
    (
      "light",
      """
      candela lumen lux solar-luminosity
      """
    ),
    (
      "mass",
      """
      carat dalton earth-mass grain gram kilogram microgram milligram ounce ounce-troy pound solar-mass
      stone ton tonne
      """
    ),
    (
      "power",
      """
      gigawatt horsepower kilowatt megawatt milliwatt watt
      """
    ),
    (
      "pressure",
      """
      atmosphere bar hectopascal inch-ofhg kilopascal megapascal millibar millimeter-ofhg pascal
      pound-force-per-square-inch
      """
    ),
    (
      "speed",
      """
      kilometer-per-hour knot meter-per-second mile-per-hour
      """
    ),
    (
      "temperature",
      """
      celsius fahrenheit generic kelvin
      """
    ),
    (
      "torque",
      """
      newton-meter pound-force-foot
      """
    ),
    (
      "volume",
      """
      acre-foot barrel bushel centiliter cubic-centimeter cubic-foot cubic-inch cubic-kilometer cubic-meter
      cubic-mile cubic-yard cup cup-metric deciliter dessert-spoon dessert-spoon-imperial dram drop
      fluid-ounce fluid-ounce-imperial gallon gallon-imperial hectoliter jigger liter megaliter milliliter
      pinch pint pint-metric quart quart-imperial tablespoon teaspoon
      """
    ),
  ]

  /// `length-meter`, as `measure-unit` names them.
  package static let typedNames = units.flatMap { unit in words(unit.names).map { unit.type + "-" + $0 } }

  /// `meter`, as `unit` names them.
  static let names = units.flatMap { words($0.names) }

  private static let typedSet = Set(typedNames)
  private static let set = Set(names)

  static func isTypedUnit(_ name: String) -> Bool { typedSet.contains(name) }

  /// Also one unit per another: `gram-per-minute`.
  static func isUnit(_ name: String) -> Bool {
    if set.contains(name) { return true }
    let separator = Array("-per-".utf8)
    let bytes = Array(name.utf8)
    guard bytes.count > separator.count else { return false }
    for start in 1..<bytes.count - separator.count where bytes[start...].starts(with: separator) {
      let numerator = String(decoding: bytes[..<start], as: UTF8.self)
      let denominator = String(decoding: bytes[(start + separator.count)...], as: UTF8.self)
      if set.contains(numerator), set.contains(denominator), !(numerator + denominator).contains("-per-") {
        return true
      }
    }
    return false
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
