/// Random text: words, characters of many scripts, and control characters.
enum RandomText {
  /// Fragments with line breaks, joiners, combining, bidirectional and unassigned characters.
  ///
  /// None contains "nan" or "inf" as a word.
  private static let parts: [String] = [
    "a", "word", "Wörter", " ", "  ", "\n", "\r\n", "\t", "-", "\u{AD}", "\u{200B}", "\u{2060}", "\u{A0}",
    "\u{0}",
    "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{FFFF}",
    "e\u{301}",
    "o\u{308}\u{323}\u{304}", "\u{301}", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{200D}", "\u{FE0F}", "שלום",
    "مرحبا", "\u{202E}",
    "\u{202C}", "\u{2067}", "日本語", "한국어", "ไทยแลนด์", "हिन्दी", "क्षि", "ﷺ", "ﬁ", "<b>", "&amp;", "\"", "'", "]]>",
    "%d", "\\",
    "\u{10FFFF}", "\u{E000}", "http://example.com/a/very/long/path?with=query", "…", "0123456789",
  ]

  /// A random text, mostly short.
  static func plain(_ random: inout SeededGenerator) -> String {
    switch random.integer(0...9) {
    case 0: ""
    case 1: String(repeating: random.one(of: parts), count: random.integer(1...300))
    default: random.list(1...12) { $0.one(of: parts) }.joined()
    }
  }
}
