/// A navigation controller on another's stack, as in a collapsed split view, hides its bar: the outer one shows
/// both stacks, and leads back through both.
extension UINavigationController {
  /// The navigation controller whose stack this one is on.
  private var outer: UINavigationController? { storedParent as? UINavigationController }

  /// The bar that shows the stack.
  final var shownBar: UINavigationBar { outer?.shownBar ?? bar }

  /// Whether the own bar does not show.
  final var hidesBar: Bool { storedIsBarHidden || outer != nil }

  private var barItems: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  private var inner: UINavigationController? { stack.last as? UINavigationController }

  /// Whether going back takes a controller off this stack, not off one that lies on top of it.
  final var handlesBack: Bool { stack.count > 1 && !(inner?.canGoBack ?? false) }

  private var canGoBack: Bool { stack.count > 1 || (inner?.canGoBack ?? false) }

  /// Shows the stack in the bar; one that an outer transition brings on screen is shown by that.
  final func changeBar(_ direction: UINavigationBar.Direction) {
    guard let outer else {
      bar.beginChange(to: barItems, direction)
      return
    }
    if outer.transition == nil { outer.changeBar(direction) }
  }

  final func backButtonWasTapped() {
    if let inner, inner.canGoBack {
      inner.backButtonWasTapped()
    } else {
      popViewController(animated: true)
    }
  }

  final func releaseBar() {
    bar.beginChange(to: [], .none)
  }

  final func takeBar() {
    guard isViewLoaded, transition == nil, !isCallingBack else { return }
    changeBar(.none)
    layOutBars()
  }
}
