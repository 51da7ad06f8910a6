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
    min(1, max(0, presentedNumber(.opacity, storedOpacity)))
  }

  /// The background colour on screen.
  package final var presentedBackgroundColor: CGColor? {
    guard isAnimated, case .color(let color) = presentedValue(of: .backgroundColor) else {
      return storedBackgroundColor
    }
    return color
  }

  /// The corner radius on screen.
  package final var presentedCornerRadius: CGFloat { presentedNumber(.cornerRadius, cornerRadius) }

  /// The transform from the layer's own coordinates to the superlayer's, on screen.
  ///
  /// - Parameters:
  ///   - bounds: the bounds on screen.
  ///   - flip: a transform about the anchor point before the layer's own.
  ///
  /// A perspective is approximated by the affine transform that agrees with it in the middle.
  package final func plainPlacement(of bounds: CGRect, flip: CGAffineTransform?) -> CGAffineTransform {
    let center = presentedPosition
    let offset = anchor(in: bounds)
    if isInSpace { return approximatePlacement(of: bounds) }
    let transform = presentedTransform
    if transform.isIdentity, flip == nil {
      return CGAffineTransform(translationX: center.x - offset.x, y: center.y - offset.y)
    }
    return CGAffineTransform(translationX: 0 - offset.x, y: 0 - offset.y)
      .concatenating(flip ?? .identity)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// The anchor point in the layer's own coordinates.
  private func anchor(in bounds: CGRect) -> CGPoint {
    var anchor = storedAnchorPoint
    if isAnimated, case .point(let point) = presentedValue(of: .anchorPoint) { anchor = point }
    return CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
  }

  /// Whether the placement may have a perspective.
  package final var isInSpace: Bool {
    if parent?.flags.contains(.transformsSublayers) == true || extras?.attributes.transform != nil {
      return true
    }
    if isAnimated, case .transform(let own) = presentedValue(of: .transform), !own.isFlat { return true }
    guard let parent, parent.isAnimated,
      case .transform(let outer) = parent.presentedValue(of: .sublayerTransform)
    else { return false }
    return !outer.isIdentity
  }

  /// The transform on screen, in space.
  private var presentedSpaceTransform: CATransform3D {
    guard isAnimated, case .transform(let presented) = presentedValue(of: .transform) else {
      return transform
    }
    return presented
  }

  private func presentedNumber(_ property: LayerProperty, _ model: CGFloat) -> CGFloat {
    guard isAnimated, case .number(let number) = presentedValue(of: property) else { return model }
    return CGFloat(number)
  }

  /// The z position on screen.
  package final var presentedZPosition: CGFloat { presentedNumber(.zPosition, zPosition) }

  /// The transform in space from the layer's own coordinates to the superlayer's, on screen.
  ///
  /// - Parameter isWhole: whether the superlayer's transform of its sublayers is included.
  package final func spacePlacement(of bounds: CGRect, isWhole: Bool = true) -> CATransform3D {
    let (offset, center) = (anchor(in: bounds), presentedPosition)
    let depth = presentedNumber(.anchorPointZ, anchorPointZ)
    let placed = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-offset.x, -offset.y, -depth),
        presentedSpaceTransform
      ),
      CATransform3DMakeTranslation(center.x, center.y, presentedZPosition)
    )
    guard isWhole, let parent else { return placed }
    return CATransform3DConcat(placed, parent.presentedTransformOfSublayers)
  }

  /// The transform that the layer applies to its sublayers, on screen.
  package final var presentedTransformOfSublayers: CATransform3D {
    guard flags.contains(.transformsSublayers) || isAnimated else { return CATransform3DIdentity }
    return (isAnimated ? presentation() ?? self : self).transformOfSublayers
  }

  /// Whether the layer is single-sided and seen from behind with a placement in space.
  package final func turnsItsBack(_ bounds: CGRect, _ placement: CATransform3D) -> Bool {
    guard flags.contains(.singleSided), !placement.isFlat else { return false }
    let affine = placement.affine(at: CGPoint(x: bounds.midX, y: bounds.midY))
    return affine.a * affine.d - affine.b * affine.c < 0
  }

  /// The sublayers from back to front, on screen.
  package final var presentedSublayersByDepth: [CALayer] {
    guard children.contains(where: \.isAnimated) else { return sublayersByDepth }
    return children.map { ($0, $0.presentedZPosition) }.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }
    .map(\.element.0)
  }

  private func approximatePlacement(of bounds: CGRect) -> CGAffineTransform {
    let whole = spacePlacement(of: bounds)
    guard whole.hasPerspective else { return CATransform3DGetAffineTransform(whole) }
    return whole.affine(at: CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

extension CATransform3D {
  /// Whether lines of the plane z = 0 that are parallel may not be so after it.
  package var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

  /// The affine transform that agrees with the projection of the plane z = 0 in a point and its first derivatives.
  package func affine(at point: CGPoint) -> CGAffineTransform {
    let (row1, row2, _, _) = rows
    let here = applied(to: SIMD4(Double(point.x), Double(point.y), 0, 1))
    func slope(_ row: SIMD4<Double>) -> (x: Double, y: Double) {
      let square = here.w * here.w
      return ((row.x * here.w - here.x * row.w) / square, (row.y * here.w - here.y * row.w) / square)
    }
    let (x, y) = (slope(row1), slope(row2))
    var affine = CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0)
    let (shown, moved) = (projected(point), point.applying(affine))
    (affine.tx, affine.ty) = (shown.x - moved.x, shown.y - moved.y)
    return affine
  }
}
