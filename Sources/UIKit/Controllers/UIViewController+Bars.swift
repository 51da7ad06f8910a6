extension UIViewController {
  /// Updates the titles of the controller's bar items.
  final func titleDidChange() {
    barState.navigationItem?.title = title
    barState.tabBarItem?.title = title
  }

  // MARK: Navigation bar and toolbar

  final var ensuredNavigationItem: UINavigationItem {
    if let item = barState.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    barState.navigationItem = item
    return item
  }

  final func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
    barState.toolbarItems = items
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  // MARK: Edit button

  final var ensuredEditButtonItem: UIBarButtonItem {
    if let item = barState.editButtonItem { return item }
    let item = UIBarButtonItem()
    barState.editButtonItem = item
    item.systemHandler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    showEditing(in: item)
    return item
  }

  final func updateEditButton() {
    if let item = barState.editButtonItem { showEditing(in: item) }
  }

  private func showEditing(in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  // MARK: Tab bar item

  final var ensuredTabBarItem: UITabBarItem {
    if let item = barState.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barState.tabBarItem = item
    return item
  }

  final func replaceTabBarItem(with item: UITabBarItem?) {
    barState.tabBarItem = item
    tabBarController?.tabBarItemDidChange()
  }
}

// MARK: - Bar coverage

/// The insets by which bars cover a controller's view:
///
/// 1. From iOS 7 the status bar and the screen's shape cover views at the edges of the screen.
/// 2. A container adds its own bars for its children.
/// 3. The insets of a container apply to a child as far as they overlap the child's view.
///
/// Source: Apple, UIViewController.topLayoutGuide and edgesForExtendedLayout.
extension UIViewController {
  /// The insets by which bars cover the view, in points; zero without a view.
  final var coveredInsets: UIEdgeInsets {
    guard let view = storedView else { return .zero }
    if let parent = storedParent {
      guard let container = parent.storedView else { return .zero }
      // The list of a split view may be in a popover, outside its parent's view.
      if view.window != nil, !view.isDescendant(of: container) { return statusBarInsets(of: view) }
      return parent.insets(for: self).reaching(into: view, from: container)
    }
    return statusBarInsets(of: view)
  }

  private func statusBarInsets(of view: UIView) -> UIEdgeInsets {
    guard device.behavior.rootViewLiesUnderStatusBar, let window = view.window else { return .zero }
    var insets = device.screen.shapeInsets
    if !device.application.isStatusBarHidden {
      insets.top = max(insets.top, UIScreen.statusBarHeight - window.sceneFrame.minY)
    }
    guard insets != .zero else { return insets }
    if window.rootViewController === self { return insets }
    var candidate = view.parent
    while let present = candidate, !(present is OverlayView) { candidate = present.parent }
    return insets.reaching(into: view, from: candidate ?? window)
  }
}

extension UIEdgeInsets {
  /// Returns the part of these insets of `container` that overlaps a view in it.
  ///
  /// For a view that is not yet in the container it returns all of them.
  @MainActor
  fileprivate func reaching(into view: UIView, from container: UIView) -> UIEdgeInsets {
    guard view !== container, view.isDescendant(of: container) else { return self }
    let frame = view.convert(view.bounds, to: container)
    var reaching = reaching(into: frame, in: container.bounds)
    // A view as wide as its container keeps the insets of its sides while a transition moves it.
    if frame.width >= container.bounds.width { (reaching.left, reaching.right) = (left, right) }
    return reaching
  }
}

// MARK: - Scroll insets

extension UIViewController {
  /// The scroll view that the controller adjusts: its view, or the first subview.
  final var adjustedScrollView: UIScrollView? {
    storedView.flatMap { $0 as? UIScrollView ?? $0.subviews.first as? UIScrollView }
  }

  /// The large title of the navigation bar follows the content.
  final func contentDidScroll(_ scrollView: UIScrollView) {
    navigationController?.moveLargeTitle(of: self, with: scrollView)
  }

  /// Keeps the content of scroll views clear of bars after these have moved.
  ///
  /// Up to iOS 10 the controller's scroll view gets insets, which replace those that were added before; from iOS 11 on scroll
  /// views do it themselves. Source: Apple, UIViewController.automaticallyAdjustsScrollViewInsets.
  final func adjustScrollInsets() {
    if device.behavior.hasSafeArea {
      storedView?.announceSafeArea()
      adjustedScrollView?.keepContentInSafeArea()
      return
    }
    guard device.behavior.contentRunsUnderBars, let scrollView = adjustedScrollView else { return }
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

/// The bar items of a controller, created when first read, and the insets of its scroll view.
struct BarState {
  var navigationItem: UINavigationItem?

  var tabBarItem: UITabBarItem?

  var toolbarItems: [UIBarButtonItem]?

  var editButtonItem: UIBarButtonItem?

  /// The guides of the ends that bars cover, created on first use.
  var coveredGuides: [SystemGuide: LayoutGuideLength] = [:]

  /// What the application adds to the safe area.
  var additionalSafeArea = UIEdgeInsets.zero

  /// The insets added to the controller's scroll view to keep its content clear of bars.
  var scrollInsets = UIEdgeInsets.zero
}

/// The length by which bars cover a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The covered length, in points.
  var length: CGFloat { get }

  /// The upper end of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The lower end of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The length as a dimension.
  var heightAnchor: NSLayoutDimension { get }
}
