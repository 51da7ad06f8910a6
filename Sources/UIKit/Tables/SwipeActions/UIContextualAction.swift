/// An action of a row, which a swipe across the row reveals as a button.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// Grey, for actions that leave the row in place.
    case normal = 0
    /// Red, for actions that delete the row.
    case destructive = 1
  }

  /// Performs an action.
  ///
  /// It gets the action, the view that shows it, and a closure to call once with whether the action was performed; the row then closes.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The kind of the action.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// The text of the button.
  ///
  /// If the button has an image, the text appears only in rows of at least 91 points. Source: as seen on devices (StackOverflow 46398910).
  open var title: String?

  /// The image of the button, which is drawn in white.
  open var image: UIImage?

  /// The colour of the button; nil restores the one of the style: grey, and red for destructive actions.
  ///
  /// Source of the grey: UIKit's answer as recorded by github.com/kern0x1b/charon, UIContextualAction.md.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .normal ? .systemGray3 : .systemRed) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// The actions that a swipe across a row reveals.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration {
  /// The actions, from the edge of the row inwards: the first one is at the edge.
  public let actions: [UIContextualAction]

  /// Whether a swipe across the whole row performs the first action; defaults to true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
