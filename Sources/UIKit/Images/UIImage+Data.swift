extension UIImage {
  /// The contents of the PNG file that the image was made from.
  ///
  /// Nil for others: images are drawings here, not pixels. Apple's method returns nil, too, for an image that has no data.
  public func pngData() -> Data? { data(of: .png) }

  /// The contents of the JPEG file that the image was made from, whatever the quality.
  ///
  /// Nil for others: images are drawings here, not pixels. Apple's method returns nil, too, for an image that has no data.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: .jpeg) }

  private func data(of format: ImageFormat) -> Data? {
    guard commands.count == 1, case .bitmap(let file, _, tint: nil) = commands[0], file.format == format
    else {
      return nil
    }
    return file.data
  }
}
