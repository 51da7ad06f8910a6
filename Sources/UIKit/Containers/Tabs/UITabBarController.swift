/// Controllers side by side of which one is shown, chosen by the tabs of a bar.
///
/// Of more than five controllers on a phone, or eight on a pad, the last tab is More: a list of those for which
/// the bar has no room.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
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
    guard SimulatedDevice.current.behavior.containersDecideOrientations else {
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
