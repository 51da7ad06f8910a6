/// The vertical positions of everything in a table, computed without views.
struct TableGeometry: Equatable {
  struct Section: Equatable {
    var top: CGFloat = 0
    /// The room above the header.
    let padding: CGFloat
    let header: CGFloat
    fileprivate(set) var rows: TableRows
    let footer: CGFloat

    init(padding: CGFloat = 0, header: CGFloat, rows: TableRows, footer: CGFloat) {
      // Without a header there is no room above it.
      self.padding = header > 0 ? padding : 0
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    var headerTop: CGFloat { top + padding }
    var rowsTop: CGFloat { headerTop + header }
    var footerTop: CGFloat { rowsTop + rows.height }
    var bottom: CGFloat { footerTop + footer }
  }

  private(set) var sections: [Section]
  /// The top of the table's footer view.
  private(set) var footerTop: CGFloat
  private(set) var height: CGFloat

  /// Stacks the table's header view, the sections and the table's footer view.
  init(header: CGFloat, sections: [Section], footer: CGFloat) {
    var top = header
    self.sections = sections
    for index in sections.indices {
      self.sections[index].top = top
      top = self.sections[index].bottom
    }
    footerTop = top
    height = top + footer
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The top and the height of a row.
  func span(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (section.rowsTop + section.rows.start(of: path.row), section.rows.height(of: path.row))
  }

  /// Changes the height of a row, and moves everything below.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    let change = height - span(of: path).height
    guard change != 0 else { return }
    sections[path.section].rows.lengthen(path.row, by: change)
    for index in sections.indices.dropFirst(path.section + 1) { sections[index].top += change }
    footerTop += change
    self.height += change
  }

  /// The first section whose end is below `place`, or the number of sections.
  func firstSection(endingBelow y: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].bottom > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The row at a vertical position, or nil.
  func row(at y: CGFloat) -> IndexPath? {
    let number = firstSection(endingBelow: y)
    guard number < sections.count else { return nil }
    let section = sections[number]
    guard y >= section.rowsTop, y < section.footerTop else { return nil }
    let row = section.rows.firstRow(endingBelow: y - section.rowsTop)
    return row < section.rows.count ? IndexPath(row: row, section: number) : nil
  }

  /// The rows that intersect the range between two positions; rows without height are left out.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var number = firstSection(endingBelow: top)
    while number < sections.count, sections[number].top < bottom {
      let section = sections[number]
      var row = section.rows.firstRow(endingBelow: top - section.rowsTop)
      while row < section.rows.count, section.rowsTop + section.rows.start(of: row) < bottom {
        if section.rows.height(of: row) > 0 { paths.append(IndexPath(row: row, section: number)) }
        row += 1
      }
      number += 1
    }
    return paths
  }

  /// The sections that intersect the range between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = firstSection(endingBelow: top)
    var end = first
    while end < sections.count, sections[end].top < bottom { end += 1 }
    return first..<end
  }
}

/// The heights of a section's rows: all equal, or individual.
enum TableRows: Equatable {
  case uniform(count: Int, height: CGFloat)
  /// The top of each row, from 0, and as the last element the end of the rows.
  case single(starts: [CGFloat])

  init(heights: [CGFloat]) {
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(heights.count + 1)
    var sum: CGFloat = 0
    for height in heights {
      sum += height
      starts.append(sum)
    }
    self = .single(starts: starts)
  }

  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .single(let starts): starts.count - 1
    }
  }

  /// The total height of the rows.
  var height: CGFloat { start(of: count) }

  /// The top of a row; the end of the rows if `row` is their number.
  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(_, let height): CGFloat(row) * height
    case .single(let starts): starts[row]
    }
  }

  func height(of row: Int) -> CGFloat { start(of: row + 1) - start(of: row) }

  /// Changes the height of a row, and moves the rows below it.
  fileprivate mutating func lengthen(_ row: Int, by change: CGFloat) {
    var starts: [CGFloat]
    switch self {
    case .uniform(let count, let height): starts = (0...count).map { CGFloat($0) * height }
    case .single(let known): starts = known
    }
    // Only one copy of the array remains, so it is changed in place.
    self = .uniform(count: 0, height: 0)
    for index in (row + 1)..<starts.count { starts[index] += change }
    self = .single(starts: starts)
  }

  /// The first row whose end is below `place`, or the number of rows.
  func firstRow(endingBelow y: CGFloat) -> Int {
    switch self {
    case .uniform(let count, let height):
      guard height > 0 else { return count }
      guard y >= 0 else { return 0 }
      let row = (y / height).rounded(.down)
      return row < CGFloat(count) ? Int(row) : count
    case .single(let starts):
      var low = 0
      var high = starts.count - 1
      while low < high {
        let middle = (low + high) / 2
        if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}

/// A visible row.
struct TableRow {
  var path: IndexPath
  let cell: UITableViewCell
}

/// The metrics of tables, in points.
///
/// Apple publishes few of them. The others are close to what devices show, and no behaviour depends on them.
@MainActor
enum TableMetrics {
  static let rowHeight: CGFloat = 44

  /// The space above and below the text of a row together.
  static let rowPadding: CGFloat = 24
  static var separatorColor: UIColor {
    hasSystemColors ? .separator : isFlat ? flatSeparatorColor : oldSeparatorColor
  }
  static var selectionColor: UIColor { hasSystemColors ? .systemGray4 : flatSelectionColor }
  /// The background of headers in plain tables.
  static var plainHeaderColor: UIColor { hasClearHeaders ? .systemBackground : InterfaceColors.plainHeader }
  static var groupedTextColor: UIColor {
    hasSystemColors ? .secondaryLabel : isFlat ? InterfaceColors.groupedText : oldGroupedTextColor
  }
  static var detailColor: UIColor { hasSystemColors ? .secondaryLabel : flatDetailColor }
  static var groupedBackground: UIColor {
    hasSystemColors ? .systemGroupedBackground : .groupTableViewBackground
  }
  static let iconColor = UIColor(white: 0.5, alpha: 1)
  static let deleteColor = InterfaceColors.delete
  static let insertColor = InterfaceColors.insert

  /// The duration of animations of rows, in seconds.
  static let animationDuration: TimeInterval = 0.3

  static func margin(width: CGFloat) -> CGFloat { SimulatedDevice.current.behavior.cellMargin(width: width) }

  static func separatorInset(width: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: isFlat ? margin(width: width) : 15, bottom: 0, right: 0)
  }

  static let editControlWidth: CGFloat = 38
  static let reorderControlWidth: CGFloat = 47
  static let leastDeleteButtonWidth: CGFloat = 74

  static func headerHeight(_ style: UITableView.Style) -> CGFloat {
    style == .plain ? SimulatedDevice.current.behavior.plainHeaderHeight : 17.5
  }

  /// The horizontal margin of the titles of headers and footers.
  static func headerMargin(_ style: UITableView.Style, width: CGFloat) -> CGFloat {
    if isFlat { return margin(width: width) }
    return style == .plain ? 12 : groupMargin(width: width) + 9
  }

  static func groupedHeaderHeight(isFirst: Bool, hasTitle: Bool) -> CGFloat {
    (hasTitle ? titleHeight : groupGap) + (isFirst ? groupGap : 0)
  }

  static func groupedFooterHeight(hasTitle: Bool) -> CGFloat { hasTitle ? 30 : groupGap }

  /// The height of a group's title: 38, from iOS 13 its text, 17 points above it and 6 below it.
  ///
  /// Source: a dump of a list of iOS 17 (github.com/getsentry/sentry-cocoa).
  private static var titleHeight: CGFloat {
    hasSystemColors
      ? wholePixels(UIFont.preferredFont(forTextStyle: .footnote).lineHeight) + 17 + titleGap : 38
  }

  /// The distance of a group's title from the group.
  static var titleGap: CGFloat { hasSystemColors ? 6 : 7 }

  /// Half the distance between groups, in whole pixels from iOS 13.
  private static var groupGap: CGFloat { hasSystemColors ? wholePixels(17.5) : 17.5 }

  private static func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = SimulatedDevice.current.screen.scale
    return (length * scale).rounded(.up) / scale
  }

  /// The room above headers in plain tables.
  static let headerPadding: CGFloat = 22

  /// Whether colours are the system's semantic ones, and signs have the shapes of symbols.
  static var hasSystemColors: Bool { SimulatedDevice.current.behavior.tablesHaveSystemColors }

  /// Whether headers of plain tables have the colour of the table, and room above them.
  static var hasClearHeaders: Bool { SimulatedDevice.current.behavior.headersHaveTopPadding }

  private static let flatSelectionColor = UIColor(white: 217.0 / 255, alpha: 1)
  private static let flatDetailColor = UIColor(
    red: 142.0 / 255,
    green: 142.0 / 255,
    blue: 147.0 / 255,
    alpha: 1
  )
  private static let flatSeparatorColor = UIColor(
    red: 200.0 / 255,
    green: 199.0 / 255,
    blue: 204.0 / 255,
    alpha: 1
  )
  private static let oldSeparatorColor = UIColor(white: 224.0 / 255, alpha: 1)
  private static let oldGroupedTextColor = UIColor(hex: 0x4C566C)

  // MARK: Before iOS 7

  /// The backgrounds of a selected row: blue or grey.
  static let blueSelection = DrawingGradient(UIColor(hex: 0x058CF5), UIColor(hex: 0x015DE6))
  static let graySelection = DrawingGradient(UIColor(hex: 0xE0E0E0), UIColor(hex: 0xBDBDBD))

  /// The gradient of plain tables' headers, and the colours of their upper and lower lines.
  static let header = DrawingGradient(UIColor(hex: 0x909FAA), UIColor(hex: 0xB8C1C8))
  static let headerLight = UIColor(hex: 0xA5B1BA)
  static let headerLine = UIColor(hex: 0x989EA4)

  /// The colour of details in the styles `value1` and `value2`, and of the title in `value2`.
  static let oldDetailColor = UIColor(hex: 0x385487)
  static let oldCaptionColor = UIColor(hex: 0x516691)
  static let oldCheckmarkColor = UIColor(hex: 0x324F85)

  /// The colour of a group's border, and of the lines between its rows.
  static let groupEdge = UIColor(hex: 0xABADB0)
  static let groupRadius: CGFloat = 10

  /// The horizontal margin of groups, which is larger in wide tables.
  static func groupMargin(width: CGFloat) -> CGFloat { width > 480 ? 45 : 10 }

  /// Whether the appearance is that of iOS 7 and later.
  static var isFlat: Bool { SimulatedDevice.current.behavior.tablesAreFlat }
}
