/// The beginning of a GIF file: its signature and the logical screen.
///
/// Source: CompuServe, Graphics Interchange Format 89a, sections 17 and 18.
struct GIFHeader {
  let size: PixelSize

  private static let signatures = ["GIF87a", "GIF89a"].map { Array($0.utf8) }

  /// Reads the header, or gives nil if these bytes don't begin a GIF.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard let signature = reader.bytes(6), GIFHeader.signatures.contains(signature),
      let width = reader.littleEndian16(), let height = reader.littleEndian16(),
      let size = PixelSize(width, height),
      // Flags, background and aspect ratio.
      reader.skip(3)
    else { return nil }
    self.size = size
  }
}
