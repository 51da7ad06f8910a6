import Testing

@testable import XcodeProjects

/// Truth: The Swift Programming Language, "Lexical Structure".
struct SwiftTokenTests {
  private func kinds(_ code: String) -> [[String]] {
    SwiftToken.lines(of: code).map { line in
      line.filter { $0.kind != .space }.map { "\($0.kind) \($0.text)" }
    }
  }

  @Test(arguments: [
    ("a + b // c", ["word a", "symbol +", "word b", "comment // c"]),
    ("a /* b /* c */ d */ e", ["word a", "comment /* b /* c */ d */", "word e"]),
    (#""a \(b(") \(1)")) c" d"#, [#"string "a \(b(") \(1)")) c""#, "word d"]),
    (##"#"a " \(b"# c"##, [##"string #"a " \(b"#"##, "word c"]),
    (##"#/a"/# b"##, [##"string #/a"/#"##, "word b"]),
    (#""a \\" b"#, [#"string "a \\""#, "word b"]),
    (
      "$0.a[0x1F, 1.5, 2e-3]",
      [
        "word $0", "symbol .", "word a", "symbol [", "number 0x1F", "symbol ,", "number 1.5", "symbol ,",
        "number 2e", "symbol -", "number 3", "symbol ]",
      ]
    ),
    ("0..<count", ["number 0", "symbol .", "symbol .", "symbol <", "word count"]),
    ("@objc #selector(a)", ["word @objc", "word #selector", "symbol (", "word a", "symbol )"]),
  ])
  func tokensOfALine(code: String, tokens: [String]) { #expect(kinds(code) == [tokens]) }

  @Test func whatGoesOnInTheNextLineIsATokenOnEach() {
    let quotes = "\"\"\""
    #expect(
      kinds("a /* b\n/* c */\n*/ d\n\(quotes)\n\"e\" \\(f)\n\(quotes) + g") == [
        ["word a", "comment /* b"], ["comment /* c */"], ["comment */", "word d"], ["string \(quotes)"],
        ["string \"e\" \\(f)"], ["string \(quotes)", "symbol +", "word g"],
      ]
    )
  }

  @Test func argumentsAreSeparatedAtCommasOutsideOfInnerBrackets() {
    let tokens = SwiftToken.code(in: "f(a, b: g(1, 2), \"),\", [c]) { d }")
    #expect(
      tokens.arguments(of: 1).map { $0.map { String($0.text) }.joined() } == [
        "a", "b:g(1,2)", "\"),\"", "[c]",
      ]
    )
    #expect(tokens.closingBracket(of: 1).map { tokens[$0 + 1].text } == "{")
    #expect(SwiftToken.code(in: "f()").arguments(of: 1).isEmpty)
    #expect(SwiftToken.code(in: "f(a").arguments(of: 1).isEmpty)
  }
}
