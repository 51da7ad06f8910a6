/// An image in pixels, without scale and orientation.
///
/// It is a recorded drawing, so it has no pixels that could be read. Images are equal if they are the same
/// object. Source: Apple, CGImage.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The drawing, in units from the image's top left corner.
  ///
  /// Shadows in it are scaled with the image.
  package let commands: [DrawingCommand]
  /// The size of the drawing in its own units.
  package let size: CGSize
  private let format: PixelFormat

  /// Creates the image of a drawing with a number of pixels for each unit.
  ///
  /// Width and height are 0 where no integer of 32 bits can hold them.
  package init(commands: [DrawingCommand], size: CGSize, scale: CGFloat, format: PixelFormat = .standard) {
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded()
      return count >= 1 && count < CGFloat(Int32.max) ? Int(count) : 0
    }
    (width, height) = (pixels(size.width), pixels(size.height))
    self.commands = commands
    self.size = size
    self.format = format
  }

  /// The command that draws the image in a size.
  package func drawn(in size: CGSize) -> DrawingCommand {
    let rect = CGRect(origin: .zero, size: size)
    if commands.count == 1, case .bitmap(let file, _, let tint) = commands[0] {
      return .bitmap(file, rect, tint: tint)
    }
    return .image(self, rect, alpha: 1)
  }

  /// Returns the image with each colour replaced by another one of the same opacity.
  package func stencil(_ color: CGColor) -> CGImage {
    CGImage(self, commands: commands.map { $0.stencil(color) })
  }

  private init(_ other: CGImage, commands: [DrawingCommand]) {
    (width, height, size, format) = (other.width, other.height, other.size, other.format)
    self.commands = commands
  }
}

// MARK: - Format

/// Images that are drawn or come from files have 8 bits each of red, green, blue and opacity; those of bitmap contexts
/// have the format of the context.
extension CGImage {
  /// The colour space.
  public var colorSpace: CGColorSpace? { format.space }

  /// The alpha channel.
  public var alphaInfo: CGImageAlphaInfo { format.alphaInfo }

  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

  /// The bits of each component.
  public var bitsPerComponent: Int { format.bitsPerComponent }

  /// The bits of each pixel.
  public var bitsPerPixel: Int { format.bitsPerPixel }

  /// The bytes of each row.
  public var bytesPerRow: Int { format.bytesPerRow(width: width) }

  /// Whether the image is an image mask, which none here is.
  public var isMask: Bool { false }

  /// What of the image a mask uses: the opacity, or the lightness of a grey image without an alpha channel.
  var maskKind: DrawingMask.Kind {
    format.space.model == .monochrome && !format.hasAlpha ? .lightness : .opacity
  }
}

// MARK: - Copies

extension CGImage {
  /// Returns an image with the same drawing.
  public func copy() -> CGImage? { CGImage(self, commands: commands) }

  /// Returns the part of the image in a rectangle of pixels; nil if it is outside of the image.
  ///
  /// The rectangle is enlarged to whole pixels, and cut to the image. Source: Apple, CGImageCreateWithImageInRect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let cut = rect.integral.intersection(whole)
    guard !cut.isNull, cut.width >= 1, cut.height >= 1 else { return nil }
    let moved = whole.offsetBy(dx: -cut.minX, dy: -cut.minY)
    let commands = [DrawingCommand.image(self, moved, alpha: 1)]
    let size = cut.size
    return CGImage(
      commands: commands.clipped(to: CGRect(origin: .zero, size: size)),
      size: size,
      scale: 1,
      format: format
    )
  }

  /// Returns the image with its opacity multiplied by that of another one, which is stretched to its size.
  ///
  /// The lightness takes the place of the opacity for a grey mask without an alpha channel.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard width > 0, height > 0, mask.width > 0, mask.height > 0 else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    let layer = DrawingLayer(
      mask: DrawingMask([.image(mask, rect, alpha: 1)], mask.maskKind)
    )
    return CGImage(self, commands: [.layer([.image(self, rect, alpha: 1)], layer)])
  }
}

extension CGImage: Hashable {
  /// Whether two images are the same object.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
