extension UITableViewCell {
  /// What a cell holds.
  public enum CellStyle: Int, Sendable {
    /// One line, with an image at its left.
    case `default` = 0
    /// A line at the left, and one of detail at the right.
    case value1 = 1
    /// A short line in the tint at the left, and one of detail beside it.
    case value2 = 2
    /// A line with smaller detail under it.
    case subtitle = 3
  }

  /// What shows at the right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button for detail, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for detail.
    case detailButton = 4
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Inserts another.
    case insert = 2
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// No different.
    case none = 0
    /// Blue up to iOS 6, grey later.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system's version does: blue up to iOS 6, grey later.
    case `default` = 3
  }

  /// How rows are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case singleLine = 1
  }

  /// What editing shows in a cell.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sign at the left.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
