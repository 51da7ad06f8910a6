/// What a navigation bar shows while a controller is on top of a stack.
///
/// The bar that shows an item follows every change of it.
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

  /// Restores an archived item's texts.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(of: NSString.self, forKey: CodingKeys.title) as String?
    prompt = coder.decodeObject(of: NSString.self, forKey: CodingKeys.prompt) as String?
  }

  /// Writes the texts.
  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: CodingKeys.title)
    coder.encode(prompt as NSString?, forKey: CodingKeys.prompt)
  }

  private enum CodingKeys {
    static let title = "UITitle"
    static let prompt = "UIPrompt"
  }

  // MARK: Title

  /// The text in the middle of the bar, and of the back button of the next item.
  open var title: String? { didSet { contentDidChange() } }

  /// The view in the middle of the bar, in place of the title.
  ///
  /// A view without a size gets the one that fits.
  open var titleView: UIView? { didSet { contentDidChange() } }

  /// A line of text at the top of the bar, which is 30 points higher then.
  open var prompt: String? { didSet { contentDidChange() } }

  // MARK: Back button

  /// What the back button shows while the next item is on top; nil for this item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The title of the back button while the next item is on top, in place of this item's.
  open var backButtonTitle: String? { didSet { contentDidChange() } }

  /// How much text the back button of the next item has.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { contentDidChange() } }

  /// Whether there is no back button while this item is on top.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Hides or shows the back button, if asked for by fading.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    contentDidChange(animated: animated)
  }

  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

  // MARK: Items

  /// The outermost button on the left, in place of the back button; the first of `leftBarButtonItems`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeft?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The outermost button on the right; the first of `rightBarButtonItems`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRight?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// The buttons on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeft }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The buttons on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRight }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// Replaces the first of the left items, if asked for by fading; nil takes it away.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(UINavigationItem.replacingFirst(of: storedLeft, by: item), animated: animated)
  }

  /// Replaces the first of the right items, if asked for by fading; nil takes it away.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(UINavigationItem.replacingFirst(of: storedRight, by: item), animated: animated)
  }

  /// Replaces the left items, if asked for by fading.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeft = items
    contentDidChange(animated: animated)
  }

  /// Replaces the right items, if asked for by fading.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRight = items
    contentDidChange(animated: animated)
  }

  /// The singular properties speak of the first of the plural ones; with one item or none they are all there is.
  private static func replacingFirst(
    of items: [UIBarButtonItem]?,
    by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let rest = (items ?? []).dropFirst().filter { $0 !== item }
    guard let item else { return rest.isEmpty ? nil : Array(rest) }
    return [item] + rest
  }

  // MARK: Following

  /// Told to the bar that shows the item.
  final var onChange: ((_ animated: Bool) -> Void)?

  final func contentDidChange(animated: Bool = false) {
    onChange?(animated)
  }

  /// Items are equal only to themselves.
  nonisolated public static func == (left: UINavigationItem, right: UINavigationItem) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UINavigationItem {
  /// How much text a back button has.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The previous title, or "Back" where that is too long.
    case `default` = 0
    /// Always "Back".
    case generic = 1
    /// None, only the arrow.
    case minimal = 2
  }
}
