/// Finds what size the content of a popover gets, before it is cut to the room that there is.
///
/// 1. The size set on the popover controller.
/// 2. The `preferredContentSize` of the content.
/// 3. For a navigation controller without one, that of its top controller, plus the bar's height.
/// 4. From iOS 8 on, the size that the content gave its own view when it was loaded.
/// 5. The default: 320 × 1100 points up to iOS 7, then 320 × 480.
///
/// Each of width and height is taken from the first rule that gives a positive, finite number; rule 4 gives
/// none if the view has the screen's size.
///
/// Source: Apple, UIPopoverController.contentSize and UIViewController.preferredContentSize; the default
/// up to iOS 7 from its documentation of contentSizeForViewInPopover.
@MainActor
enum PopoverContentSize {
  /// The size by the rules; `explicit` is what was set on the popover controller.
  ///
  /// The content's view should be loaded: it often sets the preferred size in `viewDidLoad`.
  static func of(_ content: UIViewController, explicit: CGSize? = nil) -> CGSize {
    let sources = [explicit ?? .zero, content.preferredContentSize, ofTop(of: content), ownSize(content)]
    let standard = SimulatedDevice.current.behavior.defaultPopoverSize
    return CGSize(
      width: first(of: sources.map(\.width)) ?? standard.width,
      height: first(of: sources.map(\.height)) ?? standard.height
    )
  }

  private static func first(of lengths: [CGFloat]) -> CGFloat? {
    lengths.first { $0 > 0 && $0.isFinite }
  }

  private static func ofTop(of content: UIViewController) -> CGSize {
    guard let stack = content as? UINavigationController, let top = stack.topViewController else {
      return .zero
    }
    top.loadViewIfNeeded()
    var size = top.preferredContentSize
    if size.height > 0 && !stack.isNavigationBarHidden {
      size.height += stack.navigationBar.sizeThatFits(.zero).height
    }
    return size
  }

  private static func ownSize(_ content: UIViewController) -> CGSize {
    guard SimulatedDevice.current.behavior.popoversTakeLoadedSize, let size = content.loadedViewSize,
      size != SimulatedDevice.current.screen.bounds.size
    else { return .zero }
    return size
  }
}
