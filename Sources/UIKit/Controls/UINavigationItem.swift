/// What a navigation bar shows while a controller is on top of a stack.
@MainActor
open class UINavigationItem {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// The text in the middle of the bar.
  open var title: String? { didSet { contentDidChange() } }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// The button on the left, in place of the back button.
  open var leftBarButtonItem: UIBarButtonItem? { didSet { contentDidChange() } }

  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { contentDidChange() } }

  /// Told to the bar that shows the item.
  final var onChange: (() -> Void)?

  final func contentDidChange() {
    onChange?()
  }
}
