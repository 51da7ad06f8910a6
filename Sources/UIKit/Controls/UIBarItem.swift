/// What the items of bars have in common: title, image and state.
@MainActor
open class UIBarItem {
  /// Creates an item without title and image.
  public init() {}

  /// Whether the item can be used; true at first.
  open var isEnabled: Bool = true { didSet { contentDidChange() } }

  /// The text shown.
  open var title: String? { didSet { contentDidChange() } }

  /// The picture shown, instead of the title where both are set.
  open var image: UIImage? { didSet { contentDidChange() } }

  /// A number to find the item by.
  open var tag: Int = 0

  /// Told to the bar that shows the item.
  final var onChange: (() -> Void)?

  final func contentDidChange() {
    onChange?()
  }
}
