import Foundation

package struct LineBuffer {
  private(set) var rest: [UInt8] = []

  package init() {}

  /// Appends bytes and returns the lines that are complete, without their line feeds.
  package mutating func append(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while let end = Self.lineFeed(in: bytes[start...]) {
      if rest.isEmpty {
        lines.append(bytes[start..<end])
      } else {
        rest += bytes[start..<end]
        lines.append(rest[...])
        rest = []
      }
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }

  /// The index of the first line feed; `memchr` is faster than a loop.
  private static func lineFeed(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let first = buffer.baseAddress,
        let found = memchr(first, Int32(UInt8(ascii: "\n")), buffer.count)
      else { return nil }
      return bytes.startIndex + first.distance(to: UnsafeRawPointer(found))
    }
  }
}

/// Keeps the last part of a process's printed text, in bounded memory.
struct ConsoleTail {
  /// The maximum that a process may print while it runs one recipe: 16 MB.
  static let limit = 16_777_216
  /// The size of the part that is kept: 64 KB.
  ///
  /// A fatal error stands above its stack trace, which has up to 128 frames of about 100 to 300 bytes.
  static let keptSize = 65_536

  private var bytes: [UInt8] = []
  private var count = 0

  var exceedsLimit: Bool {
    count >= Self.limit
  }

  /// Appends bytes; those beyond the limit are dropped.
  mutating func append(_ more: ArraySlice<UInt8>) {
    let more = more.prefix(Self.limit - count)
    count += more.count
    // With this type annotation the compiler chooses the suffix of a slice, not that of a sequence, which is
    // slower.
    let last: ArraySlice<UInt8> = more.suffix(Self.keptSize)
    bytes += last
    if bytes.count > Self.keptSize {
      bytes.removeFirst(bytes.count - Self.keptSize)
    }
  }

  /// The last lines, at most the given number.
  ///
  /// Swift's stack traces are omitted, because their addresses differ from run to run.
  func lines(_ limit: Int) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !Self.isStackTrace($0) }.suffix(limit).map(String.init)
  }

  private static func isStackTrace(_ line: Substring) -> Bool {
    if line == "Current stack trace:" { return true }
    let words = line.split(separator: " ")
    return words.count > 1 && Int(words[0]) != nil && words.prefix(3).contains { $0.hasPrefix("0x") }
  }
}
