/// Large titles in the bar:
///
/// 1. A bar with a large title is 52 points higher, and so are the safe area and the insets of the content.
/// 2. Scrolling the controller's scroll view changes the bar's height by as much, down to that without a large title. The insets
///    become smaller, too, so the content stays next to the bar.
/// 3. Content that is pulled down makes the bar higher; its insets stay.
/// 4. During a transition the bar's height is between those for the two controllers.
///
/// Source: Apple, UINavigationBar.prefersLargeTitles, and Human Interface Guidelines, navigation bars; developers' logs of heights
/// and insets.
extension UINavigationController {
  /// The controller whose item the bar shows, on the stage of this controller or of an inner one.
  private var contentController: UIViewController? {
    guard let inner = staged as? UINavigationController else { return staged }
    return inner.contentController
  }

  /// Determines the height of the large title, and tells the controller's scroll view.
  final func settleLargeTitle() {
    guard outer == nil, let staged, let controller = contentController else { return }
    let scrollView = controller.adjustedScrollView
    let isShown = bar.hasLargeTitles && !hidesBar && bar.showsLargeTitle(of: items(through: staged))
    let whole = isShown ? BarMetrics.largeTitleHeight : 0
    let height: CGFloat? = isShown ? largeTitleHeight(of: controller, above: scrollView) : nil
    controller.navigationItem.largeTitleHeight = height
    scrollView?.titleHeight = whole
    scrollView?.hiddenTitleHeight = max(0, whole - (height ?? 0))
  }

  /// Changes the height of the large title after content has moved.
  final func moveLargeTitle(of controller: UIViewController, with scrollView: UIScrollView) {
    if let outer {
      outer.moveLargeTitle(of: controller, with: scrollView)
      return
    }
    guard controller === contentController, scrollView === controller.adjustedScrollView,
      let present = controller.navigationItem.largeTitleHeight,
      largeTitleHeight(of: controller, above: scrollView) != present
    else { return }
    layOutBars()
  }

  /// The height of a large title that is as high as the content lets it be.
  private func largeTitleHeight(of controller: UIViewController, above scrollView: UIScrollView?) -> CGFloat {
    let whole = BarMetrics.largeTitleHeight
    guard let present = controller.navigationItem.largeTitleHeight else {
      return scrollView?.isAtTop == false ? 0 : whole
    }
    guard let scrollView, scrollView.scrollsTitle else { return present }
    let height = min(present, whole) - scrollView.distanceFromTop
    // Without the errors of the sum, the content is exactly at its top when the height is whole.
    return max(0, (height * 1024).rounded() / 1024)
  }

  /// The items of the stack up to a controller, which a transition may have removed from the stack.
  private func items(through controller: UIViewController) -> [UINavigationItem] {
    let whole = stack.contains(controller) ? stack : phase.transition?.oldStack ?? stack
    guard let index = whole.firstIndex(of: controller) else { return items(of: whole) }
    return items(of: Array(whole[...index]))
  }

  // MARK: Heights

  /// The height of the bar.
  final var barHeight: CGFloat {
    guard bar.hasLargeTitles, let transition = phase.transition, let old = transition.old else {
      return bar.sizeThatFits(.zero).height
    }
    let (before, after) = (barHeight(for: old), barHeight(for: transition.new))
    return before + (after - before) * transition.progress
  }

  private func barHeight(for controller: UIViewController) -> CGFloat {
    let items = items(through: controller)
    return bar.height(of: items, largeTitle: bar.largeTitleHeight(of: items))
  }

  /// By how much the bar covers a controller's view.
  final func coveringHeight(for controller: UIViewController) -> CGFloat {
    guard bar.hasLargeTitles else { return bar.sizeThatFits(.zero).height }
    let items = items(through: controller)
    let title = min(bar.largeTitleHeight(of: items), BarMetrics.largeTitleHeight)
    return bar.height(of: items, largeTitle: title)
  }
}
