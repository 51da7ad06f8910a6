/// The look of the separators of a list's items.
///
/// Source: Apple, UIListSeparatorConfiguration.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    /// As the list's appearance demands.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// Whether the separator above the item is shown; automatic by default.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether the separator below the item is shown; automatic by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// The distances of the separator above the item from the cell's sides; automatic by default.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The distances of the separator below the item from the cell's sides; automatic by default.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The colour of the separators; that of the system by default.
  public var color = UIColor.separator

  /// The colour of the separators of selected items.
  public var multipleSelectionColor = UIColor.separator

  /// The insets that an appearance and its cells choose.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let automatic = -CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  }

  /// Creates the standard look in an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether two looks are the same.
  public static func == (first: UIListSeparatorConfiguration, second: UIListSeparatorConfiguration) -> Bool {
    first.topSeparatorVisibility == second.topSeparatorVisibility
      && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility
      && first.topSeparatorInsets == second.topSeparatorInsets
      && first.bottomSeparatorInsets == second.bottomSeparatorInsets && first.color == second.color
      && first.multipleSelectionColor == second.multipleSelectionColor
  }

  /// Hashes the visibilities and the colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
    hasher.combine(multipleSelectionColor)
  }
}
