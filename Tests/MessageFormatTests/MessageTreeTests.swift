import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Trees of messages")
struct MessageTreeTests {
  @Test(
    "what a text means, and that it is printed as it is where it is canonical",
    arguments: [
      TreeCase("", ""),
      TreeCase("Up to date.", "“Up to date.”"),
      TreeCase("Delete {name}?", "“Delete ” name “?”"),
      TreeCase("{n, number} {n, number, ::percent}", "n:number “ ” n:number:::percent"),
      TreeCase("{d, date, full} {d, time, h 'o''clock'}", "d:date:full “ ” d:time:h 'o''clock'"),
      TreeCase("{names, list} {names, list, or}", "names:list “ ” names:list:or"),
      TreeCase("{n, plural, one {# file} other {# files}}", "n:plural[one(# “ file”) other(# “ files”)]"),
      TreeCase("{n, plural, offset:1 =0 {no} =1.5 {x} other {#}}", "n:plural-1[=0(“no”) =1.5(“x”) other(#)]"),
      TreeCase("{n, selectordinal, two {#nd} other {#th}}", "n:selectordinal[two(# “nd”) other(# “th”)]"),
      TreeCase("{g, select, female {her} other {their}}", "g:select[female(“her”) other(“their”)]"),
      TreeCase("{n, plural, other {{g, select, other {#}}#}}", "n:plural[other(g:select[other(“#”)] #)]"),
      TreeCase("it's {name}'s, '{'x'}', l''{n}", "“it's ” name “'s, {x}, l'” n"),
      TreeCase("{n, plural, other {'#'1 '{'''}}", "n:plural[other(“#1 {'”)]"),
      TreeCase("#, '#' and |", "“#, '#' and |”"),
    ]
  )
  func canonical(_ example: TreeCase) {
    let message = parse(example.text)
    #expect(MessageOutline.outline(message) == example.outline)
    #expect(MessagePrinter.print(message) == example.text)
  }

  @Test(
    "what is not canonical is printed in its canonical form",
    arguments: [
      ("it''s '{'a''b'}'", "it's '{'a'b'}'"),
      ("'{a b}' '{a''b}'", "'{'a b'}' '{'a'b'}'"),
      ("{ n ,\tPLURAL ,offset: 01 one{#}\nother{'{'}}", "{n, plural, offset:1 one {#} other {'{'}}"),
      ("{n,plural,=+1{a}=1e2{b}other{it''s}}", "{n, plural, =1 {a} =100 {b} other {it's}}"),
      ("{n,number, }", "{n, number}"),
      ("a } b", "a '}' b"),
    ]
  )
  func printing(text: String, printed: String) {
    #expect(MessagePrinter.print(parse(text)) == printed)
  }

  @Test("a text is quoted so that it is shown as it is", arguments: ["{a} 'b' {'", "don't", "''", "'{", "}'}", "100%"])
  func quoting(text: String) {
    let message = parse(MessagePrinter.quoted(literal: text))
    #expect(message.pattern.isConstant)
    #expect(String(decoding: message.pattern.literalBytes(in: message.text), as: UTF8.self) == text)
  }

  @Test("spans are exact")
  func spans() throws {
    let message = parse("a {count, plural, offset:1 one {x #} =2 {y}}")
    let text = message.text
    guard case .argument(let argument) = message.pattern.parts[1], case .plural(let plural) = argument.format else {
      Issue.record("no plural")
      return
    }
    #expect(text.string(in: argument.nameSpan) == "count")
    #expect(text.string(in: argument.span) == "{count, plural, offset:1 one {x #} =2 {y}}")
    #expect(argument.keywordSpan.map(text.string) == "plural")
    #expect(plural.offsetSpan.map(text.string) == "offset:1")
    #expect(plural.branches.map { text.string(in: $0.selectorSpan) } == ["one", "=2"])
    #expect(plural.branches.map { text.string(in: $0.pattern.span) } == ["x #", "y"])
    #expect(plural.branches[0].pattern.parts.map { text.string(in: $0.span) } == ["x ", "#"])
  }
}

struct TreeCase: CustomTestStringConvertible, Sendable {
  var text: String
  var outline: String

  init(_ text: String, _ outline: String) {
    self.text = text
    self.outline = outline
  }

  var testDescription: String { text }
}
