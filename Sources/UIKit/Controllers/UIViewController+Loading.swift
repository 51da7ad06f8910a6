extension UIViewController {
  /// Calls `loadView` and `viewDidLoad` unless the view is there.
  final func loadViewNow() {
    guard storedView == nil else { return }
    if isLoadingView {
      UIKitException.raise(
        .internalInconsistencyException,
        "\(self) asked for its view inside loadView, before the view was made. "
          + "Assign a view first, and do not call super."
      )
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let loadedView = storedView else {
      UIKitException.raise(
        .internalInconsistencyException,
        "\(self) has no view after loadView. Assign one to view there."
      )
    }
    loadStoryboardScene()
    loadedViewSize = loadedView.bounds.size
    viewDidLoad()
  }

  /// A view of the screen's size that follows its superview; up to iOS 6 the status bar is left out.
  final func makePlainView() {
    let device = SimulatedDevice.current
    let screen = device.screen
    let frame = device.behavior.rootViewLiesUnderStatusBar ? screen.bounds : screen.applicationFrame
    let plain = UIView(frame: frame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Takes a new view over; it goes where the old one is on screen.
  ///
  /// A view that is another controller's raises UIViewControllerHierarchyInconsistency.
  final func replaceView(with newView: UIView?) {
    let oldView = storedView
    guard oldView !== newView else { return }
    if let newView, let owner = newView.controller {
      UIKitException.raise(
        .viewControllerHierarchyInconsistency,
        "A view can only be associated with at most one view controller at a time! View \(newView) is "
          + "associated with \(owner). Clear this association before associating this view with \(self)."
      )
    }
    oldView?.controller = nil
    storedView = newView
    newView?.controller = self
    if let newView { newView.refusePresenter(leadingFrom: newView) }
    guard let newView, let oldView, let superview = oldView.superview else { return }
    let index = superview.subviews.firstIndex { $0 === oldView } ?? 0
    oldView.removeFromSuperview()
    superview.insertSubview(newView, at: index)
  }

  /// Up to iOS 5 a view that nobody shows is given up when memory runs low.
  final func releaseViewIfOffScreen() {
    guard SimulatedDevice.current.behavior.unloadsViewsOnMemoryWarning, let view = storedView,
      view.superview == nil
    else { return }
    self.view = nil
  }
}
