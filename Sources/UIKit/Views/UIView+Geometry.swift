internal import LayoutRules

extension UIView {
  /// The parts of a view's frame that resize with its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ mask: ResizingMask) {
      self.init(rawValue: mask.rawValue)
    }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(.flexibleLeftMargin)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(.flexibleWidth)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(.flexibleRightMargin)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(.flexibleTopMargin)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(.flexibleHeight)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(.flexibleBottomMargin)
  }

  /// The placement of a view's content in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Scaled to fill, with distortion.
    case scaleToFill = 0
    /// Scaled to fit, without distortion.
    case scaleAspectFit = 1
    /// Scaled to fill, without distortion.
    case scaleAspectFill = 2
    /// Redrawn whenever the bounds change.
    case redraw = 3
    /// Centred, not scaled.
    case center = 4
    /// At the middle of the top edge, not scaled.
    case top = 5
    /// At the middle of the bottom edge, not scaled.
    case bottom = 6
    /// At the middle of the left edge, not scaled.
    case left = 7
    /// At the middle of the right edge, not scaled.
    case right = 8
    /// At the top left corner, not scaled.
    case topLeft = 9
    /// At the top right corner, not scaled.
    case topRight = 10
    /// At the bottom left corner, not scaled.
    case bottomLeft = 11
    /// At the bottom right corner, not scaled.
    case bottomRight = 12
  }

  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview; reading the property never returns it.
    case automatic = 0
    /// Not dimmed.
    case normal = 1
    /// Dimmed to grey, as behind an alert.
    case dimmed = 2
  }

  /// The intrinsic width or height of a view that has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The default anchor point, at which `center` is.
  static let middleAnchor = CGPoint(x: 0.5, y: 0.5)
}

// MARK: - Geometry

extension UIView {
  /// The frame computed from center, bounds, transform and anchor point.
  final var currentFrame: CGRect { backing.currentFrame }

  /// The point of the bounds at `center`; (0.5, 0.5) is the middle.
  package final var anchorPoint: CGPoint {
    get { backing.storedAnchorPoint }
    set {
      guard newValue != backing.storedAnchorPoint else { return }
      let action = action(forChangeOf: .anchorPoint)
      backing.storedAnchorPoint = newValue
      backing.updatePlacement()
      touchAreaDidChange()
      run(action, forChangeOf: .anchorPoint)
    }
  }

  /// Whether the frame must be computed in full.
  final var isPlacedByTransform: Bool { backing.flags.contains(.placedByTransform) }

  /// Standardizes a rectangle with a negative size.
  static func standardized(_ rect: CGRect) -> CGRect { CALayer.standardized(rect) }

  final func setFrame(_ newFrame: CGRect) {
    let (size, middle) = backing.placement(filling: newFrame)
    if middle.x.isNaN || middle.y.isNaN { refuse(position: middle) }
    storeCenter(middle)
    storeBounds(CGRect(origin: storedBounds.origin, size: size))
  }

  /// Sets the size of the bounds, and keeps the frame's origin.
  final func takeSize(_ size: CGSize) {
    let origin = frame.origin
    guard isPlacedByTransform else {
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
    storeBounds(newBounds)
  }

  final func setCenter(_ newCenter: CGPoint) {
    if newCenter.x.isNaN || newCenter.y.isNaN { refuse(position: newCenter) }
    storeCenter(newCenter)
  }

  final func setTransform(_ newTransform: CGAffineTransform) {
    if runsActions || backing.extras?.attributes.transform != nil {
      return setTransform3D(CATransform3DMakeAffineTransform(newTransform))
    }
    let isNew = backing.storedAffine != newTransform
    backing.storedAffine = newTransform
    backing.updatePlacement()
    transformDidChange(isNew)
  }

  final func setTransform3D(_ newTransform: CATransform3D) {
    let isNew = backing.transform != newTransform
    let action = isNew ? action(forChangeOf: .transform) : nil
    backing.store(transform: newTransform)
    run(action, forChangeOf: .transform)
    transformDidChange(isNew)
  }

  private func transformDidChange(_ isNew: Bool) {
    touchAreaDidChange()
    if isNew, let parent, device.behavior.transformsLayOutSuperviews { parent.subviewDidChangeShape() }
  }

  /// Sets the center, with an animation inside an animation closure.
  private func storeCenter(_ center: CGPoint) {
    guard storedCenter != center else { return }
    let action = action(forChangeOf: .position)
    storedCenter = center
    run(action, forChangeOf: .position)
    if flags.contains(.constraintsBelow) { placeDidChange() }
  }

  /// Sets the bounds, with an animation inside an animation closure.
  ///
  /// A change of size or origin invalidates the layout of the view and of its superview.
  ///
  /// Source: Apple, CALayer.setNeedsLayout() and CALayoutManager; for the superview and the origin,
  /// developers' experiments (StackOverflow 728372, "When is layoutSubviews called?", and
  /// logichigh.com, 2011).
  private func storeBounds(_ bounds: CGRect) {
    let old = storedBounds
    guard old != bounds else { return }
    let action = action(forChangeOf: .bounds)
    storedBounds = bounds
    run(action, forChangeOf: .bounds)
    markNeedsLayout()
    parent?.subviewDidChangeShape()
    if flags.contains(.constraintsBelow) { placeDidChange() }
    if old.size != bounds.size { sizeDidChange(from: old.size) }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    if storedContentMode == .redraw { markNeedsDisplay() }
    if !children.isEmpty && !flags.contains(.keepsSubviewSizes) {
      device.views.resizes.resizeChildren(of: self, from: oldSize)
    }
  }

  // Out of line, which keeps the setters small. The text is Core Animation's.

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

// MARK: - Autoresizing

extension UIView {
  /// Resizes the subviews by their masks after a change of size: see `ResizeQueue`.
  final func applyAutoresizingMasks(from oldSize: CGSize) {
    let bounds = storedBounds
    // The copy retains the subviews, as an overridden setter may change the hierarchy.
    let followers = children
    for index in followers.indices
    where followers[index].storedMask.rawValue != 0 && !followers[index].isPlacedByConstraints {
      followers[index].follow(from: oldSize, to: bounds)
    }
  }

  /// Whether constraints place the view instead of its mask.
  private var isPlacedByConstraints: Bool {
    flags.isSuperset(of: [.maskIsNotConstraints, .constraintsBelow])
  }

  /// Resizes the view by its mask after its superview's size has changed from `oldSize` to that of `bounds`.
  ///
  /// A view with a transform is resized as without it: by bounds and center.
  private func follow(from oldSize: CGSize, to superbounds: CGRect) {
    let size = storedBounds.size
    let isPlacedByTransform = isPlacedByTransform
    let anchor = isPlacedByTransform ? anchorPoint : UIView.middleAnchor
    let present = CGRect(
      x: storedCenter.x - size.width * anchor.x - superbounds.origin.x,
      y: storedCenter.y - size.height * anchor.y - superbounds.origin.y,
      width: size.width,
      height: size.height
    )
    var new = CGRect(
      Autoresizing.resized(
        LayoutRect(present),
        mask: ResizingMask(rawValue: storedMask.rawValue),
        from: LayoutSize(oldSize),
        to: LayoutSize(superbounds.size)
      )
    )
    guard new != present else { return }
    new.origin.x += superbounds.origin.x
    new.origin.y += superbounds.origin.y
    guard isPlacedByTransform else {
      frame = new
      return
    }
    bounds.size = new.size
    center = CGPoint(x: new.origin.x + new.width * anchor.x, y: new.origin.y + new.height * anchor.y)
  }
}

/// Queues resizes when they are nested too deeply, so there is no limit to the depth of the hierarchy.
@MainActor
final class ResizeQueue {
  /// The maximum number of nested resizes.
  private static let nestingLimit = 256

  private var nesting = 0
  private var waiting: [(view: UIView, oldSize: CGSize)] = []

  /// Resizes the subviews of `view` after a change of its size, now or from the queue.
  func resizeChildren(of view: UIView, from oldSize: CGSize) {
    guard nesting < ResizeQueue.nestingLimit else {
      waiting.append((view, oldSize))
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    view.applyAutoresizingMasks(from: oldSize)
    guard nesting == 1 else { return }
    while let next = waiting.popLast() { next.view.applyAutoresizingMasks(from: next.oldSize) }
  }
}

// MARK: - Moving

extension UIView {
  /// Sets the frame if it differs.
  final func moveTo(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  /// Places the view in `rect` regardless of its transform.
  final func place(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
