// The values on screen, without a copy of the layer.
extension CALayer {
  /// The position on screen.
  package final var presentedPosition: CGPoint {
    guard isAnimated, case .point(let point) = presentedValue(of: .position) else { return storedPosition }
    return point
  }

  /// The bounds on screen.
  package final var presentedBounds: CGRect {
    guard isAnimated, case .rect(let rect) = presentedValue(of: .bounds) else { return storedBounds }
    return rect
  }

  /// The transform on screen; its affine part.
  package final var presentedTransform: CGAffineTransform {
    guard isAnimated, case .transform(let transform) = presentedValue(of: .transform) else {
      return affineTransform()
    }
    return CATransform3DGetAffineTransform(transform)
  }

  /// The opacity on screen.
  package final var presentedOpacity: CGFloat {
    guard isAnimated, case .number(let opacity) = presentedValue(of: .opacity) else {
      return min(1, max(0, storedOpacity))
    }
    return min(1, max(0, CGFloat(opacity)))
  }

  /// The background colour on screen.
  package final var presentedBackgroundColor: CGColor? {
    guard isAnimated, case .color(let color) = presentedValue(of: .backgroundColor) else {
      return storedBackgroundColor
    }
    return color
  }

  /// The corner radius on screen.
  package final var presentedCornerRadius: CGFloat {
    guard isAnimated, case .number(let radius) = presentedValue(of: .cornerRadius) else {
      return cornerRadius
    }
    return CGFloat(radius)
  }

  /// Whether the layer is not seen from behind, or may be.
  package final var showsItsFace: Bool {
    guard flags.contains(.singleSided), case .transform(let transform) = presentedValue(of: .transform) else {
      return true
    }
    return transform.isFlat || transform.m11 * transform.m22 - transform.m12 * transform.m21 >= 0
  }

  /// The transform from the layer's own coordinates to the superlayer's, on screen.
  ///
  /// - Parameters:
  ///   - bounds: the bounds on screen.
  ///   - flip: a transform about the anchor point before the layer's own.
  ///
  /// A perspective is approximated by the affine transform that agrees with it in the middle.
  package final func plainPlacement(of bounds: CGRect, flip: CGAffineTransform?) -> CGAffineTransform {
    let (anchor, center) = (storedAnchorPoint, presentedPosition)
    let offset = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    if extras?.transform != nil || parent?.flags.contains(.transformsSublayers) == true || zPosition != 0 {
      return spatialPlacement(of: bounds, offset)
    }
    let transform = presentedTransform
    if transform.isIdentity, flip == nil {
      return CGAffineTransform(translationX: center.x - offset.x, y: center.y - offset.y)
    }
    return CGAffineTransform(translationX: 0 - offset.x, y: 0 - offset.y)
      .concatenating(flip ?? .identity)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  private func spatialPlacement(of bounds: CGRect, _ offset: CGPoint) -> CGAffineTransform {
    var own = transform
    if isAnimated, case .transform(let presented) = presentedValue(of: .transform) { own = presented }
    let center = presentedPosition
    var whole = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-offset.x, -offset.y, -anchorPointZ), own),
      CATransform3DMakeTranslation(center.x, center.y, zPosition)
    )
    if let parent, parent.flags.contains(.transformsSublayers) {
      whole = CATransform3DConcat(whole, parent.transformOfSublayers)
    }
    guard whole.m14 != 0 || whole.m24 != 0 || whole.m44 != 1 else {
      return CATransform3DGetAffineTransform(whole)
    }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let shown = whole.projected(middle)
    let x = whole.projected(CGPoint(x: middle.x + 0.5, y: middle.y))
    let left = whole.projected(CGPoint(x: middle.x - 0.5, y: middle.y))
    let y = whole.projected(CGPoint(x: middle.x, y: middle.y + 0.5))
    let top = whole.projected(CGPoint(x: middle.x, y: middle.y - 0.5))
    var affine = CGAffineTransform(
      a: x.x - left.x,
      b: x.y - left.y,
      c: y.x - top.x,
      d: y.y - top.y,
      tx: 0,
      ty: 0
    )
    let moved = middle.applying(affine)
    (affine.tx, affine.ty) = (shown.x - moved.x, shown.y - moved.y)
    return affine
  }
}
