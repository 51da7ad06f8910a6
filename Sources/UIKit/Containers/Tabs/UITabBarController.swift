/// Controllers side by side of which one is shown, chosen by the tabs of a bar.
///
/// Of more than five controllers on a phone, or eight on a pad, the last tab is More: a list of those for which
/// the bar has no room.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, TabBarManager {
  final var controllers: [UIViewController] = []
  final let bar = UITabBar(frame: .zero)

  /// Holds the view of the selected controller, under the bar.
  final let stage = UIView(frame: .zero)
  @WeakReference final var storedSelected: UIViewController?

  /// The controller whose view is on the stage: the selected one, or More.
  @WeakReference final var staged: UIViewController?
  final var storedMore: MoreNavigationController?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.manager = self
  }

  /// Restores an archived controller, without its tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.manager = self
  }

  /// Who decides about taps on tabs; not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open var tabBar: UITabBar { bar }

  // MARK: Controllers

  /// The controllers, in the order of their tabs; nil at first.
  open var viewControllers: [UIViewController]? {
    get { hasControllers ? controllers : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  private var hasControllers = false

  /// Replaces the controllers; the selected one stays selected if it is among the new ones, else the one at its
  /// place is, or the first.
  ///
  /// One given twice counts once. The tabs change at once, also if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasControllers = viewControllers != nil
    replaceControllers(with: viewControllers ?? [])
  }

  /// The controller shown; the More controller while its list shows.
  ///
  /// Selecting one that is no tab's raises NSInvalidArgumentException. The delegate is not asked.
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

  /// The place of the controller shown; `NSNotFound` while More shows, or nothing.
  ///
  /// Setting one that no controller has changes nothing.
  open var selectedIndex: Int {
    get { storedSelected.flatMap(controllers.firstIndex) ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The controller of the More tab, whose list leads to those for which the bar has no room.
  open var moreNavigationController: UINavigationController { ensuredMore }

  // MARK: View

  override var movesViewsOfChildren: Bool { true }

  /// Makes the view that holds the bar and the selected controller's view.
  open override func loadView() {
    view = ContainerView(stage: stage, bars: [bar]) { [weak self] in self?.layOutBar() }
  }

  /// Puts the view of the selected controller in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  override var insetsForChildren: UIEdgeInsets {
    var insets = coveredInsets
    if !hidesBar { insets.bottom += BarLook.tabBarHeight }
    return insets
  }

  // MARK: Of the selected controller

  /// What the delegate says, or else the system's default: the controllers of the tabs are not asked, except up to
  /// iOS 5, where all must agree.
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

  /// What the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? suitableOrientation
  }

  /// The selected controller decides about the status bar.
  open override var childForStatusBarHidden: UIViewController? { staged }

  /// The selected controller decides.
  open override var childForStatusBarStyle: UIViewController? { staged }
}

// MARK: - Selecting

/// The rules of tabs:
///
/// 1. The first controller is selected when there are some and none is.
/// 2. Selecting shows the controller at once: the new one is told that it will appear, then the old one that it will
///    disappear and did, then the new one that it did appear. Source: pgzxc.github.io, "UITabBarViewController" (3).
/// 3. A tap asks the delegate first and tells it afterwards; a tap on the selected tab takes a navigation controller
///    in it back to its bottom. Selecting in code does neither.
/// 4. With too many controllers the last tab is More; selecting one that has no tab shows it there.
///
/// Source: Apple, UITabBarController and UITabBarControllerDelegate.
extension UITabBarController {
  /// How many tabs the bar has room for.
  private var room: Int { device.behavior.tabRoom }

  final var hasMore: Bool { controllers.count > room }

  /// The controllers with a tab of their own.
  final var tabbed: [UIViewController] { hasMore ? Array(controllers[..<(room - 1)]) : controllers }

  /// Those that are in the list of More.
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
    guard controller !== storedSelected else { return }
    storedSelected = controller
    showSelected()
  }

  /// Shows the selected controller, in its tab or in that of More.
  final func showSelected() {
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

  private func showTabs() {
    let items = tabbed.compactMap(\.tabBarItem) + (hasMore ? [ensuredMore.moreItem] : [])
    let isMore = storedSelected.map { listed.contains($0) || $0 === storedMore } ?? false
    bar.show(items, selected: isMore && hasMore ? ensuredMore.moreItem : storedSelected?.tabBarItem)
  }

  /// A controller's item was replaced.
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

  /// The user chose a controller of the list.
  final func listedWasChosen(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    ensuredMore.showListed(controller, animated: true)
    storedSelected = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The list shows again.
  final func moreDidReturnToList() {
    storedSelected = storedMore
  }

  // MARK: Layout

  /// Whether a controller in the selected tab hides the bar.
  final var hidesBar: Bool { (staged as? UINavigationController)?.hidesBottomBar ?? false }

  /// Places the bar and the selected controller's view; a hidden bar has moved out to the left.
  final func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    bar.moveTo(
      CGRect(
        x: hidesBar ? -bounds.width : 0,
        y: bounds.height - BarLook.tabBarHeight,
        width: bounds.width,
        height: BarLook.tabBarHeight
      )
    )
    guard let staged else { return }
    staged.viewIfLoaded?.moveTo(contentFrame(of: staged))
    if !(staged is UINavigationController) { staged.adjustScrollInsets() }
  }

  /// Where the view of a controller goes on the stage: from iOS 7 under a translucent bar, before above the bar.
  private func contentFrame(of controller: UIViewController) -> CGRect {
    let bounds = stage.bounds
    let edges: UIRectEdge =
      device.behavior.contentRunsUnderBars ? controller.edgesForExtendedLayout : .all
    let isUnder =
      hidesBar
      || edges.contains(.bottom) && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    let top = edges.contains(.top) ? 0 : coveredInsets.top
    let bottom = isUnder ? 0 : BarLook.tabBarHeight
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
  }
}

/// Controls which tabs the user may select, and is told of selections.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap may select a controller; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// A tap has selected a controller, perhaps the one that was selected already.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// The orientations supported, in place of the system's default.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// The orientation to be presented in, in place of one that is supported.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// The system's default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.device.behavior.defaultOrientations
  }

  /// One that is supported.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.suitableOrientation }
}
