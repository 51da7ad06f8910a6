/// The shadow of a text: offset, blur and colour.
///
/// A shadow doesn't affect the measured size of a text.
public final class NSShadow: NSObject, FoundationTagged, NSCopying {
  private let tag = FoundationTag()

  /// The offset of the shadow from the text in points; a positive height is downwards.
  ///
  /// Defaults to zero.
  public var shadowOffset = CGSize.zero
  /// The blur radius in points.
  ///
  /// Defaults to zero, which is a hard edge.
  public var shadowBlurRadius: CGFloat = 0
  /// The shadow's `UIColor`; defaults to black with an opacity of 1/3, and nil means no shadow.
  public var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Whether another object is a shadow with the same offset, blur and colour.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? NSObject) == (shadowColor as? NSObject)
  }

  /// A hash of offset and blur.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// Returns an independent shadow with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension DrawingShadow {
  /// Creates the shadow of text; nil if it has no colour or a non-finite offset.
  init?(_ shadow: NSShadow) {
    let color: CGColor? =
      switch shadow.shadowColor {
      case let color as UIColor: color.cgColor
      case let color as CGColor: color
      default: nil
      }
    guard let color else { return nil }
    self.init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
  }
}
