/// The numbering systems that ICU 72 knows, by CLDR's names. Those that are no ten digits are shown in Latin ones.
package enum NumberingSystems {
  package static let names = Set(
    """
    adlm ahom arab arabext armn armnlow bali beng bhks brah cakm cham cyrl deva diak ethi fullwide geor
    gong gonm grek greklow gujr guru hanidays hanidec hans hansfin hant hantfin hebr hmng hmnp java jpan
    jpanfin jpanyear kali kawi khmr knda lana lanatham laoo latn lepc limb mathbold mathdbl mathmono
    mathsanb mathsans mlym modi mong mroo mtei mymr mymrshan mymrtlng nagm newa nkoo olck orya osma rohg
    roman romanlow saur segment shrd sind sinh sora sund takr talu taml tamldec telu thai tibt tirh tnsa
    vaii wara wcho
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
  )
}
