/// How an image renderer makes images.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// Pixels a point; that of the screen at first.
  public var scale = BootedSystem.current.screenScale
  /// Whether no part of the image may be clear: it is black at first then.
  public var opaque = false
  /// The part of the drawing that the image shows, in points; set by the renderer.
  public internal(set) var bounds = CGRect.zero

  /// Makes the format that suits the screen.
  public override init() {
    super.init()
  }

  /// The format that suits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// An independent format with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    duplicate
  }

  var duplicate: UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.bounds = bounds
    return copy
  }
}
