/// The visual side of a view: shares its geometry, and adds corners, border and shadow.
///
/// A layer belongs to a view; `presentation` gives a copy that shows the moment of an animation.
@preconcurrency @MainActor
public final class CALayer {
  @WeakReference private var view: UIView?

  /// The values of a copy, which has no view.
  private var snapshot = Snapshot()

  @MainActor
  private struct Snapshot {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = UIView.middleAnchor
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }

  /// How round the corners are, in points.
  ///
  /// The content is cut off only with `masksToBounds`.
  public var cornerRadius: CGFloat = 0

  /// The width of the border inside the bounds, in points; 0 for none.
  public var borderWidth: CGFloat = 0

  /// The colour of the border; black unless set.
  public var borderColor: CGColor? = UIColor.black.cgColor

  /// The colour of the shadow; black unless set.
  public var shadowColor: CGColor? = UIColor.black.cgColor

  /// How opaque the shadow is, from 0 (none, unless set) to 1.
  public var shadowOpacity: Float = 0

  /// Where the shadow falls, in points; (0, -3) unless set.
  ///
  /// Source: Apple, CALayer.shadowOffset.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// How blurred the shadow is, in points; 3 unless set.
  ///
  /// Source: Apple, CALayer.shadowRadius.
  public var shadowRadius: CGFloat = 3

  /// The outline that throws the shadow, or nil for that of the content.
  public var shadowPath: CGPath?

  /// A name to find the layer by.
  public var name: String?

  init(of view: UIView) {
    self.view = view
  }

  /// The layer's own coordinates: the view's bounds.
  public var bounds: CGRect {
    get { view?.bounds ?? snapshot.bounds }
    set {
      view?.bounds = newValue
      snapshot.bounds = newValue
    }
  }

  /// Where the anchor point lies in the superlayer: the view's center.
  public var position: CGPoint {
    get { view?.center ?? snapshot.position }
    set {
      view?.center = newValue
      snapshot.position = newValue
    }
  }

  /// The place within the bounds that `position` stands for, from 0 to 1; the middle unless set.
  ///
  /// Moving it keeps `position`, so the layer moves on screen. Source: Apple, CALayer.anchorPoint.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? snapshot.anchorPoint }
    set {
      view?.anchorPoint = newValue
      snapshot.anchorPoint = newValue
    }
  }

  /// The upright rectangle around the layer, in the superlayer.
  public var frame: CGRect {
    get {
      if let view { return view.frame }
      let size = snapshot.bounds.size
      return CGRect(
        x: -size.width * snapshot.anchorPoint.x,
        y: -size.height * snapshot.anchorPoint.y,
        width: size.width,
        height: size.height
      )
      .applying(snapshot.transform)
      .offsetBy(dx: snapshot.position.x, dy: snapshot.position.y)
    }
    set { view?.frame = newValue }
  }

  /// How the layer is turned, scaled or skewed about its anchor point.
  public func affineTransform() -> CGAffineTransform {
    view?.transform ?? snapshot.transform
  }

  /// Turns, scales or skews the layer about its anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    view?.transform = transform
    snapshot.transform = transform
  }

  /// The view's alpha.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? snapshot.opacity }
    set {
      view?.alpha = CGFloat(newValue)
      snapshot.opacity = newValue
    }
  }

  /// Whether the layer is invisible with all it holds.
  public var isHidden: Bool {
    get { view?.isHidden ?? snapshot.isHidden }
    set {
      view?.isHidden = newValue
      snapshot.isHidden = newValue
    }
  }

  /// Whether content outside the bounds, and outside round corners, is cut off.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? snapshot.masksToBounds }
    set {
      view?.clipsToBounds = newValue
      snapshot.masksToBounds = newValue
    }
  }

  /// What fills the layer behind its content.
  public var backgroundColor: CGColor? {
    get {
      if let view { return view.backgroundColor?.cgColor }
      return snapshot.backgroundColor
    }
    set {
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      snapshot.backgroundColor = newValue
    }
  }

  /// A copy that shows what is on screen at the moment, in the midst of animations.
  public func presentation() -> CALayer? {
    guard let view else { return self }
    let copy = CALayer(of: view)
    copy.view = nil
    copy.snapshot = Snapshot(
      bounds: view.presentationBounds,
      position: view.presentationCenter,
      anchorPoint: view.anchorPoint,
      transform: view.presentationTransform,
      opacity: Float(view.presentationAlpha),
      isHidden: view.isHidden,
      masksToBounds: view.clipsToBounds,
      backgroundColor: view.presentationBackgroundColor?.cgColor
    )
    copy.cornerRadius = cornerRadius
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    copy.shadowPath = shadowPath
    copy.name = name
    return copy
  }

  /// Cuts all animations short: the model values show at once.
  public func removeAllAnimations() {
    view?.removeAllAnimations()
  }

  /// Asks for a layout before the next frame.
  public func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays out now what needs it.
  public func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}
