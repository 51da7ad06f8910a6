import Foundation
import Testing

@testable import XcodeProjects

/// Truth: Apple, Property List Programming Guide, Old-Style ASCII Property Lists.
struct PropertyListValueTests {
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
      #"( "\U00e9", "\101", 'it', "é" ) /* é */"#,
      .list([.text("é"), .text("A"), .text("it"), .text("é")])
    ),
    (
      "{ path = A/B-C_d.swift; t = $x:y; \"z+@2x~\" = \"z+@2x~\"; }",
      .table([
        "path": .text("A/B-C_d.swift"), "t": .text("$x:y"), "z+@2x~": .text("z+@2x~"),
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
    ("{\n  a = b\n}", "line 3"), ("{\n  a b;\n}", "line 2"), ("{ a = (b c); }", "line 1"),
    ("{\n a = \"b;\n}\n", "line"), ("{ a = b;\n/* c", "line 2"), ("{\n<<<<<<< HEAD\n}", "line 2"),
    ("{ a = <00", "line 1"), (String(repeating: "(", count: 100_000), "line 1"),
    ("<?xml version=\"1.0\"?><plist>", "empty plist"),
  ])
  func aMistakeIsToldWithItsLine(text: String, line: String) throws {
    let error = try #require(throws: PropertyListError.self) { try value(text) }
    #expect(error.problem.contains(line), "\(error.problem)")
  }

  @Test func aTruncatedProjectIsRefusedAtAnyPlace() throws {
    let text = ProjectFixture.project(targets: [.application("Hello", ["A.swift"])])
    // An empty file, or one of a comment alone, is an empty table for Foundation.
    for length in stride(from: 16, to: text.utf8.count - 2, by: 7) {
      #expect(throws: PropertyListError.self) {
        try value(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      }
    }
    _ = try value(text)
  }
}
