extension UITableView {
  /// The styles of tables.
  public enum Style: Int, Sendable {
    /// Sections without gaps; headers are pinned to the top while their section is visible.
    case plain = 0
    /// Separate groups on a grey background.
    case grouped = 1
    /// Separate groups with rounded corners, which keep a distance from the edges, on a grey background.
    case insetGrouped = 2
  }

  /// What the left inset of separators is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The inset that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// When cells find their height again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When the application reloads them.
    case disabled = 0
    /// Also when their content configuration changes.
    case enabled = 1
  }

  /// The positions of a row that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animations of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows slide in from the right, and out to the right.
    case right = 1
    /// Rows slide in from the left, and out to the left.
    case left = 2
    /// Rows slide down from above, and out upwards.
    case top = 3
    /// Rows slide up from below, and out downwards.
    case bottom = 4
    /// Rows appear and disappear without an animation.
    case none = 5
    /// Rows fade in place.
    case middle = 6
    /// The table chooses: rows fade.
    case automatic = 100
  }

  /// The height that the table chooses.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted when rows were selected or deselected by a tap.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
