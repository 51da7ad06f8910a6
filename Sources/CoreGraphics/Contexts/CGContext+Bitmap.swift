extension CGContext {
  /// Creates a context for an image of a number of pixels, with y growing upwards from the bottom left corner.
  ///
  /// It records what is drawn, as every context does, so there are no pixels: with `data` it is nil, as it is for an
  /// empty size and for a format that Core Graphics doesn't support. Without an alpha channel the image is black at
  /// first. Source: Apple, CGBitmapContextCreate; "Quartz 2D Programming Guide", Supported Pixel Formats.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil, (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      let format = PixelFormat(space, bitsPerComponent: bitsPerComponent, bitmapInfo),
      bytesPerRow == 0 || bytesPerRow >= format.bytesPerRow(width: width)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    self.init(
      canvas: DrawingCanvas(
        bounds: bounds,
        scale: 1,
        isFlipped: true,
        format: format,
        bytesPerRow: bytesPerRow == 0 ? format.bytesPerRow(width: width) : bytesPerRow
      )
    )
    guard !format.hasAlpha else { return }
    var path = PathOutline()
    path.addRect(bounds)
    record(.fill(path, .winding, CGColor(gray: 0, alpha: 1), nil))
  }

  /// The most pixels of a side.
  private static let longestSide = 1 << 20

  private var format: PixelFormat? { canvas?.format }

  /// The image drawn so far; nil if the context isn't one of a bitmap.
  public func makeImage() -> CGImage? {
    guard let canvas, let format = canvas.format else { return nil }
    return CGImage(
      commands: drawing.clipped(to: canvas.bounds),
      size: canvas.bounds.size,
      scale: 1,
      format: format
    )
  }

  /// The width in pixels of a bitmap; 0 for other contexts.
  public var width: Int { format == nil ? 0 : Int(canvas?.bounds.width ?? 0) }

  /// The height in pixels of a bitmap; 0 for other contexts.
  public var height: Int { format == nil ? 0 : Int(canvas?.bounds.height ?? 0) }

  /// The bits of each component of a bitmap; 0 for other contexts.
  public var bitsPerComponent: Int { format?.bitsPerComponent ?? 0 }

  /// The bits of each pixel of a bitmap; 0 for other contexts.
  public var bitsPerPixel: Int { format?.bitsPerPixel ?? 0 }

  /// The bytes of each row of a bitmap; 0 for other contexts.
  public var bytesPerRow: Int { canvas?.bytesPerRow ?? 0 }

  /// The colour space of a bitmap; nil for other contexts.
  public var colorSpace: CGColorSpace? { format?.space }

  /// The alpha channel of a bitmap.
  public var alphaInfo: CGImageAlphaInfo { format?.alphaInfo ?? .none }

  /// The format of a bitmap.
  public var bitmapInfo: CGBitmapInfo { format?.bitmapInfo ?? [] }
}

extension [DrawingCommand] {
  /// The commands, clipped to a rectangle if they may paint outside of it.
  package func clipped(to rect: CGRect) -> [DrawingCommand] {
    if isEmpty || DrawingExtent.fits(self, in: rect) { return self }
    var edge = PathOutline()
    edge.addRect(rect)
    return [.clip(edge, .winding)] + self
  }
}
