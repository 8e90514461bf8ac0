import CExpat

/// The functions of C that expat calls, and what they call in turn.
enum XMLHandlers {
  /// The parser is not retained: it outlives its run of expat.
  static func install(on expat: XML_Parser, for parser: XMLPropertyListParser) {
    XML_SetUserData(expat, Unmanaged.passUnretained(parser).toOpaque())
    XML_SetElementHandler(
      expat,
      { context, name, _ in
        guard let name else { return }
        XMLHandlers.parser(context)?.didBegin(name)
      },
      { context, _ in XMLHandlers.parser(context)?.didEnd() }
    )
    XML_SetCharacterDataHandler(expat) { context, text, count in
      guard let text else { return }
      XMLHandlers.parser(context)?.didRead(text, Int(count))
    }
    XML_SetEntityDeclHandler(expat) { context, _, _, _, _, _, _, _, _ in
      XMLHandlers.parser(context)?.didDeclareEntity()
    }
    XML_SetXmlDeclHandler(expat) { context, _, encoding, _ in
      guard let encoding else { return }
      XMLHandlers.parser(context)?.didDeclare(encoding: String(cString: encoding))
    }
  }

  private static func parser(_ context: UnsafeMutableRawPointer?) -> XMLPropertyListParser? {
    context.map { Unmanaged<XMLPropertyListParser>.fromOpaque($0).takeUnretainedValue() }
  }
}
