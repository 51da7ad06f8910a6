/// The measures of tables, in points.
///
/// Apple publishes few of them; the others come near to what devices show, and no behaviour depends on them.
@MainActor
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static var separatorColor: UIColor { isFlat ? flatSeparatorColor : oldSeparatorColor }
  static let selectionColor = UIColor(white: 217.0 / 255, alpha: 1)
  static let plainHeaderColor = UIColor(white: 247.0 / 255, alpha: 1)
  static var groupedTextColor: UIColor { isFlat ? flatGroupedTextColor : oldGroupedTextColor }
  static let detailColor = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
  static let signColor = UIColor(white: 0.5, alpha: 1)
  static let deleteColor = UIColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255, alpha: 1)
  static let insertColor = UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255, alpha: 1)

  /// How long rows take to come, go and move, in seconds.
  static let animationDuration: TimeInterval = 0.3
  static var margin: CGFloat { isFlat ? 15 : 10 }
  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 47
  static let leastDeleteButtonWidth: CGFloat = 74

  static func headerHeight(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? SimulatedDevice.current.behavior.plainHeaderHeight : 17.5
  }

  /// How far the titles of headers and footers keep from the sides.
  static func headerMargin(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    if isFlat { return margin }
    return style == .plain ? 12 : groupMargin(width: width) + 9
  }

  static func groupedHeaderHeight(isFirst: Bool, hasTitle: Bool) -> CGFloat {
    (hasTitle ? 38 : 17.5) + (isFirst ? 17.5 : 0)
  }

  static func groupedFooterHeight(hasTitle: Bool) -> CGFloat { hasTitle ? 30 : 17.5 }

  private static let flatSeparatorColor = UIColor(
    red: 200.0 / 255,
    green: 199.0 / 255,
    blue: 204.0 / 255,
    alpha: 1
  )
  private static let oldSeparatorColor = UIColor(white: 224.0 / 255, alpha: 1)
  private static let flatGroupedTextColor = UIColor(
    red: 109.0 / 255,
    green: 109.0 / 255,
    blue: 114.0 / 255,
    alpha: 1
  )
  private static let oldGroupedTextColor = UIColor(hex: 0x4C566C)

  // MARK: Before iOS 7

  /// The background of a selected row: blue or grey.
  static let blueSelection = DrawingShade(UIColor(hex: 0x058CF5), UIColor(hex: 0x015DE6))
  static let graySelection = DrawingShade(UIColor(hex: 0xE0E0E0), UIColor(hex: 0xBDBDBD))

  /// The headers of plain tables, with their upper and lower lines.
  static let header = DrawingShade(UIColor(hex: 0x909FAA), UIColor(hex: 0xB8C1C8))
  static let headerLight = UIColor(hex: 0xA5B1BA)
  static let headerLine = UIColor(hex: 0x989EA4)

  /// The details of the styles value1 and value2, and the title of value2.
  static let oldDetailColor = UIColor(hex: 0x385487)
  static let oldCaptionColor = UIColor(hex: 0x516691)
  static let oldCheckmarkColor = UIColor(hex: 0x324F85)

  /// The edge of a group, and the lines between its rows.
  static let groupEdge = UIColor(hex: 0xABADB0)
  static let groupRadius: CGFloat = 10

  /// How far a group keeps from the sides of a table: wide ones have wider margins.
  static func groupMargin(width: CGFloat) -> CGFloat { width > 480 ? 45 : 10 }

  /// Whether the system looks as from iOS 7 on.
  static var isFlat: Bool { SimulatedDevice.current.behavior.tablesAreFlat }
}
