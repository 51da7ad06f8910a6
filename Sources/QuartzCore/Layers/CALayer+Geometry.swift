extension CALayer {
  /// The anchor point, without an action.
  package final var storedAnchorPoint: CGPoint {
    get { extras?.attributes.anchorPoint ?? CALayer.middleAnchor }
    set {
      if extras != nil || newValue != CALayer.middleAnchor { ensuredExtras.attributes.anchorPoint = newValue }
    }
  }

  /// The affine part of the transform, without an action.
  package final var storedAffine: CGAffineTransform {
    get { extras?.attributes.affine ?? .identity }
    set { if extras != nil || !newValue.isIdentity { ensuredExtras.attributes.affine = newValue } }
  }

  /// The frame computed from position, bounds, transform and anchor point.
  package final var currentFrame: CGRect {
    let size = storedBounds.size
    guard flags.contains(.placedByTransform) else {
      return CALayer.standardized(
        CGRect(
          x: storedPosition.x - size.width / 2,
          y: storedPosition.y - size.height / 2,
          width: size.width,
          height: size.height
        )
      )
    }
    if let transform = extras?.attributes.transform {
      let origin = CGPoint(x: -size.width * storedAnchorPoint.x, y: -size.height * storedAnchorPoint.y)
      return CGRect(
        enclosing: CGRect(origin: origin, size: size).corners.map { transform.projected($0) }
      )
      .offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }
    return storedAffine.withoutNoise.box(around: size, anchor: storedAnchorPoint)
      .offsetBy(dx: storedPosition.x, dy: storedPosition.y)
  }

  /// Standardizes a rectangle with a negative size.
  package static func standardized(_ rect: CGRect) -> CGRect {
    rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
  }

  /// The bounds' size and the position that fill a rectangle of the superlayer.
  package final func placement(filling rect: CGRect) -> (size: CGSize, position: CGPoint) {
    let new = CALayer.standardized(rect)
    var (size, position) = (new.size, new.origin)
    if flags.contains(.placedByTransform) {
      let transform = affineTransform().withoutNoise
      size = transform.size(transformedTo: size)
      let box = transform.box(around: size, anchor: storedAnchorPoint)
      position.x += new.width / 2 - box.midX
      position.y += new.height / 2 - box.midY
    } else {
      position.x += size.width / 2
      position.y += size.height / 2
    }
    return (size, position)
  }

  final func setFrame(_ newFrame: CGRect) {
    let (size, position) = placement(filling: newFrame)
    if position.x.isNaN || position.y.isNaN { refuse(position: position) }
    self.position = position
    bounds = CGRect(origin: storedBounds.origin, size: size)
  }

  final func setBounds(_ newBounds: CGRect) {
    if newBounds.origin.x.isNaN || newBounds.origin.y.isNaN || newBounds.size.width.isNaN
      || newBounds.size.height.isNaN
    {
      LayerException.raise(
        .layerInvalidGeometry,
        "CALayer bounds contains NaN: [\(LayerException.text(newBounds))]"
      )
    }
    let old = storedBounds
    guard old != newBounds else { return }
    changeFlat(.bounds) { $0.storedBounds = newBounds }
    markNeedsLayout()
    if old.size != newBounds.size {
      parent?.markNeedsLayout()
      if flags.contains(.redrawsOnResize) { setNeedsDisplay() }
    }
  }

  final func setPosition(_ newPosition: CGPoint) {
    if newPosition.x.isNaN || newPosition.y.isNaN { refuse(position: newPosition) }
    guard storedPosition != newPosition else { return }
    changeFlat(.position) { $0.storedPosition = newPosition }
  }

  @inline(never)
  private func refuse(position: CGPoint) -> Never {
    let text = "[\(LayerException.text(position.x)) \(LayerException.text(position.y))]"
    LayerException.raise(.layerInvalidGeometry, "CALayer position contains NaN: \(text)")
  }

  final func setAnchorPoint(_ point: CGPoint) {
    guard storedAnchorPoint != point else { return }
    changeFlat(.anchorPoint) { $0.storedAnchorPoint = point }
    updatePlacement()
  }

  final func setTransform(_ transform: CATransform3D) {
    changeFlat(.transform) { $0.store(transform: transform) }
  }

  package final func updatePlacement() {
    set(
      .placedByTransform,
      !storedAffine.isIdentity || extras?.attributes.transform != nil
        || storedAnchorPoint != CALayer.middleAnchor
    )
  }
}

// MARK: - Conversion

extension CALayer {
  /// The transform from this layer's own coordinates to those of the superlayer, projected to the plane.
  ///
  /// It is about the anchor point, then to the position, and then the superlayer's transform of its sublayers.
  package final var transformToParent: CATransform3D {
    let anchor = storedAnchorPoint
    var result = CATransform3DMakeTranslation(
      -storedBounds.origin.x - storedBounds.size.width * anchor.x,
      -storedBounds.origin.y - storedBounds.size.height * anchor.y,
      -anchorPointZ
    )
    result = CATransform3DConcat(
      result,
      extras?.attributes.transform ?? CATransform3DMakeAffineTransform(storedAffine.withoutNoise)
    )
    result = CATransform3DConcat(
      result,
      CATransform3DMakeTranslation(storedPosition.x, storedPosition.y, zPosition)
    )
    guard let parent, parent.flags.contains(.transformsSublayers) else { return result }
    return CATransform3DConcat(result, parent.transformOfSublayers)
  }

  /// The transform that a layer applies to its sublayers: about its anchor point, and flipped if its geometry is.
  package final var transformOfSublayers: CATransform3D {
    let middle = CGPoint(
      x: storedBounds.origin.x + storedBounds.size.width * storedAnchorPoint.x,
      y: storedBounds.origin.y + storedBounds.size.height * storedAnchorPoint.y
    )
    var result = CATransform3DConcat(
      CATransform3DMakeTranslation(-middle.x, -middle.y, 0),
      CATransform3DConcat(sublayerTransform, CATransform3DMakeTranslation(middle.x, middle.y, 0))
    )
    if isGeometryFlipped {
      var flip = CATransform3DMakeScale(1, -1, 1)
      flip.m42 = storedBounds.minY + storedBounds.maxY
      result = CATransform3DConcat(result, flip)
    }
    return result
  }

  private var isPlacedPlainly: Bool {
    !flags.contains(.placedByTransform) && parent?.flags.contains(.transformsSublayers) != true
  }

  /// Converts a point from this layer's coordinates to the superlayer's.
  package final func pointToParent(_ point: CGPoint) -> CGPoint {
    guard isPlacedPlainly else { return transformToParent.projected(point) }
    return CGPoint(
      x: point.x + storedPosition.x - storedBounds.size.width / 2 - storedBounds.origin.x,
      y: point.y + storedPosition.y - storedBounds.size.height / 2 - storedBounds.origin.y
    )
  }

  /// Converts a point from the superlayer's coordinates to this layer's.
  package final func pointFromParent(_ point: CGPoint) -> CGPoint {
    guard isPlacedPlainly else { return transformToParent.unprojected(point) ?? point }
    return CGPoint(
      x: point.x - storedPosition.x + storedBounds.size.width / 2 + storedBounds.origin.x,
      y: point.y - storedPosition.y + storedBounds.size.height / 2 + storedBounds.origin.y
    )
  }

  /// This layer and those above, the root last.
  final var ancestors: [CALayer] {
    var path: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      path.append(layer)
      next = layer.parent
    }
    return path
  }

  static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    guard source !== target else { return point }
    let (down, up) = (target?.ancestors ?? [], source?.ancestors ?? [])
    let shared = up.first { layer in down.contains { $0 === layer } }
    var point = point
    // Trees without a shared layer are converted by the coordinates in which their roots are placed.
    let isOneTree = shared != nil || source == nil || target == nil
    for layer in up {
      if layer === shared || (isOneTree && layer.parent == nil) { break }
      point = layer.pointToParent(point)
    }
    let start =
      shared.flatMap { shared in down.firstIndex { $0 === shared } }
      ?? (isOneTree ? down.count - 1 : down.count)
    for layer in down.prefix(max(0, start)).reversed() { point = layer.pointFromParent(point) }
    return point
  }

  static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    guard source !== target else { return rect }
    let corners = rect.corners.map { convert($0, from: source, to: target) }
    let box = CGRect(enclosing: corners)
    // Without a rotation and scale the size is kept, to avoid rounding errors.
    let size = rect.standardized.size
    if abs(box.width - size.width) < 1e-9, abs(box.height - size.height) < 1e-9 {
      return CGRect(origin: box.origin, size: size)
    }
    return box
  }

  /// The front-most layer below, or this one, that contains a point of the superlayer.
  final func layer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = pointFromParent(point)
    let isInside = contains(own)
    if masksToBounds && !isInside { return nil }
    for sublayer in sublayersByDepth.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers from back to front: by z position, and equal ones in their order.
  package final var sublayersByDepth: [CALayer] {
    guard flags.contains(.hasDepth) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }
}

extension CGRect {
  /// The corners in the order around it.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension CGAffineTransform {
  /// The rounding error of sines and cosines, and of products of some of them.
  private static let noise: CGFloat = 1e-15

  /// The bounding box of a transformed rectangle whose anchor is at zero.
  ///
  /// Under scales, also in quarter turns, its sides are products without another rounding.
  fileprivate func box(around size: CGSize, anchor: CGPoint) -> CGRect {
    func start(_ length: CGFloat, _ factor: CGFloat, _ anchor: CGFloat) -> CGFloat {
      -length * (factor < 0 ? 1 - anchor : anchor)
    }
    /// A length of whole, half or third points or of hundredths reads back as it was set, though 0.3 of no number is 100.
    ///
    /// Bounds can't be chosen so that any length does: between some lengths there are fewer numbers to multiply.
    func withoutNoise(_ length: CGFloat) -> CGFloat {
      // 256 · 3 · 25
      let nearest = (length * 19_200).rounded() / 19_200
      return abs(length - nearest) < 1e-13 * nearest ? nearest : length
    }
    if b == 0 && c == 0 {
      let (width, height) = (withoutNoise(size.width * abs(a)), withoutNoise(size.height * abs(d)))
      return CGRect(
        x: start(width, a, anchor.x) + tx,
        y: start(height, d, anchor.y) + ty,
        width: width,
        height: height
      )
    }
    if a == 0 && d == 0 {
      let (width, height) = (withoutNoise(size.height * abs(c)), withoutNoise(size.width * abs(b)))
      return CGRect(
        x: start(width, c, anchor.y) + tx,
        y: start(height, b, anchor.x) + ty,
        width: width,
        height: height
      )
    }
    return CGRect(
      x: -size.width * anchor.x,
      y: -size.height * anchor.y,
      width: size.width,
      height: size.height
    ).applying(self)
  }

  /// The size of a rectangle whose bounding box has the given size when transformed.
  fileprivate func size(transformedTo box: CGSize) -> CGSize {
    if b == 0 && c == 0 && a != 0 && d != 0 {
      return CGSize(width: box.width / abs(a), height: box.height / abs(d))
    }
    if a == 0 && d == 0 && b != 0 && c != 0 {
      return CGSize(width: box.height / abs(b), height: box.width / abs(c))
    }
    let size = box.applying(inverted())
    return CGSize(width: abs(size.width), height: abs(size.height))
  }

  /// The transform with factors rounded to 0, 1 or -1 if they differ only by a rounding error, as the cosine of π/2 does,
  /// also beside a large scale.
  package var withoutNoise: CGAffineTransform {
    func exact(_ factor: CGFloat, beside one: CGFloat, _ other: CGFloat) -> CGFloat {
      let nearest = factor.rounded()
      let size = nearest == 0 ? max(1, abs(one), abs(other)) : 1
      return abs(nearest) <= 1 && abs(factor - nearest) < CGAffineTransform.noise * size ? nearest : factor
    }
    return CGAffineTransform(
      a: exact(a, beside: b, c),
      b: exact(b, beside: a, d),
      c: exact(c, beside: a, d),
      d: exact(d, beside: b, c),
      tx: tx,
      ty: ty
    )
  }
}
