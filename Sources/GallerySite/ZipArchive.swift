/// A zip file whose files are stored as they are; the same files give the same bytes.
///
/// Source: PKWARE, APPNOTE.TXT, sections 4.3 and 4.4.
struct ZipArchive {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// - Parameter files: the files by their paths, in the order in which the archive lists them.
  init(_ files: [(path: String, text: String)]) {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let (path, content) = (Array(file.path.utf8), Array(file.text.utf8))
      let offset = bytes.count
      // Version 2.0, names in UTF-8, stored; 1 January 1980, the first day that the format knows.
      let common =
        Self.short(20) + Self.short(0x800) + Self.short(0) + Self.short(0) + Self.short(0x21)
        + Self.long(Self.checksum(content)) + Self.long(UInt32(content.count))
        + Self.long(UInt32(content.count)) + Self.short(UInt16(path.count)) + Self.short(0)
      bytes += Self.long(0x0403_4B50) + common + path + content
      // Without comment, on the first disk, with no attributes.
      directory += Self.long(0x0201_4B50) + Self.short(20) + common + Array(repeating: 0, count: 10)
      directory += Self.long(UInt32(offset)) + path
    }
    let count = Self.short(UInt16(files.count))
    let end =
      Self.long(0x0605_4B50) + Self.long(0) + count + count + Self.long(UInt32(directory.count))
      + Self.long(UInt32(bytes.count)) + Self.short(0)
    self.bytes = bytes + directory + end
  }

  /// The CRC-32 of some bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func short(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

  private static func long(_ number: UInt32) -> [UInt8] {
    short(UInt16(number & 0xFFFF)) + short(UInt16(number >> 16))
  }
}
