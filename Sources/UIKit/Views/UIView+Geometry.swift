extension UIView {
  /// The frame that center, bounds, transform and anchor give.
  final var currentFrame: CGRect {
    let size = storedBounds.size
    guard flags.contains(.placedByTransform) else {
      return UIView.standardized(
        CGRect(
          x: storedCenter.x - size.width / 2,
          y: storedCenter.y - size.height / 2,
          width: size.width,
          height: size.height
        )
      )
    }
    let anchor = anchorPoint
    let upright = CGRect(
      x: -size.width * anchor.x,
      y: -size.height * anchor.y,
      width: size.width,
      height: size.height
    )
    return upright.applying(storedTransform.withoutNoise).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// The place of `center` within the bounds; (0.5, 0.5) is the middle.
  package final var anchorPoint: CGPoint {
    get { extras?.anchorPoint ?? UIView.middleAnchor }
    set {
      ensuredExtras.anchorPoint = newValue
      updatePlacement()
    }
  }

  /// Turns a rectangle with a negative size round, so that its size is positive.
  static func standardized(_ rect: CGRect) -> CGRect {
    rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
  }

  final func setFrame(_ newFrame: CGRect) {
    let new = UIView.standardized(newFrame)
    var size = new.size
    var anchor = UIView.middleAnchor
    var middle = new.origin
    if flags.contains(.placedByTransform) {
      anchor = anchorPoint
      let transform = storedTransform.withoutNoise
      let untransformed = size.applying(transform.inverted())
      size = CGSize(width: abs(untransformed.width), height: abs(untransformed.height))
      let box = CGRect(
        x: -size.width * anchor.x,
        y: -size.height * anchor.y,
        width: size.width,
        height: size.height
      ).applying(transform)
      middle.x += new.width / 2 - box.midX
      middle.y += new.height / 2 - box.midY
    } else {
      middle.x += size.width / 2
      middle.y += size.height / 2
    }
    if middle.x.isNaN || middle.y.isNaN { refuse(position: middle) }
    take(center: middle)
    take(bounds: CGRect(origin: storedBounds.origin, size: size))
  }

  /// Gives the bounds a size, and leaves the frame's origin where it is.
  final func takeSize(_ size: CGSize) {
    let origin = frame.origin
    guard flags.contains(.placedByTransform) else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    bounds.size = size
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  final func setBounds(_ newBounds: CGRect) {
    if newBounds.origin.x.isNaN || newBounds.origin.y.isNaN || newBounds.size.width.isNaN
      || newBounds.size.height.isNaN
    {
      refuse(bounds: newBounds)
    }
    take(bounds: newBounds)
  }

  final func setCenter(_ newCenter: CGPoint) {
    if newCenter.x.isNaN || newCenter.y.isNaN { refuse(position: newCenter) }
    take(center: newCenter)
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    if let block = AnimationBlock.current {
      block.animate(.transform, of: self, from: .transform(storedTransform), to: .transform(newTransform))
    }
    let isNew = storedTransform != newTransform
    storedTransform = newTransform
    updatePlacement()
    if isNew, let parent, SimulatedDevice.current.behavior.transformsLayOutSuperviews {
      parent.subviewDidChangeShape()
    }
  }

  private func updatePlacement() {
    set(.placedByTransform, !storedTransform.isIdentity || anchorPoint != UIView.middleAnchor)
  }

  /// Takes over a new center, animated if an animation closure runs.
  private func take(center: CGPoint) {
    if let block = AnimationBlock.current {
      block.animate(.center, of: self, from: .point(storedCenter), to: .point(center))
    }
    storedCenter = center
  }

  /// Takes over new bounds, animated if an animation closure runs.
  ///
  /// Other bounds, be it by their size or by their origin, ask for a layout of the view and of its superview.
  ///
  /// Source: Apple, CALayer.setNeedsLayout() and CALayoutManager; for the superview and the origin, developers'
  /// experiments (StackOverflow 728372, "When is layoutSubviews called?", and logichigh.com, 2011).
  private func take(bounds: CGRect) {
    if let block = AnimationBlock.current {
      block.animate(.bounds, of: self, from: .rect(storedBounds), to: .rect(bounds))
    }
    let old = storedBounds
    guard old != bounds else { return }
    storedBounds = bounds
    markNeedsLayout()
    parent?.subviewDidChangeShape()
    if old.size != bounds.size { sizeDidChange(from: old.size) }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    if storedContentMode == .redraw { markNeedsDisplay() }
    if !children.isEmpty && !flags.contains(.keepsSubviewSizes) {
      SimulatedDevice.current.resizes.resizeChildren(of: self, from: oldSize)
    }
  }

  // Out of line, so that the setters stay small. The words are Core Animation's.

  @inline(never)
  final func refuse(position: CGPoint) -> Never {
    UIKitException.raise(
      .layerInvalidGeometry,
      "CALayer position contains NaN: [\(DumpText.number(position.x)) \(DumpText.number(position.y))]"
    )
  }

  @inline(never)
  private func refuse(bounds: CGRect) -> Never {
    UIKitException.raise(
      .layerInvalidGeometry,
      "CALayer bounds contains NaN: [\(DumpText.rect(bounds))]"
    )
  }
}

extension CGAffineTransform {
  /// By how much sines and cosines, and products of some of them, miss the numbers that they stand for.
  private static let noise: CGFloat = 1e-15

  /// The transform with 0, 1 and -1 where its factors miss these by rounding only, as the cosine of π/2 misses 0.
  var withoutNoise: CGAffineTransform {
    func exact(_ factor: CGFloat) -> CGFloat {
      let nearest = factor.rounded()
      return abs(nearest) <= 1 && abs(factor - nearest) < CGAffineTransform.noise ? nearest : factor
    }
    return CGAffineTransform(a: exact(a), b: exact(b), c: exact(c), d: exact(d), tx: tx, ty: ty)
  }
}
