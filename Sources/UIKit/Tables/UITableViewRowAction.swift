/// A button that a swipe across a row reveals.
///
/// Source: Apple, UITableViewRowAction.
@preconcurrency @MainActor
open class UITableViewRowAction {
  /// The appearance of a button.
  public enum Style: Int, Sendable {
    /// Red.
    case `default` = 0
    /// Grey.
    case normal = 1

    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// The appearance.
  public let style: Style

  /// The text of the button.
  open var title: String?

  /// The colour of the button: red for the style `default` and grey for `normal`, unless another is set.
  open var backgroundColor: UIColor?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button that calls `handler` when it is tapped.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .default ? TableMetrics.deleteColor : TableMetrics.rowActionColor
  }

  final func perform(at path: IndexPath) { handler(self, path) }
}

/// The buttons of a row's actions, side by side: the first one is at the right.
@MainActor
final class RowActionsView: UIView {
  private let buttons: [UIButton]
  private let widths: [CGFloat]

  init(_ actions: [UITableViewRowAction], _ perform: @escaping (UITableViewRowAction) -> Void) {
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    widths = buttons.map { TableMetrics.rowButtonWidth($0) }
    super.init(frame: .zero)
    buttons.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: widths.reduce(0, +), height: bounds.height)
  }

  /// A row that is pulled further than the buttons are wide stretches them.
  override func layoutSubviews() {
    super.layoutSubviews()
    let natural = widths.reduce(0, +)
    let stretch = natural > 0 ? bounds.width / natural : 0
    var right = bounds.width
    for (button, width) in zip(buttons, widths) {
      right -= width * stretch
      button.frame = CGRect(x: right, y: 0, width: width * stretch, height: bounds.height)
    }
  }
}

extension TableMetrics {
  /// The grey of actions of the style `normal` (approximate).
  static let rowActionColor = UIColor(white: 0.78, alpha: 1)

  /// The width of the button of a row, in points.
  @MainActor
  static func rowButtonWidth(_ button: UIButton) -> CGFloat {
    max(leastDeleteButtonWidth, button.sizeThatFits(.zero).width + 30)
  }
}
