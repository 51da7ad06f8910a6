/// Large titles and search bars in the bar:
///
/// 1. A bar with a large title is 52 points higher, and so are the safe area and the insets of the content. The same is true of a search
///    bar that scrolling hides, which disappears before the title.
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
    let item = controller.navigationItem
    item.host = self
    let whole = hidesBar ? 0 : bar.wholeStretch(of: items(through: staged))
    let height: CGFloat? = whole > 0 ? stretchHeight(of: controller, above: scrollView, whole: whole) : nil
    item.stretchHeight = height
    scrollView?.titleHeight = whole
    scrollView?.searchHeight = whole > 0 ? bar.hidingSearchHeight(of: items(through: staged)) : 0
    scrollView?.hiddenTitleHeight = max(0, whole - (height ?? 0))
  }

  /// Changes the height of the large title after content has moved.
  final func moveLargeTitle(of controller: UIViewController, with scrollView: UIScrollView) {
    if let outer {
      outer.moveLargeTitle(of: controller, with: scrollView)
      return
    }
    guard controller === contentController, scrollView === controller.adjustedScrollView,
      let present = controller.navigationItem.stretchHeight, let staged,
      stretchHeight(of: controller, above: scrollView, whole: bar.wholeStretch(of: items(through: staged)))
        != present
    else { return }
    layOutBars()
  }

  /// The height of a large title and a search bar that are as high as the content lets them be.
  private func stretchHeight(
    of controller: UIViewController,
    above scrollView: UIScrollView?,
    whole: CGFloat
  ) -> CGFloat {
    guard let present = controller.navigationItem.stretchHeight else {
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
    guard bar.isStretchable, let transition = phase.transition, let old = transition.old else {
      return bar.sizeThatFits(.zero).height
    }
    let (before, after) = (barHeight(for: old), barHeight(for: transition.new))
    return before + (after - before) * transition.progress
  }

  private func barHeight(for controller: UIViewController) -> CGFloat {
    let items = items(through: controller)
    return bar.height(of: items, stretch: bar.stretchHeight(of: items))
  }

  /// By how much the bar covers a controller's view.
  final func coveringHeight(for controller: UIViewController) -> CGFloat {
    guard bar.isStretchable else { return bar.sizeThatFits(.zero).height }
    let items = items(through: controller)
    return bar.height(of: items, stretch: min(bar.stretchHeight(of: items), bar.wholeStretch(of: items)))
  }
}

extension UINavigationController: NavigationItemHost {
  final func searchDidChange() {
    bar.setNeedsLayout()
    layOutBars()
    bar.layoutIfNeeded()
  }
}
