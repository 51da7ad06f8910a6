/// The rules for appearance callbacks:
///
/// 1. A controller appears when its view enters a visible window, and disappears when its view leaves it.
/// 2. `viewWill…` is called before the view moves. `viewDidAppear` is called after the next layout;
///    `viewDidDisappear` is called right after the view has moved.
/// 3. A parent that forwards callbacks forwards them to the children whose views are in its own view:
///    `viewWill…` after its own callback, `viewDid…` before it.
/// 4. A child that is added to a parent on screen gets its callbacks immediately. If the parent is off screen
///    or about to appear, the child waits for the parent's callbacks.
/// 5. An unbalanced call is logged and has no effect.
///
/// Source: Apple, UIViewController, "Responding to view events" and "Implementing a container".
extension UIViewController {
  /// Called before the view enters or leaves a window.
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

  /// Called after the view entered a window; viewDidAppear follows after the layout.
  final func viewDidEnterWindow() {
    if device.behavior.hasTraits { notifyOfTraits() }
    guard appearance == .appearing, !isExchanging, storedParent?.appearance != .appearing else {
      return
    }
    endAppearingAfterLayout()
  }

  /// Called when a window was shown while it already contained the view as its root.
  final func rootWindowWasShown() {
    guard !appearance.isVisible else { return }
    beginTransition(appearing: true, animated: false)
    viewDidEnterWindow()
  }

  private func endAppearingAfterLayout() {
    device.afterCommit { [weak self] in self?.endAppearing() }
  }

  final func viewDidLeaveWindow() {
    endDisappearing()
  }

  /// Sends viewWillAppear unless it was already sent.
  final func beginAppearing(animated: Bool) {
    if !appearance.isVisible { beginTransition(appearing: true, animated: animated) }
  }

  /// Sends viewWillDisappear unless it was already sent.
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

  /// Sends `viewWill…` to this controller, then to the children it forwards to.
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

  /// Sends `viewDid…` to the children the controller forwards to, then to itself.
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

  /// The children whose views are in this controller's view; empty if the controller doesn't forward.
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
  /// Calls `loadView` and `viewDidLoad` unless the view is loaded.
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

  /// Creates a resizable view of the screen's size; up to iOS 6 it is below the status bar.
  final func makePlainView() {
    let screen = device.screen
    let frame = device.behavior.rootViewLiesUnderStatusBar ? screen.bounds : screen.applicationFrame
    let plain = UIView(frame: frame)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Replaces the view; the new view takes the place of the old one in its superview.
  ///
  /// A view of another controller raises UIViewControllerHierarchyInconsistency.
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

  /// Releases a view without a superview when memory is low, up to iOS 5.
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

  /// Archives the title.
  final func archive(to coder: NSCoder) {
    coder.encode(title as NSString?, forKey: UIViewController.titleKey)
  }

  /// Restores the values that `archive(to:)` wrote.
  final func restore(from coder: NSCoder) {
    guard coder.containsValue(forKey: UIViewController.titleKey) else { return }
    title = coder.decodeObject(of: NSString.self, forKey: UIViewController.titleKey) as String?
  }
}

/// The replacement of one child by another on screen; either may be nil.
@MainActor
struct ChildExchange {
  let old: UIViewController?
  let new: UIViewController?

  /// Sends viewWillDisappear to the old child, calls `between`, and sends viewWillAppear to the new one.
  func begin(animated: Bool, between: () -> Void = {}) {
    old?.beginDisappearing(animated: animated)
    between()
    new?.beginAppearing(animated: animated)
  }

  /// Defers the new child's viewDidAppear until `end()`.
  func holdCalls() {
    new?.isExchanging = true
  }

  /// Sends the pending viewDidDisappear to the old child, then viewDidAppear to the new one.
  func end() {
    new?.isExchanging = false
    old?.endDisappearing()
    new?.endAppearing()
  }
}

/// The appearance state of a controller.
///
/// ```
///                 viewWillAppear             viewDidAppear
///   disappeared ────────────────▶ appearing ──────────────▶ appeared
///        ▲                          │    ▲                     │
///        │ viewDidDisappear         ▼    │                     │ viewWillDisappear
///        └────────────────────── disappearing ◀────────────────┘
/// ```
///
/// The two states in the middle change into each other when a transition is reversed, with the other
/// `viewWill…` callback.
enum AppearanceState {
  /// Off screen: `viewDidDisappear` was called last, or no callback yet.
  case disappeared
  /// `viewWillAppear` was called last.
  case appearing
  /// `viewDidAppear` was called last.
  case appeared
  /// `viewWillDisappear` was called last.
  case disappearing

  /// Whether the view is on screen or about to appear.
  var isVisible: Bool { self == .appearing || self == .appeared }
}
