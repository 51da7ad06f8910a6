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

  /// What receives `action`, which is not kept; nil for the responder chain.
  open weak var target: AnyObject?

  /// The message that a tap sends, with the item; see `UIApplication.sendAction(_:to:from:for:)`.
  open var action: Selector?

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

  /// Whether the item is a gap.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The text that a bar shows: a system item's own, else the title.
  final var shownTitle: String? { systemItem.map(\.title) ?? title }
}

extension UIBarButtonItem {
  /// How an item is drawn.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// In a box; looks like `plain` from iOS 7 on.
    case bordered = 1
    /// Bold text, for the action that completes a task.
    case done = 2
  }

  /// The items that the system provides.
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
    /// A gap that shares the room left.
    case flexibleSpace = 5
    /// A gap of a given width.
    case fixedSpace = 6
    /// A sheet with a pencil.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow out of it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
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
    /// A sheet whose corner curls.
    case pageCurl = 23
    /// A cross, for what covers others.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text, for those items that have one.
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

  /// What VoiceOver calls the picture, for those items that have one.
  var signName: String? {
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

  /// Whether the item completes a task and so is bold.
  var isDone: Bool { self == .done || self == .save }
}

// MARK: - Showing

extension UIBarButtonItem {
  /// Makes the view that shows the item in a bar and reports taps to it; nil for spaces.
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
  /// The size that an item or title view gets in a bar: its own, or the one that fits if it has none.
  final var sizeInBar: CGSize {
    guard !(self is BarButton), !bounds.isEmpty else { return sizeThatFits(.zero) }
    return ownSizeInBar
  }

  /// The size that the view was given, even if it shows at a smaller one because the bar is lower than that.
  final var ownSizeInBar: CGSize {
    guard let size = extras?.barSize, size.shown == bounds.size else { return bounds.size }
    return size.own
  }

  /// Takes its place in a bar, and keeps in mind which size it would have in a higher one.
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
