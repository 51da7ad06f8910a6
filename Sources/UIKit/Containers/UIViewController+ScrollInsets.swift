extension UIViewController {
  /// Adds what bars cover to the insets of the scroll view that is the view, or its first subview, in place of what
  /// was added before.
  ///
  /// Source: Apple, UIViewController.automaticallyAdjustsScrollViewInsets.
  final func adjustScrollInsets() {
    guard SimulatedDevice.current.behavior.contentRunsUnderBars, let view = storedView,
      let scrollView = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    else { return }
    let covered = automaticallyAdjustsScrollViewInsets ? coveredInsets : .zero
    let added = barState.scrollInsets
    guard covered != added else { return }
    barState.scrollInsets = covered
    scrollView.contentInset.top += covered.top - added.top
    scrollView.contentInset.bottom += covered.bottom - added.bottom
    scrollView.scrollIndicatorInsets.top += covered.top - added.top
    scrollView.scrollIndicatorInsets.bottom += covered.bottom - added.bottom
  }
}
