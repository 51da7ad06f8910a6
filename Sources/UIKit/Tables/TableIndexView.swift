extension UITableView {
  /// The title of the index that stands for a search bar above the first section: a magnifying glass.
  nonisolated public static let indexSearch = "{search}"

  /// The width of the index, by which cells are narrower.
  final var indexWidth: CGFloat { indexView?.width ?? 0 }

  /// Shows the index at the trailing edge, if the data source has titles and the table enough rows.
  final func placeIndex() {
    guard let geometry = loadedGeometry, !isLoading else { return }
    if indexTitles == nil { indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }
    let titles = indexTitles ?? []
    let count = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard !titles.isEmpty, count >= sectionIndexMinimumDisplayRowCount else {
      if indexView != nil { exchangeIndex(nil) }
      return
    }
    if indexView?.titles != titles { exchangeIndex(TableIndexView(titles, self)) }
    guard let indexView else { return }
    let area = bounds.inset(by: effectiveInset)
    UIView.performWithoutAnimation {
      let frame = CGRect(
        x: area.maxX - indexView.width,
        y: area.minY,
        width: indexView.width,
        height: max(0, area.height)
      )
      indexView.frame = directed(frame, in: area)
    }
  }

  private func exchangeIndex(_ view: TableIndexView?) {
    let isAwaited = flags.contains(.needsLayout)
    indexView?.removeFromSuperview()
    indexView = view
    if let view { addSubview(view) }
    if !isAwaited { flags.remove(.needsLayout) }
    for row in rows { row.cell.setNeedsLayout() }
  }

  /// Scrolls to the section of a title of the index.
  fileprivate final func scroll(toTitle number: Int, _ title: String) {
    guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: number) else {
      return
    }
    let sections = geometry.sections
    let top =
      sections.indices.contains(section) ? sections[section].top : title == UITableView.indexSearch ? 0 : nil
    guard let top else { return }
    contentOffset = limited(CGPoint(x: bounds.minX, y: top - effectiveInset.top))
  }
}

/// The titles at the trailing edge of a table, which scroll to sections when they are touched.
///
/// If there isn't enough room, dots stand for those left out.
@MainActor
final class TableIndexView: UIControl {
  /// The distance of the titles, and the space beside them, in points; as seen on devices.
  private static let pitch: CGFloat = 14
  private static let margin: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  let titles: [String]
  let width: CGFloat
  private weak var table: UITableView?
  private var lastNumber: Int?

  init(_ titles: [String], _ table: UITableView) {
    self.titles = titles
    self.table = table
    let attributes: [NSAttributedString.Key: Any] = [.font: TableIndexView.font]
    let widest = titles.filter { $0 != UITableView.indexSearch }.map {
      $0.size(withAttributes: attributes).width
    }.max()
    width = max(15, (widest ?? 0).rounded(.up) + 2 * TableIndexView.margin)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  func updateColors() {
    backgroundColor =
      isTracking ? table?.sectionIndexTrackingBackgroundColor : table?.sectionIndexBackgroundColor
    setNeedsDisplay()
  }

  /// The titles that are drawn; nil stands for a dot.
  private var shownTitles: [String?] {
    let room = Int(min(1000, max(1, bounds.height / TableIndexView.pitch)))
    guard titles.count > room else { return titles }
    // Titles and dots alternate, beginning and ending with a title.
    let count = max(1, (room + 1) / 2)
    var shown: [String?] = []
    for place in 0..<count {
      if place > 0 { shown.append(nil) }
      shown.append(titles[count == 1 ? 0 : place * (titles.count - 1) / (count - 1)])
    }
    return shown
  }

  override func draw(_ rect: CGRect) {
    let shown = shownTitles
    let color: UIColor = table?.sectionIndexColor ?? tintColor
    var top = bounds.midY - CGFloat(shown.count) * TableIndexView.pitch / 2
    let attributes: [NSAttributedString.Key: Any] = [.font: TableIndexView.font, .foregroundColor: color]
    for title in shown {
      let middle = CGPoint(x: bounds.midX, y: top + TableIndexView.pitch / 2)
      if title == UITableView.indexSearch {
        drawGlass(at: middle, color)
      } else if let title {
        let size = title.size(withAttributes: attributes)
        title.draw(
          at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2),
          withAttributes: attributes
        )
      } else {
        color.setFill()
        UIBezierPath(ovalIn: CGRect(x: middle.x - 2, y: middle.y - 2, width: 4, height: 4)).fill()
      }
      top += TableIndexView.pitch
    }
  }

  private func drawGlass(at middle: CGPoint, _ color: UIColor) {
    let path = UIBezierPath(ovalIn: CGRect(x: middle.x - 4.5, y: middle.y - 4.5, width: 7, height: 7))
    path.move(to: CGPoint(x: middle.x + 1.5, y: middle.y + 1.5))
    path.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y + 4.5))
    path.lineWidth = 1.25
    color.setStroke()
    path.stroke()
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lastNumber = nil }

  override func cancelTracking(with event: UIEvent?) { lastNumber = nil }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  private func follow(_ touch: UITouch) {
    let height = CGFloat(shownTitles.count) * TableIndexView.pitch
    guard height > 0 else { return }
    let part = (touch.location(in: self).y - (bounds.midY - height / 2)) / height
    let number = min(titles.count - 1, max(0, Int((part * CGFloat(titles.count)).rounded(.down))))
    guard number != lastNumber else { return }
    lastNumber = number
    table?.scroll(toTitle: number, titles[number])
  }
}
