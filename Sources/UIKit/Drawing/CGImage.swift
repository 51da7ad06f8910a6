/// An image in pixels, without scale and orientation.
///
/// It is the drawing of a `UIImage`, so it has no pixels that could be read. Source: Apple, CGImage.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  private let picture: UIImage

  /// Creates the image of a drawing in the pixels of its scale; nil if it has none.
  init?(_ picture: UIImage) {
    let sides = [picture.size.width, picture.size.height].map { ($0 * picture.scale).rounded() }
    guard sides.allSatisfy({ $0 >= 1 && $0 < CGFloat(Int32.max) }) else { return nil }
    (width, height) = (Int(sides[0]), Int(sides[1]))
    self.picture = picture
  }

  /// Images are equal if they are the same drawing.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.picture === other.picture }

  /// Hashes the identity of the drawing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
  }

  /// The command that draws the image in a size.
  fileprivate func drawn(in size: CGSize) -> DrawingCommand {
    let rect = CGRect(origin: .zero, size: size)
    if picture.commands.count == 1, case .bitmap(let file, _, let tint) = picture.commands[0] {
      return .bitmap(file, rect, tint: tint)
    }
    return .image(picture.withoutCaps, rect, alpha: 1)
  }
}

extension UIImage {
  /// The image in pixels, as before it was turned by its orientation; nil for an image without a size.
  public var cgImage: CGImage? { source ?? CGImage(self) }

  /// Creates an image with a point for each pixel.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with so many pixels per point, turned by an orientation.
  ///
  /// A scale that is not positive and finite counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let drawn = cgImage.drawn(in: size)
    self.init(
      commands: orientation == .up
        ? [drawn] : [.save, .concatenate(orientation.transform(of: size)), drawn, .restore],
      size: orientation.isUpright ? size : CGSize(width: size.height, height: size.width),
      scale: scale,
      caps: nil,
      source: cgImage,
      imageOrientation: orientation
    )
  }

  /// The turn by which the pixels of an image are shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° counterclockwise.
    case left = 2
    /// Turned by 90° clockwise.
    case right = 3
    /// With left and right exchanged.
    case upMirrored = 4
    /// With top and bottom exchanged.
    case downMirrored = 5
    /// With rows as columns.
    case leftMirrored = 6
    /// With rows as columns, and turned by 180°.
    case rightMirrored = 7

    fileprivate var isUpright: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: true
      case .left, .right, .leftMirrored, .rightMirrored: false
      }
    }

    /// The transform of a drawing of a size to its place in the turned image.
    ///
    /// Source: Apple, UIImage.Orientation and CGImagePropertyOrientation (the values of Exif).
    fileprivate func transform(of size: CGSize) -> CGAffineTransform {
      let (width, height) = (size.width, size.height)
      switch self {
      case .up: return .identity
      case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    }
  }
}
