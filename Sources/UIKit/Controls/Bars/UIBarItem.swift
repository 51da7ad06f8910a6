/// What the items of bars have in common: title, image and state.
///
/// The bar that shows an item follows every change of it.
@preconcurrency @MainActor
open class UIBarItem: Hashable, MessageReceiver {
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Creates an item without title and image.
  public init() {}

  /// Restores an archived item's title, number and whether it is enabled.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(of: NSString.self, forKey: CodingKeys.title) as String?
    tag = coder.decodeInteger(forKey: CodingKeys.tag)
    isEnabled = !coder.decodeBool(forKey: CodingKeys.isDisabled)
  }

  /// Writes the title, the number and whether the item is enabled.
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

  /// Whether the item can be used; true at first.
  open var isEnabled: Bool = true { didSet { contentDidChange() } }

  /// The text shown.
  open var title: String? { didSet { contentDidChange() } }

  /// The picture shown, instead of the title where both are set.
  open var image: UIImage? { didSet { contentDidChange() } }

  /// The picture for the lower bars of a phone in landscape; nil for `image`.
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }

  /// The room around the image, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// The room around the image for the lower bars of a phone in landscape, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// What assistive technologies call the item; nil for its title, or the name of the system's picture.
  open var accessibilityLabel: String?

  /// A name for tests that users don't hear.
  open var accessibilityIdentifier: String?

  /// A number to find the item by.
  open var tag: Int = 0

  /// Sets font and colours of the title in a state; nil for the bar's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// The font and colours set for a state, or else for the normal state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  @WeakReference private var bar: UIView?
  private var onChange: (() -> Void)?

  /// A bar shows the item and follows its changes, in place of any bar before.
  final func follow(in bar: UIView, onChange: @escaping () -> Void) {
    self.bar = bar
    self.onChange = onChange
  }

  /// A bar no longer shows the item, which another one may.
  final func stopFollowing(in bar: UIView) {
    if self.bar === bar { onChange = nil }
  }

  final func contentDidChange() {
    onChange?()
  }

  /// Items are equal only to themselves.
  nonisolated public static func == (left: UIBarItem, right: UIBarItem) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
