/// The common base class of bar items: title, image and state.
///
/// The bar updates when a property of one of its items changes.
@preconcurrency @MainActor
open class UIBarItem: Hashable, MessageReceiver {
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  final var ownAppearance = OwnAppearance()

  /// Creates an item without title and image.
  public init() {}

  /// Creates an item from an archive with title, tag and enabled state.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(of: NSString.self, forKey: CodingKeys.title) as String?
    tag = coder.decodeInteger(forKey: CodingKeys.tag)
    isEnabled = !coder.decodeBool(forKey: CodingKeys.isDisabled)
  }

  /// Archives title, tag and enabled state.
  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: CodingKeys.title)
    coder.encode(tag, forKey: CodingKeys.tag)
    coder.encode(!isEnabled, forKey: CodingKeys.isDisabled)
  }

  private enum CodingKeys {
    static let title = "UITitle"
    static let tag = "UITag"
    static let isDisabled = "UIDisabled"
  }

  /// Whether the item is enabled; defaults to true.
  open var isEnabled: Bool = true { didSet { contentDidChange() } }

  /// The displayed text.
  open var title: String? { didSet { contentDidChange() } }

  /// The displayed image, which replaces the title.
  open var image: UIImage? { didSet { contentDidChange() } }

  /// The image for the lower bars of an iPhone in landscape; nil for `image`.
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }

  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// The insets of the image in the lower bars of an iPhone in landscape, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// The accessibility label; nil for the title or the name of the system's icon.
  open var accessibilityLabel: String?

  /// An identifier for tests, which is never read to users.
  open var accessibilityIdentifier: String?

  /// A number that identifies the item.
  open var tag: Int = 0

  /// Sets the font and colours of the title for a state; nil for those of the bar.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    customize(attributes, axes: [Int(bitPattern: state.rawValue)]) {
      $0.setTitleTextAttributes($1, for: state)
    }
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// Returns the font and colours for a state, or otherwise those for the normal state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  @WeakReference private var bar: UIView?
  private var onChange: (() -> Void)?

  /// Makes a bar the observer of the item's changes, in place of any other bar.
  final func follow(in bar: UIView, onChange: @escaping () -> Void) {
    self.bar = bar
    self.onChange = onChange
  }

  /// Stops the observation, unless another bar observes the item.
  final func stopFollowing(in bar: UIView) {
    if self.bar === bar { onChange = nil }
  }

  final func contentDidChange() {
    // A bar that gives its items an appearance is about to show them anyway.
    if !SimulatedDevice.current.views.appearances.isChanging(self) { onChange?() }
  }

  /// Items are only equal to themselves.
  nonisolated public static func == (left: UIBarItem, right: UIBarItem) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
