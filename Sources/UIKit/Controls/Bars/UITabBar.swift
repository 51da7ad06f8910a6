/// A bar with tabs, of which one is selected, at the bottom of a screen as a rule.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How the tabs stand.
  public enum ItemPositioning: Int, Sendable {
    /// As suits the device: filling on a phone, centered on a pad.
    case automatic = 0
    /// Filling the bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// Width and distance of centered tabs that are given none, in points (approximate).
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34

  private let background = BarBackground(lineAt: .top, isOfTabs: true)
  private var storedItems: [UITabBarItem] = []
  private var buttons: [TabButton] = []
  private weak var storedSelected: UITabBarItem?

  /// The controller that manages the bar, if one does.
  final weak var manager: (any TabBarManager)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Restores an archived bar without its tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  private weak var storedDelegate: (any UITabBarDelegate)?

  /// Is told of taps; not retained.
  ///
  /// Setting that of a tab bar controller's bar raises NSInternalInconsistencyException.
  open weak var delegate: (any UITabBarDelegate)? {
    get { storedDelegate }
    set {
      refuseManaged("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
      storedDelegate = newValue
    }
  }

  private func refuseManaged(_ reason: String) {
    if manager != nil { UIKitException.raise(.internalInconsistencyException, reason) }
  }

  // MARK: Items

  /// The tabs, from left to right; setting them selects none.
  ///
  /// Setting those of a tab bar controller's bar raises NSInternalInconsistencyException.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs, if asked for by fading.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    show(items ?? [], selected: nil)
    guard animated, window != nil else { return }
    BarLook.fadeIn(buttons)
  }

  /// The selected tab, or nil; one that the bar does not show cannot be selected.
  ///
  /// Setting that of a tab bar controller's bar raises NSInternalInconsistencyException.
  open weak var selectedItem: UITabBarItem? {
    get { storedSelected }
    set {
      refuseManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      show(storedItems, selected: newValue)
    }
  }

  /// Shows tabs, one of them selected.
  final func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    for item in storedItems where !items.contains(item) { item.stopFollowing(in: self) }
    storedItems = items
    storedSelected = selected.flatMap { items.contains($0) ? $0 : nil }
    for item in items { item.follow(in: self) { [weak self] in self?.rebuild() } }
    rebuild()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = storedItems.map { item in
      let button = TabButton(item, isSelected: item === storedSelected, restingColor: restingColor)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          if let item { self?.wasTapped(item) }
        },
        for: .primaryActionTriggered
      )
      item.itemView = button
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func wasTapped(_ item: UITabBarItem) {
    if let manager {
      manager.tabWasTapped(item)
    } else {
      show(storedItems, selected: item)
      storedDelegate?.tabBar(self, didSelect: item)
    }
  }

  /// The views of the tabs, from left to right.
  package final var tabViews: [UIView] { buttons }

  // MARK: Look

  /// The look of the background.
  open var barStyle: UIBarStyle {
    get { background.style }
    set { background.style = newValue }
  }

  /// The colour of the background; nil for that of the style.
  open var barTintColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// Whether content shows through: true at first from iOS 7 on, false before.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set {
      background.isTranslucent = newValue
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The colour of the tabs that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { rebuild() } }

  /// The image behind the tabs.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The image of the line above the bar; one of no size hides it where there is a background image.
  open var shadowImage: UIImage? {
    get { background.shadow }
    set { background.shadow = newValue }
  }

  private var restingColor: UIColor {
    unselectedItemTintColor ?? UIColor(white: BarLook.isFlat ? 0.57 : 0.6, alpha: 1)
  }

  // MARK: Layout

  /// How the tabs stand.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }

  /// The width of a centered tab in points; 0, or what is negative or not finite, for the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The room between centered tabs in points; 0, or what is negative or not finite, for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// As wide as asked for, and as high as tab bars are: 49 points, from iOS 11 on 32 on a phone in landscape.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarLook.tabBarHeight)
  }

  /// As high as tab bars are.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarLook.tabBarHeight)
  }

  /// Places the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && device.behavior.tabsStandTogether
    let frames = TabBarPlaces.frames(
      count: buttons.count,
      in: bounds.size,
      width: isCentered ? UITabBar.positive(itemWidth) ?? UITabBar.centeredWidth : nil,
      spacing: UITabBar.positive(itemSpacing) ?? UITabBar.centeredSpacing
    )
    for (button, frame) in zip(buttons, frames) { button.frame = frame }
  }

  private static func positive(_ number: CGFloat) -> CGFloat? {
    number.isFinite && number > 0 ? number : nil
  }
}

/// Hears which item of a tab bar the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user tapped an item; also one that is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Where the tabs of a bar stand.
///
/// 1. They fill the bar in equal parts on a phone.
/// 2. On a pad they stand in the middle, each as wide as the item width, with the item spacing between.
///
/// Source: Apple, UITabBar.itemPositioning.
enum TabBarPlaces {
  /// The frames of `count` tabs in a bar of a size; `width` is nil where they fill it.
  static func frames(count: Int, in size: CGSize, width: CGFloat?, spacing: CGFloat) -> [CGRect] {
    guard count > 0 else { return [] }
    guard let width, CGFloat(count) * (width + spacing) - spacing <= size.width else {
      let part = size.width / CGFloat(count)
      return (0..<count).map { CGRect(x: CGFloat($0) * part, y: 0, width: part, height: size.height) }
    }
    let start = (size.width - CGFloat(count) * (width + spacing) + spacing) / 2
    return (0..<count).map {
      CGRect(x: start + CGFloat($0) * (width + spacing), y: 0, width: width, height: size.height)
    }
  }
}
