/// What keeps bytes from being a text.
enum TextFault {
  /// The number, from 1, of the first byte that is no part of UTF-8; nil if all are.
  static func firstByte(in line: some Collection<UInt8>) -> Int? {
    guard line.contains(where: { $0 > 0x7F }) else { return nil }
    let repaired = String(decoding: line, as: UTF8.self)
    // U+FFFD stands in for what is no character; where it was written, it stays what it is.
    return zip(repaired.utf8, line).enumerated().first { $1.0 != $1.1 }.map { $0.offset + 1 }
  }

  /// What else than UTF-8 a file is by its first bytes, as a sentence; nil if they don't tell.
  static func kind(of beginning: some Collection<UInt8>) -> String? {
    let beginning = Array(beginning.prefix(3))
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) {
      return "The file begins with a byte order mark; save it as UTF-8 without one."
    }
    if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
      return "The file is UTF-16; save it as UTF-8."
    }
    return beginning.starts(with: [0x1F, 0x8B]) ? "The file is compressed; `gunzip` unpacks it." : nil
  }
}
