/// A shadow that text casts: offset, blur and colour.
///
/// A shadow never changes the size that text is measured with.
public final class NSShadow: NSObject, FoundationTagged, NSCopying {
  private let tag = FoundationTag()

  /// How far the shadow lies from the text in points; a positive height is further down.
  ///
  /// Zero at first.
  public var shadowOffset = CGSize.zero
  /// How far the shadow's edge is softened, in points.
  ///
  /// Zero at first, a hard edge.
  public var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour (a `UIColor`), black of one third opacity at first; nil casts no shadow.
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

  /// An independent shadow with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

/// A shadow under what a drawing command paints.
///
/// Offset and blur are in the points of the whole drawing: no transform within it turns or scales them. The shadow
/// is as opaque as its colour times that of what throws it.
package struct DrawingShadow: Hashable, Sendable {
  /// How far the shadow lies from what throws it; a positive height is further down.
  package var offset: CGSize
  /// How far its edge is softened; 0 is a hard edge.
  package var blur: CGFloat
  package var color: UIColor

  package init(offset: CGSize, blur: CGFloat, color: UIColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
