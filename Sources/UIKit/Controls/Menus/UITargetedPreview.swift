/// A view for an animation to or from a preview, with its place.
///
/// Source: Apple, UITargetedPreview.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view that is shown.
  open var view: UIView { storedView }

  /// The place of the preview.
  open var target: UIPreviewTarget { storedTarget }

  /// The appearance of the preview.
  open var parameters: UIPreviewParameters { storedParameters }

  /// The size of the view.
  open var size: CGSize { storedView.bounds.size }

  private let storedView: UIView
  private let storedTarget: UIPreviewTarget
  private let storedParameters: UIPreviewParameters

  /// Creates a preview at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (storedView, storedParameters, storedTarget) = (view, parameters, target)
  }

  /// Creates a preview at the place of the view, which must be in a window.
  ///
  /// Otherwise it raises NSInternalInconsistencyException. The reason is in our words.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let container = view.superview else {
      UIKitException.raise(
        .internalInconsistencyException,
        "UITargetedPreview requires that the view is in a window, but it is not. (view: \(view))"
      )
    }
    self.init(
      view: view,
      parameters: parameters,
      target: UIPreviewTarget(container: container, center: view.center)
    )
  }

  /// Creates a preview at the place of the view, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: storedView, parameters: storedParameters, target: newTarget)
  }
}

/// The place of a preview in a view.
@preconcurrency @MainActor
open class UIPreviewTarget {
  /// The view in which the preview is.
  open var container: UIView { storedContainer }

  /// The middle of the preview, in the coordinates of the container.
  open var center: CGPoint { storedCenter }

  /// The transform of the preview.
  open var transform: CGAffineTransform { storedTransform }

  private let storedContainer: UIView
  private let storedCenter: CGPoint
  private let storedTransform: CGAffineTransform

  /// Creates a place in a container, which must be in a window; otherwise it raises NSInternalInconsistencyException.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    if container.window == nil {
      UIKitException.raise(
        .internalInconsistencyException,
        "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))"
      )
    }
    (storedContainer, storedCenter, storedTransform) = (container, center, transform)
  }

  /// Creates a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// Creates the parameters of the whole view.
  public init() {}

  /// The part of the view that is shown, in its coordinates; nil for its bounds.
  open var visiblePath: UIBezierPath?

  /// The outline of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?

  /// The colour behind the view; nil for the system's background.
  open var backgroundColor: UIColor!

  /// Creates the parameters of lines of text, whose rectangles are in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
    }
    if !textLineRects.isEmpty { visiblePath = path }
  }
}
