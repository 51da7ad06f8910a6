import Testing

@testable import RecipeGalleryBuild

/// Truth: the lexical rules of The Swift Programming Language for string literals of several lines: their text
/// begins after the first line break and ends before the last one, and `\\`, `\"` and `\u{n}` stand for the
/// scalars with these numbers.
struct StringLiteralTests {
  @Test(arguments: [
    ("", ""),
    ("let a = 1", "let a = 1"),
    ("let a = 1\n", "let a = 1\n"),
    ("\n\n", "\n\n"),
    ("  a\n\n b  \n", "  a\n\n b  \n"),
    ("a\r\nb\r", "a\\u{d}\nb\\u{d}"),
    ("\ta", "\\u{9}a"),
    ("\0\u{b}\u{7f}", "\\u{0}\\u{b}\\u{7f}"),
    ("\"", "\\\""),
    ("\"\"\"#", "\\\"\\\"\\\"#"),
    ("\\(name)", "\\\\(name)"),
    ("a \\\nb", "a \\\\\nb"),
    ("~[^]!#", "~[^]!#"),
    ("π", "\\u{3c0}"),
    ("e\u{301}", "e\\u{301}"),
    ("👩‍👧", "\\u{1f469}\\u{200d}\\u{1f467}"),
    ("\u{feff}a\u{2028}", "\\u{feff}a\\u{2028}"),
  ])
  func literals(text: String, literal: String) {
    #expect(text.swiftLiteral == "\"\"\"\n" + literal + "\n\"\"\"")
  }
}
