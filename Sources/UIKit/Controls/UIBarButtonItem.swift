/// A button of a navigation bar or toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item is drawn.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// Bold text, for the action that completes a task.
    case done = 2
  }

  /// The drawing style.
  open var style = Style.plain { didSet { contentDidChange() } }

  /// The view shown instead of a button.
  open var customView: UIView? { didSet { contentDidChange() } }

  /// What a tap does.
  open var primaryAction: UIAction? { didSet { contentDidChange() } }

  /// The view that shows the item in a bar, for popovers to point at; nil while no bar shows it.
  final weak var itemView: UIView?

  /// Creates an item with a title, image and action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }
}
