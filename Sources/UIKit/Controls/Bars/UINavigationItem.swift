/// The content of a navigation bar while a controller is at the top of a stack.
///
/// The bar updates when a property of its item changes.
@preconcurrency @MainActor
open class UINavigationItem: Hashable {
  private var storedLeft: [UIBarButtonItem]?
  private var storedRight: [UIBarButtonItem]?
  private var storedHidesBackButton = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  init() {}

  /// Creates an item from an archive with its texts.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(of: NSString.self, forKey: CodingKeys.title) as String?
    prompt = coder.decodeObject(of: NSString.self, forKey: CodingKeys.prompt) as String?
  }

  /// Archives the texts.
  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: CodingKeys.title)
    coder.encode(prompt as NSString?, forKey: CodingKeys.prompt)
  }

  private enum CodingKeys {
    static let title = "UITitle"
    static let prompt = "UIPrompt"
  }

  // MARK: Title

  /// The title in the middle of the bar, and of the back button of the next item.
  open var title: String? { didSet { contentDidChange() } }

  /// The view in the middle of the bar, which replaces the title.
  ///
  /// A view without a size gets the fitting size.
  open var titleView: UIView? { didSet { contentDidChange() } }

  /// Whether the title is large in a bar that prefers large titles, from iOS 11.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { contentDidChange() } }

  /// The height in points of the large title and the search bar that scrolling hides, and changes: 0 if the content has pushed both out,
  /// more than that of the bar's metrics if the content is pulled down, nil if there was neither last.
  final var stretchHeight: CGFloat?

  /// The search whose bar is below the title.
  final var search: (any NavigationItemSearch)? {
    didSet {
      guard search !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      search?.item = self
      contentDidChange()
    }
  }

  /// Whether the search bar is hidden when the content is scrolled; true by default.
  ///
  /// Source: Apple, UINavigationItem.hidesSearchBarWhenScrolling.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { contentDidChange() } }
  }

  /// The navigation controller that shows the item.
  final weak var host: (any NavigationItemHost)?

  /// A line of text at the top of the bar, which makes it 30 points higher.
  open var prompt: String? { didSet { contentDidChange() } }

  // MARK: Back button

  /// The item of the back button while the next item is on top; nil for this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The title of the back button while the next item is on top, which replaces this item's title.
  open var backButtonTitle: String? { didSet { contentDidChange() } }

  /// The text of the next item's back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }

  /// Whether the back button is hidden while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Hides or shows the back button, optionally with a fade.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    contentDidChange(animated: animated)
  }

  /// Whether the left items are beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

  // MARK: Items

  /// The leftmost button, which replaces the back button; the first of `leftBarButtonItems`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The rightmost button; the first of `rightBarButtonItems`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// The buttons at the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The buttons at the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// Replaces the first of the left items, optionally with a fade; nil removes it.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(UINavigationItem.replacingFirst(of: storedLeft, by: item), animated: animated)
  }

  /// Replaces the first of the right items, optionally with a fade; nil removes it.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(UINavigationItem.replacingFirst(of: storedRight, by: item), animated: animated)
  }

  /// Replaces the left items, optionally with a fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeft = items
    contentDidChange(animated: animated)
  }

  /// Replaces the right items, optionally with a fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRight = items
    contentDidChange(animated: animated)
  }

  /// Returns the items with the first one replaced; with one item or none, the new item is the only one.
  private static func replacingFirst(
    of items: [UIBarButtonItem]?,
    by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let rest = (items ?? []).dropFirst().filter { $0 !== item }
    guard let item else { return rest.isEmpty ? nil : Array(rest) }
    return [item] + rest
  }

  // MARK: Observation

  /// Called after a change, for the bar that shows the item.
  final var onChange: ((_ animated: Bool) -> Void)?

  final func contentDidChange(animated: Bool = false) {
    onChange?(animated)
  }

  /// Items are only equal to themselves.
  nonisolated public static func == (left: UINavigationItem, right: UINavigationItem) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UINavigationItem {
  /// Whether the title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the title of the item below; the title of the lowest item is large.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is in the middle of the bar.
    case never = 2

    /// Whether the topmost of items with these modes, lowest first, has a large title.
    ///
    /// Source: Apple, UINavigationItem.LargeTitleDisplayMode.
    static func isLarge(_ modes: [LargeTitleDisplayMode]) -> Bool {
      guard let decisive = modes.last(where: { $0 != .automatic }) else { return !modes.isEmpty }
      return decisive == .always
    }
  }

  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous title, or "Back" if it is too long.
    case `default` = 0
    /// Always "Back".
    case generic = 1
    /// No text, only the arrow.
    case minimal = 2
  }
}

/// The controller of a search bar in a navigation bar.
@MainActor
protocol NavigationItemSearch: AnyObject {
  var searchBar: UISearchBar { get }

  /// Whether the search is active.
  var isActive: Bool { get }

  /// Whether the search hides the rest of the navigation bar now.
  var coversBar: Bool { get }

  /// The item of the navigation bar.
  var item: UINavigationItem? { get set }
}

/// The navigation controller of a search.
@MainActor
protocol NavigationItemHost: AnyObject {
  /// The view with the controllers' views, above which a search shows its results.
  var stage: UIView { get }

  /// The height of the bar.
  var barHeight: CGFloat { get }

  /// Lays out the bars after a search has changed.
  func searchDidChange()
}
