import CompiledResources

/// The bytes of an image file, with the size from its header.
///
/// The bytes are not decoded: pictures contain them unchanged, and the viewer of a picture decodes them.
package final class EncodedImage: Sendable {
  /// The contents of the file.
  package let data: Data
  package let format: ImageFormat
  /// The width and height in pixels.
  package let size: PixelSize

  /// The width and height in pixels, as a `CGSize`.
  package var pixelSize: CGSize { CGSize(width: size.width, height: size.height) }

  /// A hash of all bytes, by which pictures refer to the image.
  package let digest: UInt64

  /// The maximum length of a file in bytes; pictures contain it as text.
  package static let longestFile = 64 * 1024 * 1024

  /// Reads the header of a file; nil if the format is not supported.
  package init?(_ data: Data) {
    guard data.count <= EncodedImage.longestFile else { return nil }
    if let header = PNGHeader(data) {
      (format, size) = (.png, header.size)
    } else if let header = JPEGHeader(data) {
      (format, size) = (.jpeg, header.size)
    } else if let header = GIFHeader(data) {
      (format, size) = (.gif, header.size)
    } else {
      return nil
    }
    self.data = data
    digest = data.withUnsafeBytes { FNV1aHash($0).value }
  }
}

extension EncodedImage: Hashable {
  package static func == (one: EncodedImage, two: EncodedImage) -> Bool {
    one === two || (one.digest == two.digest && one.data == two.data)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

/// The width and height of an image file, in pixels; both are at least 1.
package struct PixelSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// A size; nil if a side is below 1 or longer than every format allows.
  init?(_ width: Int, _ height: Int) {
    guard (1...PixelSize.longestSide).contains(width), (1...PixelSize.longestSide).contains(height) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// The longest side of a PNG; the limit of the other formats is 65,535.
  ///
  /// Source: W3C, PNG specification, 11.2.2 (IHDR) and 7.1 (integers).
  private static let longestSide = 0x7FFF_FFFF
}

/// The supported formats of image files.
package enum ImageFormat: Sendable {
  case png
  case jpeg
  case gif

  /// The media type.
  ///
  /// Source: IANA, media types.
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    }
  }
}

/// The beginning of a PNG file: its signature and the IHDR chunk.
///
/// Source: W3C, PNG specification, 5.2 (signature), 11.2.2 (IHDR) and annex D (CRC).
struct PNGHeader {
  let size: PixelSize

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let headerLength = 13

  /// The bit depths that are valid for each colour type.
  private static let depths: [Int: Set<Int>] = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  /// Reads the header; nil if the bytes are not the beginning of a valid PNG.
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
      // The only compression method and filter method are 0; the interlace methods are 0 and 1.
      fields.byte() == 0, fields.byte() == 0, let interlacing = fields.byte(), interlacing <= 1
    else { return nil }
    self.size = size
  }

  /// The CRC-32 at the end of a chunk, over its type and its data.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

/// The segments of a JPEG file up to the frame header, which contains the size.
///
/// Source: ITU-T T.81, annex B.
struct JPEGHeader {
  let size: PixelSize

  private enum Marker {
    static let prefix = 0xFF
    static let startOfImage = 0xD8
    /// Markers without a segment: TEM, and RST0 to RST7.
    static func standsAlone(_ code: Int) -> Bool { code == 0x01 || (0xD0...0xD7).contains(code) }
    /// SOF0 to SOF15, except DHT, JPG and DAC, which are in the same range.
    static func isFrame(_ code: Int) -> Bool {
      (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
    }
    /// Markers that are invalid before the frame: SOI, EOI and SOS, and the byte 0.
    static func endsHeader(_ code: Int) -> Bool { [0xD8, 0xD9, 0xDA, 0x00].contains(code) }
  }

  /// Reads the segments up to the frame; nil if the bytes are not a JPEG with a frame header.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.byte() == Marker.prefix, reader.byte() == Marker.startOfImage else { return nil }
    while reader.byte() == Marker.prefix {
      // A marker's code may be preceded by any number of 0xFF bytes.
      var code = reader.byte()
      while code == Marker.prefix { code = reader.byte() }
      guard let code, !Marker.endsHeader(code) else { return nil }
      if Marker.standsAlone(code) { continue }
      // The length includes its own two bytes.
      guard let length = reader.bigEndian16(), length >= 2 else { return nil }
      if Marker.isFrame(code) {
        guard let precision = reader.byte(), precision > 0, let height = reader.bigEndian16(),
          let width = reader.bigEndian16(), let size = PixelSize(width, height),
          let components = reader.byte(), components > 0, length == 8 + 3 * components,
          reader.skip(3 * components)
        else { return nil }
        self.size = size
        return
      }
      guard reader.skip(length - 2) else { return nil }
    }
    return nil
  }
}

/// The beginning of a GIF file: its signature and the logical screen descriptor.
///
/// Source: CompuServe, Graphics Interchange Format 89a, sections 17 and 18.
struct GIFHeader {
  let size: PixelSize

  private static let signatures = ["GIF87a", "GIF89a"].map { Array($0.utf8) }

  /// Reads the header; nil if the bytes are not the beginning of a GIF.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard let signature = reader.bytes(6), GIFHeader.signatures.contains(signature),
      let width = reader.littleEndian16(), let height = reader.littleEndian16(),
      let size = PixelSize(width, height),
      // Flags, background colour and aspect ratio.
      reader.skip(3)
    else { return nil }
    self.size = size
  }
}

/// Reads numbers from the bytes of a file in sequence; returns nil past the end.
struct ByteReader {
  private let data: Data
  private var position: Data.Index

  init(_ data: Data) {
    self.data = data
    position = data.startIndex
  }

  mutating func byte() -> Int? {
    guard position < data.endIndex else { return nil }
    defer { position += 1 }
    return Int(data[position])
  }

  /// The next 16-bit number, big-endian.
  mutating func bigEndian16() -> Int? {
    guard let high = byte(), let low = byte() else { return nil }
    return high << 8 | low
  }

  /// The next 32-bit number, big-endian.
  mutating func bigEndian32() -> Int? {
    guard let high = bigEndian16(), let low = bigEndian16() else { return nil }
    return high << 16 | low
  }

  /// The next 16-bit number, little-endian.
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

  /// Skips bytes; returns false if fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, data.endIndex - position >= count else { return false }
    position += count
    return true
  }
}
