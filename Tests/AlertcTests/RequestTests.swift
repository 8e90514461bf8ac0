import Foundation
import TestSupport
import Testing

@Suite("alertc render and format")
struct RequestTests {
  private func answers(_ run: Subprocess) throws -> [[String: Any]] {
    try run.outputText.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test("an alert as text and as JSON")
  func render() throws {
    let folder = try TemporaryFolder(Catalogs.good)
    let text = try Alertc.run(
      "render",
      ".",
      "--alert",
      "file.delete",
      "--locale",
      "de",
      "--arg",
      "count=1234",
      in: folder
    )
    #expect(
      text.outputText == """
        1.234 Dateien löschen?
        Dies kann nicht widerrufen werden.
          [ Löschen ] (destructive)
          [ Abbrechen ] (cancel)

        """
    )
    let json = try Alertc.run(
      "render",
      ".",
      "--alert",
      "file.delete",
      "--locale",
      "de-AT",
      "--arg",
      "count=1",
      "--json",
      in: folder
    )
    #expect(
      json.outputText == """
        {"locale":"de","direction":"ltr","title":"Die Datei löschen?","message":"Dies kann nicht widerrufen werden.",\
        "actions":[{"id":"delete","label":"Löschen","role":"destructive"},\
        {"id":"cancel","label":"Abbrechen","role":"cancel"}],"fields":[],"severity":"automatic","style":"alert"}

        """
    )
  }

  @Test("requests are answered in order, errors included")
  func stream() throws {
    let requests = """
      {"alert":"sync.done","locale":"de"}
      {"alert":"sync.don","locale":"de"}
      not json

      {"alert":"file.delete","locale":"en","arguments":{"cuont":2}}
      {"alert":"file.delete","locale":"en","arguments":{"count":"x"}}
      {"alert":"file.delete","locale":"en","arguments":{"count":2.0}}
      """
    let run = try Alertc.run("render", ".", "--stdin", in: try TemporaryFolder(Catalogs.good), input: requests)
    #expect(run.status == 0)
    let answers = try answers(run)
    #expect(answers.count == 7)
    #expect(answers[0]["title"] as? String == "Alles ist auf dem neuesten Stand.")
    #expect((answers[1]["error"] as? String)?.hasSuffix("did you mean “sync.done”?") == true)
    #expect((answers[2]["error"] as? String)?.hasPrefix("this is not JSON") == true)
    #expect((answers[3]["error"] as? String)?.hasPrefix("this is not JSON") == true)
    #expect(answers[4]["error"] as? String == "the argument “count” is missing; “cuont” is given, which is none")
    #expect(answers[5]["error"] as? String == "the argument “count” is a string; it should be int")
    #expect(answers[6]["title"] as? String == "Delete 2 files?")
  }

  @Test("catalogs with findings are rendered: a text that cannot be compiled counts as not translated")
  func withFindings() throws {
    let folder = try TemporaryFolder(Catalogs.bad)
    let run = try Alertc.run(
      "render",
      ".",
      "--alert",
      "file.delete",
      "--locale",
      "de",
      "--arg",
      "count=2",
      "--json",
      in: folder
    )
    #expect(run.status == 0)
    let answer = try answers(run)[0]
    #expect(answer["locale"] as? String == "en")
    #expect(answer["title"] as? String == "Delete 2 files?")
  }

  @Test("messages")
  func format() throws {
    let run = try Alertc.run(
      "format",
      "--locale",
      "ar",
      "--message",
      "{n, plural, few {# x} other {# y}}",
      "--arg",
      "n=5"
    )
    #expect(run.outputText == "٥ x\n")
    let requests = #"""
      {"locale":"de","message":"{n} {m} {s} {l}","arguments":{"n":1234,"m":1.5,"s":"a","l":"b"}}
      {"locale":"de","message":"{n}","arguments":{"n":"1234"},"types":{"n":"int"}}
      {"locale":"de","message":"{n}","arguments":{"n":"1234"}}
      {"locale":"de","message":"{n, plural, one {eins}","arguments":{"n":1}}
      {"locale":"en","message":"{b, select, true {yes} other {no}}","arguments":{"b":true}}
      {"locale":"en","message":"{n}","arguments":{"n":1},"types":{"n":"integer"}}
      {"locale":"!","message":"x"}
      {"locale":"en"}
      """#
    let answers = try answers(try Alertc.run("format", "--stdin", input: requests))
    #expect(answers.count == 8)
    #expect(answers.prefix(3).map { $0["text"] as? String } == ["1.234 1,5 a b", "1.234", "1234"])
    #expect((answers[3]["error"] as? String)?.contains("[message-syntax]") == true)
    #expect(answers[4]["text"] as? String == "yes")
    #expect(answers[5...].allSatisfy { $0["error"] != nil })
  }

  @Test("dates are RFC 3339, lists arrays; dates are shown in UTC unless a request names a time zone")
  func datesAndLists() throws {
    let requests = #"""
      {"locale":"de","message":"{d, date, long} {d, time, short}","arguments":{"d":"2024-02-29T23:30:00Z"}}
      {"locale":"de","message":"{d, date, long} {d, time, short}","arguments":{"d":"2024-02-29T23:30:00Z"},"timeZone":"+01:00"}
      {"locale":"de","message":"{d, time, long}","arguments":{"d":"2024-07-01T12:00:00Z"},"timeZone":"Europe/Berlin"}
      {"locale":"en-GB","message":"{d}","arguments":{"d":"2024-07-01"},"types":{"d":"date"}}
      {"locale":"es","message":"{l, list} {l, list, or}","arguments":{"l":["agua","iglesia"]}}
      {"locale":"th","message":"{d, date, ::yMMM}","arguments":{"d":0}}
      {"locale":"de","message":"{d, date}","arguments":{"d":"29.2.2024"}}
      {"locale":"de","message":"{d, date}","arguments":{"d":0},"timeZone":"Mars/Olympus"}
      {"locale":"de","message":"{d, date, yyyy}","arguments":{"d":0}}
      {"locale":"de","message":"{l, list}","arguments":{"l":"a,b"}}
      """#
    let answers = try answers(try Alertc.run("format", "--stdin", input: requests))
    let texts = answers.map { $0["text"] as? String ?? $0["error"] as? String ?? "" }
    #expect(
      texts == [
        "29. Februar 2024 23:30", "1. März 2024 00:30", "14:00:00 GMT+2", "01/07/2024, 00:00",
        "agua e iglesia agua o iglesia", "ม.ค. 2513",
        "the argument “d” is a string; it should be date such as 2024-03-05T10:30:00Z",
        "there is no time zone “Mars/Olympus”; write an offset such as +05:30, or a name such as Europe/Berlin",
        "column 11: a pattern shows dates in the same order in every language; use short, medium, long, full, or a"
          + " skeleton such as `::yMMMd` [unsupported-format]",
        "a und b",
      ]
    )
  }

  @Test("what is answered cannot act on a terminal, and is the text all the same")
  func escapes() throws {
    let request = #"{"locale":"en","message":"\u001b[2J\u202e\u0085{x}","arguments":{"x":"\u2028\n"}}"#
    let run = try Alertc.run("format", "--stdin", input: request)
    #expect(run.outputText.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7E } == ["\n"])
    #expect(try answers(run)[0]["text"] as? String == "\u{1B}[2J\u{202E}\u{85}\u{2028}\n")
  }

  @Test("a hundred thousand requests stream")
  func many() throws {
    let line = #"{"locale":"ru","message":"{n, plural, one {# файл} few {# файла} other {# файлов}}","arguments":{"n":"#
    let requests = (0..<100_000).map { line + "\($0)}}\n" }.joined()
    let run = try Alertc.run("format", "--stdin", input: requests)
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 100_000)
    #expect(lines[21] == #"{"text":"21 файл"}"#)
    #expect(lines[99_999] == "{\"text\":\"99\u{A0}999 файлов\"}")
  }

  @Test("messages that are canonically equivalent are still different messages")
  func bytes() throws {
    let requests = [#"{"locale":"fr","message":"caf\u00e9"}"#, #"{"locale":"fr","message":"cafe\u0301"}"#]
    let run = try Alertc.run("format", "--stdin", input: requests.joined(separator: "\n") + "\n")
    let texts = try answers(run).map { Array(try #require($0["text"] as? String).unicodeScalars.map(\.value)) }
    #expect(texts == [[0x63, 0x61, 0x66, 0xE9], [0x63, 0x61, 0x66, 0x65, 0x301]])
  }

  @Test("every line has an answer, an empty one too")
  func emptyLine() throws {
    let request = #"{"locale":"en","message":"x"}"#
    let run = try Alertc.run("format", "--stdin", input: "\(request)\n\n\(request)\n")
    let answers = try answers(run)
    #expect(answers.map { $0["text"] as? String } == ["x", nil, "x"])
    #expect(answers.count == 3 && answers[1]["error"] != nil)
  }

  @Test("input that cannot be read is an error")
  func unreadableInput() throws {
    let run = try Subprocess.run("/bin/sh", ["-c", "\"$0\" format --stdin < /", BuildProducts.alertc.path])
    #expect(run.status == 2)
    #expect(run.errorText.contains("<stdin>: error: "))
  }

  @Test("where several catalogs have an alert, one is named")
  func severalCatalogs() throws {
    let folder = try TemporaryFolder([
      "One.yaml": "sourceLocale: en\nalerts:\n  a: First\n",
      "Two.yaml": "sourceLocale: en\nalerts:\n  a: Second\n",
    ])
    #expect(try Alertc.run("render", ".", "--alert", "a", "--locale", "en", in: folder).status == 2)
    let run = try Alertc.run("render", ".", "--catalog", "Two", "--alert", "a", "--locale", "en", in: folder)
    #expect(run.outputText.hasPrefix("Second\n"))
  }
}
