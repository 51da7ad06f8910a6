/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The drawing style.
  open var style = Style.plain { didSet { contentDidChange() } }

  /// The view shown instead of a button.
  open var customView: UIView? { didSet { contentDidChange() } }

  /// What a tap does; setting it takes over the action's title and image.
  ///
  /// The action sees the item as its sender.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if systemItem == nil {
        title = primaryAction.title
        image = primaryAction.image
      }
      contentDidChange()
    }
  }

  /// The width in points; 0 for what the content needs.
  ///
  /// What is negative or not finite counts as 0.
  open var width: CGFloat = 0 {
    didSet {
      if !width.isFinite || width < 0 { width = 0 }
      contentDidChange()
    }
  }

  /// Titles that the item may show in its life: the button is wide enough for the widest of them.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }

  /// The tint of this item; nil for the bar's.
  open var tintColor: UIColor? { didSet { contentDidChange() } }

  /// Whether bars leave the item out.
  open var isHidden = false { didSet { contentDidChange() } }

  /// Whether the item shows that it is chosen.
  open var isSelected = false { didSet { contentDidChange() } }

  /// What the item was made as, if it is one of the system's.
  final var systemItem: SystemItem? { didSet { contentDidChange() } }

  /// Whether the button looks as one that leads back: an arrow and the title.
  final var pointsBack = false { didSet { contentDidChange() } }

  /// What the system itself does when the item is tapped, before the `primaryAction`.
  final var systemHandler: (() -> Void)?

  /// The view that shows the item in a bar, for popovers to point at; nil while no bar shows it.
  @WeakReference final var itemView: UIView?

  private var backgroundImages: [BackgroundKey: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  private struct BackgroundKey: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
  }

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Restores an archived item without its action and view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, image and action.
  ///
  /// Title and image are the action's where nil is given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates an item that looks as its action tells.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  /// Creates one of the system's items; title and image of the action don't show.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    if systemItem.isDone { style = .done }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A gap of `width` points between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A gap that shares the room left in a bar with others of its kind.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: Look

  /// Sets the image behind the item in a state and kind of bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The image set for a state and kind of bar.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
  }

  /// Moves the title from its place in a kind of bar, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the title is moved in a kind of bar.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  // MARK: Tapping

  /// The item was tapped.
  final func trigger() {
    guard isEnabled else { return }
    systemHandler?()
    primaryAction?.performWithSender(self, target: nil)
  }

  /// Whether the item is a gap.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The text that a bar shows: a system item's own, else the title.
  final var shownTitle: String? { systemItem.map(\.title) ?? title }
}
