/// The bytes of an image file, and what its header says of them.
///
/// Nothing is decoded: pictures hold the bytes as they are, and whoever shows a picture decodes them.
package final class EncodedImage: Sendable {
  /// The whole file.
  package let data: Data
  package let format: ImageFormat
  /// The width and height in pixels.
  let size: PixelSize

  /// The width and height in pixels, as a size.
  package var pixelSize: CGSize { CGSize(width: size.width, height: size.height) }

  /// A number made of all bytes by which a picture refers to the image.
  package let digest: UInt64

  /// A file may be as long as this, in bytes; pictures hold it as text.
  static let longestFile = 64 * 1024 * 1024

  /// Reads the header of a file, or gives nil if this is no image that can be shown.
  init?(_ data: Data) {
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
    digest = data.withUnsafeBytes { StableHash.of($0) }
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
