/// The segments of a JPEG file up to the frame header, which has its size.
///
/// Source: ITU-T T.81, annex B.
struct JPEGHeader {
  let size: PixelSize

  private enum Marker {
    static let prefix = 0xFF
    static let startOfImage = 0xD8
    /// Markers without a segment: TEM, and RST0 to RST7.
    static func standsAlone(_ code: Int) -> Bool { code == 0x01 || (0xD0...0xD7).contains(code) }
    /// SOF0 to SOF15, among which DHT, JPG and DAC have other meanings.
    static func isFrame(_ code: Int) -> Bool {
      (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
    }
    /// What must not come before the frame: the end, a scan, or nothing at all.
    static func endsHeader(_ code: Int) -> Bool { [0xD8, 0xD9, 0xDA, 0x00].contains(code) }
  }

  /// Reads the segments up to the frame, or gives nil if these bytes don't begin a JPEG that has one.
  init?(_ data: Data) {
    var reader = ByteReader(data)
    guard reader.byte() == Marker.prefix, reader.byte() == Marker.startOfImage else { return nil }
    while reader.byte() == Marker.prefix {
      // Any number of 0xFF may stand before a marker's code.
      var code = reader.byte()
      while code == Marker.prefix { code = reader.byte() }
      guard let code, !Marker.endsHeader(code) else { return nil }
      if Marker.standsAlone(code) { continue }
      // The length counts its own two bytes.
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
