import Foundation

/// Cuts a stream of bytes into lines.
package struct LineBuffer {
  /// What has come after the last line feed.
  private(set) var rest: [UInt8] = []

  package init() {}

  /// Takes in more and delivers the lines that are complete, without their line feeds.
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

  /// Where the first line feed stands; C looks for it many bytes at a time.
  private static func lineFeed(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let first = buffer.baseAddress,
        let found = memchr(first, Int32(UInt8(ascii: "\n")), buffer.count)
      else { return nil }
      return bytes.startIndex + first.distance(to: UnsafeRawPointer(found))
    }
  }
}
