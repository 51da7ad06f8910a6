/// The measures of tables, in points.
///
/// Apple publishes few of them; the others come near to what devices show, and no behaviour depends on them.
@MainActor
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let separatorColor = UIColor(red: 200.0 / 255, green: 199.0 / 255, blue: 204.0 / 255, alpha: 1)
  static let selectionColor = UIColor(white: 217.0 / 255, alpha: 1)
  static let oldSelectionColor = UIColor(red: 0.02, green: 0.49, blue: 0.93, alpha: 1)
  static let plainHeaderColor = UIColor(white: 247.0 / 255, alpha: 1)
  static let oldPlainHeaderColor = UIColor(red: 0.63, green: 0.69, blue: 0.75, alpha: 1)
  static let groupedTextColor = UIColor(red: 109.0 / 255, green: 109.0 / 255, blue: 114.0 / 255, alpha: 1)
  static let detailColor = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
  static let deleteColor = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  static let insertColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255, alpha: 1)

  /// How long rows take to come, go and move, in seconds.
  static let animationDuration: TimeInterval = 0.3
  static let margin: CGFloat = 15
  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 47
  static let leastDeleteButtonWidth: CGFloat = 74

  static func headerHeight(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? SimulatedDevice.current.behavior.plainHeaderHeight : 17.5
  }

  static func groupedHeaderHeight(isFirst: Bool, hasTitle: Bool) -> CGFloat {
    (hasTitle ? 38 : 17.5) + (isFirst ? 17.5 : 0)
  }

  static func groupedFooterHeight(hasTitle: Bool) -> CGFloat { hasTitle ? 30 : 17.5 }

  /// Whether the system looks as from iOS 7 on.
  static var isFlat: Bool { SimulatedDevice.current.behavior.tablesAreFlat }
}
