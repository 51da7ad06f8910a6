/// The rules of appearing and disappearing:
///
/// 1. A controller appears when its view enters a visible window, and disappears when it leaves.
/// 2. The will call comes before the move; the did call of appearing after the next layout, that of
///    disappearing right after the move.
/// 3. A parent that forwards passes both calls on to the children whose views are in its own: the will
///    call after its own, the did call before.
/// 4. A child that enters a parent that is already on screen appears by itself; with a parent that is
///    off screen or about to appear it waits for the parent's calls.
/// 5. A call that does not fit the state is logged as unbalanced and has no effect.
///
/// Source: Apple, UIViewController, "Responding to view events" and "Implementing a container".
extension UIViewController {
  /// The view is about to enter or leave a window.
  final func viewWillMove(toWindow newWindow: UIWindow?) {
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if let newWindow {
      guard !appearance.isVisible, !newWindow.isHidden else { return }
      if storedParent?.appearance.isVisible ?? true {
        beginTransition(appearing: true, animated: false)
      }
    } else {
      beginDisappearing(animated: false)
    }
  }

  /// The view has entered a window: the did call follows after the layout.
  final func viewDidEnterWindow() {
    if device.behavior.hasTraits { tellTraits() }
    guard appearance == .appearing, !isExchanging, storedParent?.appearance != .appearing else {
      return
    }
    endAppearingAfterLayout()
  }

  /// The window with this root was shown while the view was already in it.
  final func rootWindowWasShown() {
    guard !appearance.isVisible else { return }
    beginTransition(appearing: true, animated: false)
    viewDidEnterWindow()
  }

  private func endAppearingAfterLayout() {
    device.afterCommit { [weak self] in self?.endAppearing() }
  }

  /// The view has left its window.
  final func viewDidLeaveWindow() {
    endDisappearing()
  }

  /// Sends viewWillAppear unless it was sent already.
  final func beginAppearing(animated: Bool) {
    if !appearance.isVisible { beginTransition(appearing: true, animated: animated) }
  }

  /// Sends viewWillDisappear unless it was sent already.
  final func beginDisappearing(animated: Bool) {
    if appearance.isVisible { beginTransition(appearing: false, animated: animated) }
  }

  /// Sends viewDidAppear if it is pending.
  final func endAppearing() {
    if appearance == .appearing { endTransition() }
  }

  /// Sends viewDidDisappear if it is pending.
  final func endDisappearing() {
    if appearance == .disappearing { endTransition() }
  }

  /// Sends viewDidAppear or viewDidDisappear if one of them is pending.
  final func endPendingTransition() {
    if appearance == .appearing || appearance == .disappearing { endTransition() }
  }

  /// The will call, for this controller and the children that follow it.
  final func beginTransition(appearing: Bool, animated: Bool) {
    guard appearing != appearance.isVisible else {
      logUnbalanced()
      return
    }
    appearance = appearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if appearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in followingChildren where child.appearance.isVisible != appearing {
      child.beginTransition(appearing: appearing, animated: animated)
    }
  }

  /// The did call, for the children that follow and then this controller.
  final func endTransition() {
    switch appearance {
    case .appearing:
      for child in followingChildren { child.endAppearing() }
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      for child in followingChildren { child.endDisappearing() }
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      logUnbalanced()
    }
  }

  /// The children whose views are in this controller's view, if it forwards at all.
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }

  private func logUnbalanced() {
    device.console.log(
      "Unbalanced calls to begin/end appearance transitions for \(self)."
    )
  }
}

// MARK: - Loading

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

  /// Up to iOS 5 a view that is off screen is released when memory is low.
  final func releaseViewIfOffScreen() {
    guard device.behavior.unloadsViewsOnMemoryWarning, let view = storedView,
      view.superview == nil
    else { return }
    self.view = nil
  }
}

// MARK: - Coding

extension UIViewController {
  private static let titleKey = "UITitle"

  /// Writes what a controller is archived with: its title.
  final func archive(to coder: NSCoder) {
    coder.encode(title as NSString?, forKey: UIViewController.titleKey)
  }

  /// Reads what `archive(to:)` wrote.
  final func restore(from coder: NSCoder) {
    guard coder.containsValue(forKey: UIViewController.titleKey) else { return }
    title = coder.decodeObject(of: NSString.self, forKey: UIViewController.titleKey) as String?
  }
}

/// One child takes the place of another on screen; either may be missing.
@MainActor
struct ChildExchange {
  let old: UIViewController?
  let new: UIViewController?

  /// Sends the will calls, first to the old child; `between` runs before the new one's.
  func begin(animated: Bool, between: () -> Void = {}) {
    old?.beginDisappearing(animated: animated)
    between()
    new?.beginAppearing(animated: animated)
  }

  /// From now on the new child's move into the window doesn't send viewDidAppear.
  func holdCalls() {
    new?.isExchanging = true
  }

  /// Sends the did calls that are pending, first to the old child.
  func end() {
    new?.isExchanging = false
    old?.endDisappearing()
    new?.endAppearing()
  }
}

/// Where a controller stands between being off and on screen.
///
/// ```
///                 viewWillAppear             viewDidAppear
///   disappeared ────────────────▶ appearing ──────────────▶ appeared
///        ▲                          │    ▲                     │
///        │ viewDidDisappear         ▼    │                     │ viewWillDisappear
///        └────────────────────── disappearing ◀────────────────┘
/// ```
///
/// Between the two states in the middle a change of mind leads back by the other will call.
enum AppearanceState {
  /// Off screen: `viewDidDisappear` was the last word, or nothing yet.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// `viewDidAppear` was called.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing

  /// Whether the view is, or is about to be, on screen.
  var isVisible: Bool { self == .appearing || self == .appeared }
}
