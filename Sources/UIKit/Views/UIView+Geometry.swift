internal import LayoutRules

extension UIView {
  /// Which parts of a view's frame give way when its superview changes size.
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

    /// The distance to the left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(.flexibleLeftMargin)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(.flexibleWidth)
    /// The distance to the right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(.flexibleRightMargin)
    /// The distance to the top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(.flexibleTopMargin)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(.flexibleHeight)
    /// The distance to the bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(.flexibleBottomMargin)
  }

  /// How a view's content follows its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// As large as fits, undistorted.
    case scaleAspectFit = 1
    /// Large enough to fill, undistorted.
    case scaleAspectFill = 2
    /// Drawn anew whenever the bounds change.
    case redraw = 3
    /// In the middle, not scaled.
    case center = 4
    /// Middle of the top edge, not scaled.
    case top = 5
    /// Middle of the bottom edge, not scaled.
    case bottom = 6
    /// Middle of the left edge, not scaled.
    case left = 7
    /// Middle of the right edge, not scaled.
    case right = 8
    /// Top left corner, not scaled.
    case topLeft = 9
    /// Top right corner, not scaled.
    case topRight = 10
    /// Bottom left corner, not scaled.
    case bottomLeft = 11
    /// Bottom right corner, not scaled.
    case bottomRight = 12
  }

  /// Whether a tint shows in full colour or greyed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview; a view never reads this value.
    case automatic = 0
    /// In full colour.
    case normal = 1
    /// Greyed, as behind an alert.
    case dimmed = 2
  }

  /// The size of a direction in which a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The anchor that `center` stands for unless a layer's anchor point was set.
  static let middleAnchor = CGPoint(x: 0.5, y: 0.5)
}

// MARK: - Geometry

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
    if isNew, let parent, device.behavior.transformsLayOutSuperviews {
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
      device.views.resizes.resizeChildren(of: self, from: oldSize)
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

// MARK: - Layout

extension UIView {
  /// Whether this view or one below waits for a layout.
  package final var needsLayoutInSubtree: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
  }

  /// Notes that this view must be laid out, and tells its superviews where to look.
  @inline(__always)
  final func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    markNeedsLayoutAbove()
  }

  /// Tells the superviews that something below needs a layout, as far as they don't know yet.
  final func markNeedsLayoutAbove() {
    var view = parent
    while let present = view, !present.flags.contains(.needsLayoutBelow) {
      present.flags.insert(.needsLayoutBelow)
      view = present.parent
    }
  }

  /// Asks for a layout because a subview has other bounds or another transform.
  ///
  /// What the view does to its subviews while it lays them out asks for nothing: it is placing them just now.
  @inline(__always)
  final func subviewDidChangeShape() {
    if flags.isDisjoint(with: [.needsLayout, .isPlacingSubviews]) { markNeedsLayout() }
  }

  /// Lays out from the topmost superview that waits in an unbroken row from here upwards.
  final func layoutNow() {
    var top = self
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    top.layoutSubtree()
  }

  /// Lays out the views that wait, each before what it holds.
  ///
  /// Not recursive: no depth is too great.
  private func layoutSubtree() {
    guard needsLayoutInSubtree else { return }
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        view.layoutWithController()
      }
      if view.flags.contains(.needsLayoutBelow) {
        view.flags.remove(.needsLayoutBelow)
        for child in view.children.reversed() where child.needsLayoutInSubtree {
          pending.append(child)
        }
      }
    }
  }

  /// A controller hears before and after its root view is laid out.
  private func layoutWithController() {
    // Code that lays out may ask for the layout of the same view once more.
    let isOutermost = !flags.contains(.isPlacingSubviews)
    flags.insert(.isPlacingSubviews)
    defer { if isOutermost { flags.remove(.isPlacingSubviews) } }
    guard let controller else {
      layoutSubviews()
      return
    }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }
}

// MARK: - Autoresizing

extension UIView {
  /// Lets the subviews follow a change of the bounds' size by their masks, at once: see `ResizeQueue`.
  final func followMasks(from oldSize: CGSize) {
    let bounds = storedBounds
    // The copy keeps the subviews, whatever an overridden setter does to the hierarchy.
    let followers = children
    for index in followers.indices where followers[index].storedMask.rawValue != 0 {
      followers[index].follow(from: oldSize, to: bounds)
    }
  }

  /// Follows a superview whose size went from `oldSize` to that of `bounds`.
  ///
  /// A view under a transform follows as if it were upright: by bounds and center.
  private func follow(from oldSize: CGSize, to superbounds: CGRect) {
    let size = storedBounds.size
    let isPlacedByTransform = flags.contains(.placedByTransform)
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

/// Resizes that wait until the stack has room for them, so that no hierarchy is too deep.
@MainActor
final class ResizeQueue {
  /// How many resizes may nest before the rest is queued.
  private static let nestingLimit = 256

  private var nesting = 0
  private var waiting: [(view: UIView, oldSize: CGSize)] = []

  /// Lets the subviews of `view` follow a change of its size, now or as soon as there is room.
  func resizeChildren(of view: UIView, from oldSize: CGSize) {
    guard nesting < ResizeQueue.nestingLimit else {
      waiting.append((view, oldSize))
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    view.followMasks(from: oldSize)
    guard nesting == 1 else { return }
    while let next = waiting.popLast() { next.view.followMasks(from: next.oldSize) }
  }
}

// MARK: - Placing

extension UIView {
  /// Sets the frame unless it is that already.
  final func moveTo(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  /// Lies in `rect`, whatever the transform is.
  final func lie(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
