/// The codes by which lines of pictures tell a terminal their colours.
enum ColorCodes {
  private static let reset = "\u{1B}[0m"

  /// A text without them.
  static func removed(from text: some StringProtocol) -> String {
    // Most texts have none, and looking for a pattern takes long.
    guard text.utf8.contains(0x1B) else { return String(text) }
    return String(text).replacing(/\u{1B}\[[0-9;:]*m/, with: "")
  }

  /// A line after which no colour goes on.
  static func ended(_ line: some StringProtocol) -> String {
    guard line.utf8.contains(0x1B), !line.hasSuffix(reset) else { return String(line) }
    return line + reset
  }
}
