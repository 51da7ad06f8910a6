/// A rectangle that takes part in layout as a view does, but is no view.
///
/// Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that has the guide; it owns the guide.
  ///
  /// Source: Apple, UILayoutGuide.owningView.
  open weak var owningView: UIView? {
    willSet { ownerWillChange(to: newValue) }
    didSet { ownerDidChange(from: oldValue) }
  }

  /// A name for logs.
  open var identifier = ""

  final var layout: LayoutState?

  /// What makes the system's own guides: their rectangle in the view.
  final var systemRule: SystemGuide?

  /// The rectangle of the guide in its view, after layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The leading side.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .leading) }
  /// The trailing side.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .right) }
  /// The top side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .top) }
  /// The bottom side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .centerY) }
}
