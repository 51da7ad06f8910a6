/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The drawing style.
  open var style = Style.plain { didSet { contentDidChange() } }

  /// The view that replaces the button.
  open var customView: UIView? { didSet { contentDidChange() } }

  /// The action of a tap; setting it also sets the title and image of the item.
  ///
  /// The item is the sender of the action.
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

  /// The menu, which a tap shows if the item has no action, otherwise a press; nil for none.
  ///
  /// Source: Apple, UIBarButtonItem.menu.
  open var menu: UIMenu? { didSet { contentDidChange() } }

  /// The order of the elements in the menu, from iOS 16 on.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// The receiver of `action`, which is not retained; nil for the responder chain.
  open weak var target: AnyObject?

  /// The message that a tap sends, with the item as its argument; see `UIApplication.sendAction(_:to:from:for:)`.
  open var action: Selector?

  /// The width in points; 0 for the width of the content.
  ///
  /// Negative, infinite and NaN values are treated as 0.
  open var width: CGFloat = 0 {
    didSet {
      if !width.isFinite || width < 0 { width = 0 }
      contentDidChange()
    }
  }

  /// Titles that the item may have later: the button is wide enough for the widest of them.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }

  /// The tint colour of this item; nil for the bar's.
  open var tintColor: UIColor? {
    didSet {
      customize(tintColor) { $0.tintColor = $1 }
      contentDidChange()
    }
  }

  /// Whether the item is hidden in bars.
  open var isHidden = false { didSet { contentDidChange() } }

  /// Whether the item appears selected.
  open var isSelected = false { didSet { contentDidChange() } }

  /// The kind of system item, or nil for a custom item.
  final var systemItem: SystemItem? { didSet { contentDidChange() } }

  /// Whether the item appears as a back button with an arrow and the title.
  final var pointsBack = false { didSet { contentDidChange() } }

  /// The system's own handler of a tap, called before the `primaryAction`.
  final var systemHandler: (() -> Void)?

  /// The item's view in a bar, as an anchor for popovers; nil if no bar shows the item.
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

  /// Creates an item from an archive, without its action and view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(self, as: UIBarButtonItem.self)
  }

  /// Creates an item with a title, image and action.
  ///
  /// If title or image are nil, those of the action are used.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates an item with the title and image of an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a system item; the title and image of the action are not used.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    if systemItem.isDone { style = .done }
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with a title that sends a message to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title, nil, style, target, action)
  }

  /// Creates an item with an image that sends a message to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, image, style, target, action)
  }

  /// Creates an item with an image, and another one for the bars of a phone in landscape, that sends a message to a target.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(nil, image, style, target, action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the system's items that sends a message to a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private convenience init(
    _ title: String?,
    _ image: UIImage?,
    _ style: Style,
    _ target: Any?,
    _ action: Selector?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Returns a space of `width` points between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes an equal share of the remaining width of a bar.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: Appearance

  /// Sets the background image for a state and kind of bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    customize(backgroundImage, axes: [Int(bitPattern: state.rawValue), barMetrics.rawValue]) {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
    backgroundImages[BackgroundKey(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// Returns the background image for a state and kind of bar.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BackgroundKey(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets the offset of the title in a kind of bar, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    customize(adjustment, axes: [barMetrics.rawValue]) { $0.setTitlePositionAdjustment($1, for: barMetrics) }
    titleAdjustments[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the offset of the title in a kind of bar.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  // MARK: Tapping

  /// Performs the actions of a tap.
  final func trigger() {
    guard isEnabled else { return }
    systemHandler?()
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      SimulatedDevice.current.application.send(
        action,
        to: target,
        from: self,
        startingAt: itemView,
        for: nil
      )
    }
  }

  /// Whether a tap shows the menu: there is one, and no action.
  final var showsMenuOnTap: Bool {
    menu != nil && primaryAction == nil && action == nil && systemHandler == nil
  }

  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The displayed text: that of a system item, otherwise the title.
  final var shownTitle: String? { systemItem.map(\.title) ?? title }
}

extension UIBarButtonItem {
  /// The style of an item.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// In a box; the same as `plain` from iOS 7.
    case bordered = 1
    /// Bold text, for an action that completes a task.
    case done = 2
  }

  /// The kinds of system items.
  public enum SystemItem: Int, Sendable {
    /// The text "Done", bold.
    case done = 0
    /// The text "Cancel".
    case cancel = 1
    /// The text "Edit".
    case edit = 2
    /// The text "Save", bold.
    case save = 3
    /// A plus.
    case add = 4
    /// A space that takes an equal share of the remaining width.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// A sheet with a pencil.
    case compose = 7
    /// A back arrow.
    case reply = 8
    /// A box with an arrow that points out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// The text "Undo".
    case undo = 21
    /// The text "Redo".
    case redo = 22
    /// A sheet with a curled corner.
    case pageCurl = 23
    /// A cross, for closing an overlay.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of text items.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The accessibility label of items with an icon.
  var iconLabel: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Whether the item completes a task and is bold.
  var isDone: Bool { self == .done || self == .save }
}

// MARK: - Views

extension UIBarButtonItem {
  /// Creates the item's view for a bar, which reports taps to the item; returns nil for spaces.
  final func makeView(shape: BarButton.Shape = .plain, title: String? = nil) -> UIView? {
    guard !isSpace else { return nil }
    if let customView, shape == .plain {
      itemView = customView
      return customView
    }
    let button = BarButton(self, shape: pointsBack ? .back : shape, title: title)
    if shape == .plain {
      itemView = button
      button.addAction(UIAction { [weak self] _ in self?.trigger() }, for: .primaryActionTriggered)
    }
    return button
  }
}

extension UIView {
  /// The size of an item or title view in a bar: its own size, or the fitting size if it has none.
  final var sizeInBar: CGSize {
    guard !(self is BarButton), !bounds.isEmpty else { return sizeThatFits(.zero) }
    return ownSizeInBar
  }

  /// The size that was set for the view, even if a low bar shows it smaller.
  final var ownSizeInBar: CGSize {
    guard let size = extras?.barSize, size.shown == bounds.size else { return bounds.size }
    return size.own
  }

  /// Sets the frame in a bar, and stores the size for a higher bar.
  final func place(inBar rect: CGRect, own size: CGSize) {
    if transform.isIdentity {
      frame = rect
    } else {
      bounds.size = rect.size
      center = CGPoint(x: rect.midX, y: rect.midY)
    }
    if rect.size != size || extras?.barSize != nil { ensuredExtras.barSize = (bounds.size, size) }
  }
}
