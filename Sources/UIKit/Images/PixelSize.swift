/// The width and height of an image file, in pixels; both are at least 1.
struct PixelSize: Equatable, Sendable {
  let width: Int
  let height: Int

  /// A size, or nil if there is nothing to see or a side is longer than any of the formats allows.
  init?(_ width: Int, _ height: Int) {
    guard (1...PixelSize.longestSide).contains(width), (1...PixelSize.longestSide).contains(height) else {
      return nil
    }
    self.width = width
    self.height = height
  }

  /// The longest side of a PNG; the other formats end at 65,535.
  ///
  /// Source: W3C, PNG specification, 11.2.2 (IHDR) and 7.1 (integers).
  private static let longestSide = 0x7FFF_FFFF
}
