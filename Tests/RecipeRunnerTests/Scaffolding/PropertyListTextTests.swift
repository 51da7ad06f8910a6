import Foundation
import Testing

@testable import RecipeRunner

/// Truth: Apple, Property List Programming Guide, Old-Style ASCII Property Lists; for well-formed texts also Foundation's
/// `PropertyListSerialization`.
struct PropertyListTextTests {
  private func value(_ text: String) throws(PropertyListError) -> PropertyListValue {
    try PropertyListValue(Data(text.utf8))
  }

  @Test(arguments: [
    ("{ a = b; }", PropertyListValue.table(["a": .text("b")])),
    (
      "// !$*UTF8*$!\n{ /* isa */ a = (b, \"c d\", ); e = {}; }\n",
      .table([
        "a": .list([.text("b"), .text("c d")]), "e": .table([:]),
      ])
    ),
    (#"{ "a b" = "q\"\\\n\t'x'"; }"#, .table(["a b": .text("q\"\\\n\t'x'")])),
    (
      #"( "\U00e9", "\101", 'it', <0fbd 77>, "é", é )"#,
      .list([
        .text("é"), .text("A"), .text("it"), .text("0fbd 77"), .text("é"), .text("é"),
      ])
    ),
    (
      "{ path = A/B-C_d.swift; t = $x:y+z@2x~; }",
      .table([
        "path": .text("A/B-C_d.swift"), "t": .text("$x:y+z@2x~"),
      ])
    ),
    ("\u{FEFF}{}", .table([:])),
    (
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
      .table([
        "a": .text("YES")
      ])
    ),
  ])
  func aTextIsItsValue(text: String, expected: PropertyListValue) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    ("", 1, "it ends in the middle of a value"),
    ("{\n  a = b\n}", 2, "no ';' after 'a'"),
    ("{\n  a b;\n}", 2, "no '=' after 'a'"),
    ("{ a = (b c); }", 1, "no ',' or ')' after a value of a list"),
    ("{\n a = \"b;\n}\n", 2, "a quotation mark without a second one"),
    ("{ a = b;\n/* c", 2, "a comment without an end"),
    ("{ a = b; }\n{}", 2, "a second value after the end of the first"),
    ("{\n<<<<<<< HEAD\n}", 2, "'<' where a value should be"),
    ("{ a = <00", 1, "'<' without '>'"),
    (String(repeating: "(", count: 100_000), 1, "more than 100 nested values"),
    ("<?xml version=\"1.0\"?><plist>", 1, "its XML can't be read"),
  ])
  func aMistakeIsToldWithItsLine(text: String, line: Int, problem: String) {
    #expect(throws: PropertyListError(line: line, problem: problem)) { try value(text) }
  }

  @Test func whatFoundationReadsIsTheSame() throws {
    let text = "{ a = ( x, \"y z\", { b = \"\\\"q\\\" \\U00e9\"; } ); \"k\" = { c = 1.5; }; }"
    let other =
      try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? NSDictionary
    let table = try value(text).table
    #expect(table["a"]?.list.first?.text == (other?["a"] as? [Any])?.first as? String)
    #expect(
      table["a"]?.list.last?.table["b"]?.text == ((other?["a"] as? [Any])?.last as? [String: String])?["b"]
    )
    #expect(table["k"]?.table["c"]?.text == (other?["k"] as? [String: String])?["c"])
  }

  @Test func aTruncatedProjectIsRefusedAtAnyPlace() throws {
    let text = ProjectFixture.project(targets: [.application("Hello", ["A.swift"])])
    for length in stride(from: 2, to: text.utf8.count - 2, by: 7) {
      #expect(throws: PropertyListError.self) {
        try value(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      }
    }
    _ = try value(text)
  }
}
