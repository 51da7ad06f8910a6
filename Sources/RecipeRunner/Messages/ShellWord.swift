/// Texts as a shell reads them.
enum ShellWord {
  /// A text as one word of the shell: as it is if nothing in it means anything to a shell, or else in quotation marks.
  static func of(_ text: some StringProtocol) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? String(text) : "'" + text.respelled { $0 == "'" ? "'\\''" : nil } + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "%"), 0x80...:
      true
    default: false
    }
  }
}
