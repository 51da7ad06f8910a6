/// Reads numbers from the bytes of a file, one after the other; past the end there are none.
struct ByteReader {
  private let data: Data
  private var position: Data.Index

  init(_ data: Data) {
    self.data = data
    position = data.startIndex
  }

  /// The next byte.
  mutating func byte() -> Int? {
    guard position < data.endIndex else { return nil }
    defer { position += 1 }
    return Int(data[position])
  }

  /// The next number of 16 bits, its high byte first.
  mutating func bigEndian16() -> Int? {
    guard let high = byte(), let low = byte() else { return nil }
    return high << 8 | low
  }

  /// The next number of 32 bits, its high byte first.
  mutating func bigEndian32() -> Int? {
    guard let high = bigEndian16(), let low = bigEndian16() else { return nil }
    return high << 16 | low
  }

  /// The next number of 16 bits, its low byte first.
  mutating func littleEndian16() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return high << 8 | low
  }

  /// The next bytes, or nil if fewer are left.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, data.endIndex - position >= count else { return nil }
    defer { position += count }
    return Array(data[position..<position + count])
  }

  /// Passes over bytes; false if fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, data.endIndex - position >= count else { return false }
    position += count
    return true
  }
}
