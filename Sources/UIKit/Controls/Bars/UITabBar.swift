/// A bar of tabs, one of which is selected, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The arrangement of the tabs.
  public enum ItemPositioning: Int, Sendable {
    /// Depends on the device: filling the bar on an iPhone, centred on an iPad.
    case automatic = 0
    /// Filling the bar.
    case fill = 1
    /// Centred in the bar.
    case centered = 2
  }

  /// The default width and spacing of centred tabs, in points (approximate).
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34

  private let background = BarBackground(lineAt: .top, isOfTabs: true)
  private var storedItems: [UITabBarItem] = []
  private var buttons: [TabButton] = []
  private weak var storedSelected: UITabBarItem?

  /// The tab bar controller of the bar, if any.
  final weak var manager: (any TabBarManager)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar without tabs from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.decodeNib(self, as: UITabBar.self)
  }

  private weak var storedDelegate: (any UITabBarDelegate)?

  /// The delegate, which is notified of taps; not retained.
  ///
  /// Setting the delegate of a tab bar controller's bar raises NSInternalInconsistencyException.
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

  /// The tabs, from left to right; setting them clears the selection.
  ///
  /// Setting the tabs of a tab bar controller's bar raises NSInternalInconsistencyException.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs, optionally with a fade.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    show(items ?? [], selected: nil)
    guard animated, window != nil else { return }
    BarMetrics.fadeIn(buttons)
  }

  /// The selected tab, or nil; a tab that is not in the bar can't be selected.
  ///
  /// Setting the selection of a tab bar controller's bar raises NSInternalInconsistencyException.
  open weak var selectedItem: UITabBarItem? {
    get { storedSelected }
    set {
      refuseManaged("Directly modifying a tab bar managed by a tab bar controller is not allowed.")
      show(storedItems, selected: newValue)
    }
  }

  final func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    for item in storedItems where !items.contains(item) { item.stopFollowing(in: self) }
    storedItems = items
    storedSelected = selected.flatMap { items.contains($0) ? $0 : nil }
    for item in items { item.follow(in: self) { [weak self] in self?.rebuild() } }
    rebuild()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    giveAppearance(to: storedItems)
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

  // MARK: Appearance

  /// The style of the background.
  open var barStyle: UIBarStyle {
    get { background.style }
    set {
      customize(newValue) { $0.barStyle = $1 }
      background.style = newValue
    }
  }

  /// The colour of the background; nil for that of the style.
  open var barTintColor: UIColor? {
    get { background.color }
    set {
      customize(newValue) { $0.barTintColor = $1 }
      background.color = newValue
    }
  }

  /// Whether the bar is translucent; defaults to true from iOS 7, false before.
  open var isTranslucent: Bool {
    get { background.isTranslucent }
    set {
      customize(newValue) { $0.isTranslucent = $1 }
      background.isTranslucent = newValue
      manager?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The colour of unselected tabs; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      customize(unselectedItemTintColor) { $0.unselectedItemTintColor = $1 }
      rebuild()
    }
  }

  /// The background image.
  open var backgroundImage: UIImage? {
    get { background.image }
    set {
      customize(newValue) { $0.backgroundImage = $1 }
      background.image = newValue
    }
  }

  /// The image of the line above the bar; if a background image is set, an empty image hides the line.
  open var shadowImage: UIImage? {
    get { background.shadow }
    set {
      customize(newValue) { $0.shadowImage = $1 }
      background.shadow = newValue
    }
  }

  private var restingColor: UIColor {
    unselectedItemTintColor
      ?? (BarMetrics.isFlat ? InterfaceColors.restingTab : UIColor(white: 0.6, alpha: 1))
  }

  override func didTakeAppearance() {
    if hasItemProxies { rebuild() }
  }

  // MARK: Layout

  /// The arrangement of the tabs.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      customize(itemPositioning) { $0.itemPositioning = $1 }
      setNeedsLayout()
    }
  }

  /// The width of a centred tab in points; zero, negative, infinite and NaN values mean the system's width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      customize(itemWidth) { $0.itemWidth = $1 }
      setNeedsLayout()
    }
  }

  /// The space between centred tabs in points; zero, negative, infinite and NaN values mean the system's
  /// spacing.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      customize(itemSpacing) { $0.itemSpacing = $1 }
      setNeedsLayout()
    }
  }

  /// Returns the given width, and the height of tab bars.
  ///
  /// It is 49 points, or from iOS 11 on an iPhone in landscape 32 points, and what the home indicator covers of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight + safeAreaInsets.bottom)
  }

  /// The height of tab bars.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Adapts the height to the home indicator.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Lays out the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && device.behavior.tabsAreCentered
    let free = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
    let frames = TabBarLayout.frames(
      count: buttons.count,
      in: free.size,
      width: isCentered ? UITabBar.positive(itemWidth) ?? UITabBar.centeredWidth : nil,
      spacing: UITabBar.positive(itemSpacing) ?? UITabBar.centeredSpacing
    )
    for (button, frame) in zip(buttons, frames) {
      button.frame = directed(frame.offsetBy(dx: free.minX, dy: 0), in: free)
    }
  }

  private static func positive(_ number: CGFloat) -> CGFloat? {
    number.isFinite && number > 0 ? number : nil
  }
}

/// Receives the user's taps on items of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user tapped an item, which may already be selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The layout of tabs.
///
/// 1. On an iPhone they fill the bar in equal parts.
/// 2. On an iPad they are centred, with the item width and the item spacing.
///
/// Source: Apple, UITabBar.itemPositioning.
enum TabBarLayout {
  /// Returns the frames of `count` tabs in a bar of a size; if `width` is nil, they fill the bar.
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
