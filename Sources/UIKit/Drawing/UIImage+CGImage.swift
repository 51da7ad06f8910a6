extension UIImage {
  /// The image in pixels, as before it was turned by its orientation; nil for an image without a size.
  public var cgImage: CGImage? {
    source ?? (picture.width > 0 && picture.height > 0 ? picture : nil)
  }

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
    let picture = CGImage(
      commands: orientation == .up
        ? [drawn] : [.save, .concatenate(orientation.transform(of: size)), drawn, .restore],
      size: orientation.isUpright ? size : CGSize(width: size.height, height: size.width),
      scale: scale
    )
    self.init(
      picture,
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

    /// The orientation that shows the same pixels with left and right exchanged.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

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
