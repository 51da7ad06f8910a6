/// The beginning of a PNG file: its signature and the chunk IHDR.
///
/// Source: W3C, PNG specification, 5.2 (signature), 11.2.2 (IHDR) and annex D (CRC).
struct PNGHeader {
  let size: PixelSize

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerLength = 13

  /// The bit depths that go with each type of colour.
  private static let depths: [Int: Set<Int>] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  /// Reads the header, or gives nil if these bytes don't begin a PNG that a decoder would take.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.bytes(PNGHeader.signature.count) == PNGHeader.signature,
      reader.bigEndian32() == PNGHeader.headerLength, let chunk = reader.bytes(4 + PNGHeader.headerLength),
      chunk.starts(with: Array("IHDR".utf8)), reader.bigEndian32() == Int(PNGHeader.checksum(chunk))
    else { return nil }
    var fields = ByteReader(Data(chunk.dropFirst(4)))
    guard let width = fields.bigEndian32(), let height = fields.bigEndian32(),
      let size = PixelSize(width, height), let depth = fields.byte(), let colorType = fields.byte(),
      PNGHeader.depths[colorType]?.contains(depth) == true,
      // There is one method each of compression and filtering, and two of interlacing.
      fields.byte() == 0, fields.byte() == 0, let interlacing = fields.byte(), interlacing <= 1
    else { return nil }
    self.size = size
  }

  /// The CRC-32 that ends a chunk, over its type and its data.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
