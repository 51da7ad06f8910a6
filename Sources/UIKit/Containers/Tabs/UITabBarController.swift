/// Shows one of several controllers, which the user selects by the tabs of a bar.
///
/// With more than five controllers on an iPhone, or eight on an iPad, the last tab is More: a list of the
/// controllers that don't fit in the bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, TabBarManager {
  final var controllers: [UIViewController] = []
  final let bar = UITabBar(frame: .zero)

  /// The container of the selected controller's view, below the bar.
  final let stage = UIView(frame: .zero)
  @WeakReference final var storedSelected: UIViewController?

  /// The controller whose view is on the stage: the selected one, or More.
  @WeakReference final var staged: UIViewController?
  final var storedMore: MoreNavigationController?

  /// The running transition with the delegate's animation.
  final var transition: TabTransition?

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manager = self
  }

  /// Creates a tab bar controller without tabs from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manager = self
    coder.decodeNib(self, as: UITabBarController.self)
  }

  /// The delegate, which decides about taps on tabs; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  // MARK: Controllers

  /// The controllers, in the order of their tabs; nil by default.
  open var viewControllers: [UIViewController]? {
    get { hasControllers ? controllers : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  private var hasControllers = false

  /// Replaces the controllers.
  ///
  /// The selected one stays selected if it is among the new ones; otherwise the new one at the same index is
  /// selected, or the first. Duplicates are ignored. The tabs change immediately, even if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasControllers = viewControllers != nil
    replaceControllers(with: viewControllers ?? [])
  }

  /// The selected controller, or the More controller while its list is shown.
  ///
  /// Setting a controller without a tab raises NSInvalidArgumentException. The delegate is not asked.
  open var selectedViewController: UIViewController? {
    get { storedSelected }
    set {
      guard let newValue else { return }
      guard controllers.contains(newValue) || newValue === storedMore else {
        UIKitException.raise(
          .invalidArgumentException,
          "-[\(type(of: self)) setSelectedViewController:] only a view controller in the tab bar controller's "
            + "list of view controllers can be selected."
        )
      }
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` while the More list, or nothing, is shown.
  ///
  /// Setting an index out of range has no effect.
  open var selectedIndex: Int {
    get { storedSelected.flatMap(controllers.firstIndex) ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The controller of the More tab, which lists the controllers that don't fit in the bar.
  open var moreNavigationController: UINavigationController { ensuredMore }

  // MARK: View

  override var movesViewsOfChildren: Bool { true }

  /// Stores which tab is selected.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedViewController, forKey: "UITabBarController.selected")
  }

  /// Restores the selected tab.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    let selected = coder.decodeObject(forKey: "UITabBarController.selected") as? UIViewController
    if let selected, viewControllers?.contains(selected) == true { selectedViewController = selected }
  }

  /// Creates the view that contains the bar and the selected controller's view.
  open override func loadView() {
    view = ContainerView(stage: stage, bars: [bar]) { [weak self] in self?.layOutBar() }
  }

  /// Adds the view of the selected controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  override func insets(for child: UIViewController) -> UIEdgeInsets {
    var insets = coveredInsets
    if !hidesBar { insets.bottom += BarMetrics.tabBarHeight }
    return insets
  }

  // MARK: Forwarded to the selected controller

  /// The delegate's orientations, or else the system's default.
  ///
  /// The controllers of the tabs are ignored, except up to iOS 5, where all must support an orientation.
  ///
  /// Source: Apple, iOS 6 release notes and UITabBarControllerDelegate.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard device.behavior.containersDecideOrientations else {
      if controllers.isEmpty { return super.supportedInterfaceOrientations }
      return controllers.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }
    return delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }

  /// The selected controller, which decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { staged }

  /// The selected controller, which decides about the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { staged }
}

// MARK: - Selection

/// The rules for tabs:
///
/// 1. The first controller is selected if there are controllers and none is selected.
/// 2. Selecting a controller shows it immediately. The order of callbacks is: `viewWillAppear` of the new
///    one, `viewWillDisappear` and `viewDidDisappear` of the old one, `viewDidAppear` of the new one. Source:
///    pgzxc.github.io, "UITabBarViewController" (3).
///    With an animation of the delegate the old one stays until its end: UITabBarController+Transitions.swift.
/// 3. A tap asks the delegate before the selection and notifies it afterwards. A tap on the selected tab pops
///    its navigation controller to the root. Selecting in code does neither.
/// 4. With too many controllers the last tab is More; a selected controller without its own tab is shown
///    there.
///
/// Source: Apple, UITabBarController and UITabBarControllerDelegate.
extension UITabBarController {
  /// The maximum number of tabs in the bar.
  private var room: Int { device.behavior.tabRoom }

  final var hasMore: Bool { controllers.count > room }

  /// The controllers with their own tab.
  final var tabbed: [UIViewController] { hasMore ? Array(controllers[..<(room - 1)]) : controllers }

  /// The controllers in the More list.
  final var listed: [UIViewController] { hasMore ? Array(controllers[(room - 1)...]) : [] }

  final var ensuredMore: MoreNavigationController {
    if let storedMore { return storedMore }
    let more = MoreNavigationController(of: self)
    storedMore = more
    return more
  }

  final func replaceControllers(with new: [UIViewController]) {
    var distinct: [UIViewController] = []
    for controller in new where !distinct.contains(controller) { distinct.append(controller) }
    guard distinct != controllers else { return }
    if let transition { finish(transition) }
    let (old, oldIndex) = (controllers, selectedIndex)
    storedMore?.returnListed()
    controllers = distinct
    for controller in distinct where controller.storedParent !== self { addChild(controller) }
    let leaving = old.filter { !distinct.contains($0) && $0.storedParent === self }
    for controller in leaving { controller.willMove(toParent: nil) }
    if storedSelected.map({ !controllers.contains($0) }) ?? true {
      storedSelected =
        controllers.indices.contains(oldIndex) ? controllers[oldIndex] : controllers.first
    }
    if hasMore {
      let more = ensuredMore
      if more.storedParent !== self { addChild(more) }
      more.listDidChange()
    } else if let more = storedMore, more.storedParent === self {
      more.willMove(toParent: nil)
    }
    showSelected()
    for controller in leaving { controller.removeFromParent() }
    if !hasMore, let more = storedMore, more.storedParent === self { more.removeFromParent() }
    for child in children where child.isEnteringParent { child.didMove(toParent: self) }
  }

  final func select(_ controller: UIViewController) {
    if let transition { finish(transition) }
    guard controller !== storedSelected else { return }
    let former = storedSelected
    storedSelected = controller
    showSelected(after: former)
  }

  /// Shows the selected controller in its own tab or in the More tab.
  ///
  /// - Parameter former: the controller that was selected before, from which the delegate may animate; nil for no animation.
  final func showSelected(after former: UIViewController? = nil) {
    let isListed = storedSelected.map(listed.contains) ?? false
    if isListed, let storedSelected { ensuredMore.showListed(storedSelected) }
    if storedSelected != nil && storedSelected === storedMore { storedMore?.returnListed() }
    let new = isListed ? ensuredMore : storedSelected
    showTabs()
    guard isViewLoaded, new !== staged else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let old = staged
    if former != nil, let old, let new, transition(from: old, to: new, former) { return }
    staged = new
    exchangeViews(old, new)
    layOutBar()
    setNeedsStatusBarAppearanceUpdate()
  }

  private func exchangeViews(_ old: UIViewController?, _ new: UIViewController?) {
    let isOnScreen = appearance == .appeared
    if appearance.isVisible { new?.beginAppearing(animated: false) }
    old?.beginDisappearing(animated: false)
    new?.isExchanging = isOnScreen
    if let view = new?.view {
      if let staged { view.frame = contentFrame(of: staged) }
      stage.addSubview(view)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endDisappearing()
    new?.isExchanging = false
    if isOnScreen { new?.endAppearing() }
  }

  final func showTabs() {
    let items = tabbed.compactMap(\.tabBarItem) + (hasMore ? [ensuredMore.moreItem] : [])
    let isMore = storedSelected.map { listed.contains($0) || $0 === storedMore } ?? false
    bar.show(items, selected: isMore && hasMore ? ensuredMore.moreItem : storedSelected?.tabBarItem)
  }

  /// Called after a controller's tab bar item was replaced.
  final func tabBarItemDidChange() {
    showTabs()
  }

  // MARK: Taps

  final func tabWasTapped(_ item: UITabBarItem) {
    let isMore = hasMore && item === ensuredMore.moreItem
    let tapped = isMore ? ensuredMore : tabbed.first { $0.tabBarItem === item }
    guard let tapped, delegate?.tabBarController(self, shouldSelect: tapped) ?? true else { return }
    if tapped === staged {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(tapped)
    }
    delegate?.tabBarController(self, didSelect: tapped)
  }

  /// Called when the user chose a controller of the More list.
  final func listedWasChosen(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    ensuredMore.showListed(controller, animated: true)
    storedSelected = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Called when the More list is shown again.
  final func moreDidReturnToList() {
    storedSelected = storedMore
  }

  // MARK: Layout

  /// Whether a controller in the selected tab hides the bar.
  final var hidesBar: Bool { (staged as? UINavigationController)?.hidesBottomBar ?? false }

  /// Lays out the bar and the selected controller's view; a hidden bar is beyond the left edge.
  final func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = BarMetrics.tabBarHeight + coveredInsets.bottom
    bar.moveTo(
      CGRect(
        x: hidesBar ? -bounds.width : 0,
        y: bounds.height - height,
        width: bounds.width,
        height: height
      )
    )
    // The delegate's animation places the views itself.
    guard let staged, transition == nil else { return }
    staged.viewIfLoaded?.moveTo(contentFrame(of: staged))
    if !(staged is UINavigationController) { staged.adjustScrollInsets() }
  }

  /// Returns the frame of a controller's view on the stage.
  ///
  /// It extends under a translucent bar, from iOS 7 only if `edgesForExtendedLayout` allows it; otherwise it
  /// ends above the bar.
  final func contentFrame(of controller: UIViewController) -> CGRect {
    let bounds = stage.bounds
    let edges: UIRectEdge =
      device.behavior.contentRunsUnderBars ? controller.edgesForExtendedLayout : .all
    let isUnder =
      hidesBar
      || edges.contains(.bottom) && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    let top = edges.contains(.top) ? 0 : coveredInsets.top
    let bottom = isUnder ? 0 : BarMetrics.tabBarHeight + coveredInsets.bottom
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }
}

/// Decides which tabs the user may select, and is notified of selections.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called after a tap selected a controller, which may have been selected already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// Returns the animation from the selected controller to another; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives an animation of `tabBarController(_:animationControllerForTransitionFrom:to:)`; nil if it runs by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the supported orientations, which replace the system's default.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Returns the orientation for a presentation.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns the system's default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.device.behavior.defaultOrientations
  }

  /// Returns a supported orientation.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.suitableOrientation }
}
