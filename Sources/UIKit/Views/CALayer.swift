/// The layer of a view: shares the view's geometry, and adds rounded corners, border and shadow.
///
/// Each layer belongs to a view. `presentation` returns a copy with the present values of animations.
@preconcurrency @MainActor
public final class CALayer {
  @WeakReference private var view: UIView?

  /// The values of a presentation copy, which has no view.
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

  /// The corner radius in points.
  ///
  /// The content is clipped to the corners only with `masksToBounds`.
  public var cornerRadius: CGFloat = 0

  /// The width of the border inside the bounds, in points; 0 for none.
  public var borderWidth: CGFloat = 0

  /// The colour of the border; black by default.
  public var borderColor: CGColor? = UIColor.black.cgColor

  /// The colour of the shadow; black by default.
  public var shadowColor: CGColor? = UIColor.black.cgColor

  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Float = 0

  /// The offset of the shadow, in points; (0, -3) by default.
  ///
  /// Source: Apple, CALayer.shadowOffset.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur radius of the shadow, in points; 3 by default.
  ///
  /// Source: Apple, CALayer.shadowRadius.
  public var shadowRadius: CGFloat = 3

  /// The outline of the shadow; nil for that of the content.
  public var shadowPath: CGPath?

  /// A name to find the layer by.
  public var name: String?

  init(of view: UIView) {
    self.view = view
  }

  /// The bounds of the view, in the layer's own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? snapshot.bounds }
    set {
      view?.bounds = newValue
      snapshot.bounds = newValue
    }
  }

  /// The position of the anchor point in the superlayer: the view's center.
  public var position: CGPoint {
    get { view?.center ?? snapshot.position }
    set {
      view?.center = newValue
      snapshot.position = newValue
    }
  }

  /// The point of the bounds at `position`, from 0 to 1 in both directions; the centre by default.
  ///
  /// Changing it keeps `position`, so the layer moves on screen. Source: Apple, CALayer.anchorPoint.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? snapshot.anchorPoint }
    set {
      view?.anchorPoint = newValue
      snapshot.anchorPoint = newValue
    }
  }

  /// The bounding rectangle of the layer in the superlayer.
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

  /// Returns the rotation, scale or skew about the anchor point.
  public func affineTransform() -> CGAffineTransform {
    view?.transform ?? snapshot.transform
  }

  /// Sets the rotation, scale or skew about the anchor point.
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

  /// Whether the layer and its sublayers are invisible.
  public var isHidden: Bool {
    get { view?.isHidden ?? snapshot.isHidden }
    set {
      view?.isHidden = newValue
      snapshot.isHidden = newValue
    }
  }

  /// Whether content is clipped to the bounds and the rounded corners.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? snapshot.masksToBounds }
    set {
      view?.clipsToBounds = newValue
      snapshot.masksToBounds = newValue
    }
  }

  /// The colour behind the content.
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

  /// Returns a copy with the values that are on screen, such as those of running animations.
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

  /// Removes all animations: the model values become visible at once.
  public func removeAllAnimations() {
    view?.removeAllAnimations()
  }

  /// Invalidates the layout, which is updated before the next frame.
  public func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Updates an invalid layout at once.
  public func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}
