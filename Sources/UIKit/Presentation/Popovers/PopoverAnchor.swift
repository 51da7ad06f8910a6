/// What a popover points at: a bar button item, or a rectangle in a view.
///
/// Neither is kept alive; a popover whose anchor has gone stays where it is until the interface turns.
@MainActor
struct PopoverAnchor {
  private(set) weak var item: UIBarButtonItem?
  @WeakReference private var sourceView: UIView?

  /// The rectangle in the view's coordinates; nil for all of it.
  private(set) var sourceRect: CGRect?

  /// Whether the anchor is, or was, a bar button item.
  let isItem: Bool

  /// An item, shown by some bar.
  init(_ item: UIBarButtonItem) {
    self.item = item
    isItem = true
  }

  /// A rectangle of a view; one that is null or has coordinates that are not finite stands for the whole view.
  init(_ rect: CGRect, in view: UIView) {
    let isUsable =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite
    sourceRect = isUsable ? rect : nil
    sourceView = view
    isItem = false
  }

  /// The view that the popover points at.
  var view: UIView? { isItem ? item?.itemView : sourceView }

  /// The anchor in the coordinates of a view of the same window; nil if the anchor has left that window.
  func rect(in other: UIView) -> CGRect? {
    guard let view, let window = view.window, window === other.window else { return nil }
    return other.convert(sourceRect ?? view.bounds, from: view)
  }

  /// The directions that the arrow may take of those that are permitted: from a bar button item popovers only hang
  /// down or stand up.
  ///
  /// Source: Apple, UIPopoverController.h.
  func usableDirections(of permitted: UIPopoverArrowDirection) -> UIPopoverArrowDirection {
    guard isItem, !permitted.isEmpty else { return permitted }
    let vertical = permitted.intersection([.up, .down])
    return vertical.isEmpty ? [.up, .down] : vertical
  }

  /// The bar that shows the item: its other items can be tapped while the popover is shown.
  var bar: UIView? {
    var candidate = item?.itemView
    while let view = candidate, !(view is UINavigationBar), !(view is UIToolbar) {
      candidate = view.parent
    }
    return candidate
  }
}
