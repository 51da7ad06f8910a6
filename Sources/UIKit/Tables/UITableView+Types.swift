extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other; headers stay at the top while their section shows.
    case plain = 0
    /// Apart from each other, on a grey ground.
    case grouped = 1
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it takes the shortest way.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide in from the right, and out to it.
    case right = 1
    /// They slide in from the left, and out to it.
    case left = 2
    /// They slide down from above, and up again.
    case top = 3
    /// They slide up from below, and down again.
    case bottom = 4
    /// They are there, or gone, at once.
    case none = 5
    /// They fade in their place.
    case middle = 6
    /// The table chooses: it fades.
    case automatic = 100
  }

  /// Stands for the height that the table would choose itself.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted when rows were selected or deselected by a finger.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
