/// The measures of lists, in points.
///
/// Those without a source are decided here.
enum ListMetrics {
  /// The least height of a row.
  ///
  /// Source: Apple, Human Interface Guidelines, "Layout": controls are at least 44 points high.
  static let rowHeight: CGFloat = 44
  /// The height of headers and footers before they are displayed.
  static let headerHeight: CGFloat = 28
  /// The distance of inset groups from the sides of a compact or narrow view, and of another.
  static let narrowInset: CGFloat = 16
  static let wideInset: CGFloat = 20
  /// The width from which a view is wide.
  static let wideWidth: CGFloat = 414
  /// The distance above and below the rows of groups without a header or footer.
  static let groupPadding: CGFloat = 17.5
  /// The distance above headers of plain lists from iOS 15 on.
  ///
  /// Apple documents that there is one (UITableView.sectionHeaderTopPadding), and not how large it is.
  static let headerTopPadding: CGFloat = 22
  /// The radius of the corners of inset groups.
  static let cornerRadius: CGFloat = 10
  /// The distance of separators from the leading side.
  static let separatorInset: CGFloat = 16
}

/// A section that is a list.
@MainActor
final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// Whether rows are in groups with a distance.
  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The distances of the rows from the sides of the section, and from its header and footer.
  func insets(_ environment: any NSCollectionLayoutEnvironment) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    if appearance == .insetGrouped || appearance == .sidebar {
      let isWide =
        environment.container.contentSize.width >= ListMetrics.wideWidth
        || environment.traitCollection.horizontalSizeClass == .regular
      insets.leading = isWide ? ListMetrics.wideInset : ListMetrics.narrowInset
      insets.trailing = insets.leading
    }
    if isGrouped {
      insets.top = configuration.headerMode == .supplementary ? 0 : ListMetrics.groupPadding
      insets.bottom = configuration.footerMode == .supplementary ? 0 : ListMetrics.groupPadding
    }
    if configuration.headerMode == .firstItemInSection { insets.top += headerPadding }
    return insets
  }

  private var headerPadding: CGFloat {
    if let own = configuration.headerTopPadding { return own.isFinite ? max(0, own) : 0 }
    let isAutomatic = appearance == .plain && SimulatedDevice.current.behavior.headersHaveTopPadding
    return isAutomatic && configuration.headerMode == .supplementary ? ListMetrics.headerTopPadding : 0
  }

  /// The headers and footers that are supplementary views; headers of plain lists stay at the top.
  var headersAndFooters: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(ListMetrics.headerHeight)
    )
    var views: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      header.pinToVisibleBounds = appearance == .plain
      views.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: UICollectionView.elementKindSectionFooter,
        alignment: .bottom
      )
      footer.pinToVisibleBounds = appearance == .plain
      views.append(footer)
    }
    return views
  }

  /// The distance above a header that is a supplementary view.
  var paddingAboveHeader: CGFloat { configuration.headerMode == .supplementary ? headerPadding : 0 }

  /// The colour behind the rows.
  var backgroundColor: UIColor? {
    if let color = configuration.backgroundColor { return color }
    return switch appearance {
    case .plain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .sidebarPlain: .systemBackground
    }
  }

  // MARK: Places

  func place(ofView alignment: NSRectAlignment) -> ListPlace {
    ListPlace(appearance: appearance, role: alignment.edges.contains(.top) ? .header : .footer)
  }

  func place(ofItem item: Int, _ section: SectionGeometry) -> ListPlace {
    let hasHeader = configuration.headerMode == .firstItemInSection
    var place = ListPlace(appearance: appearance, role: hasHeader && item == 0 ? .header : .item)
    place.leastHeight = ListMetrics.rowHeight
    guard place.role == .item else { return place }
    place.isFirst = item == (hasHeader ? 1 : 0)
    place.isLast = item == section.itemCount - 1
    var separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      separators = handler(IndexPath(item: item, section: section.number), separators)
    }
    place.separators = separators
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    let showsAll = configuration.showsSeparators && !isSidebar
    let top = appearance == .grouped && place.isFirst
    let bottom = appearance != .insetGrouped || !place.isLast
    place.showsTop = ListSection.shows(separators.topSeparatorVisibility, automatic: top && showsAll)
    place.showsBottom = ListSection.shows(separators.bottomSeparatorVisibility, automatic: bottom && showsAll)
    if !configuration.showsSeparators { (place.showsTop, place.showsBottom) = (false, false) }
    return place
  }

  private static func shows(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
    visibility == .automatic ? automatic : visibility == .visible
  }
}

/// How an element belongs to a list.
struct ListPlace: Equatable {
  enum Role {
    case header, item, footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  var leastHeight: CGFloat = 0
  /// Whether the item is the first or the last of its group.
  var isFirst = false
  var isLast = false
  var separators: UIListSeparatorConfiguration?
  var showsTop = false
  var showsBottom = false
  /// The colour of a background.
  var background: UIColor?

  init(appearance: UICollectionLayoutListConfiguration.Appearance, role: Role) {
    self.appearance = appearance
    self.role = role
  }

  /// The corners that are round.
  var corners: CACornerMask {
    guard appearance == .insetGrouped, role == .item else { return [] }
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  /// Whether a separator at the end of a group goes from side to side.
  func isFullWidth(top: Bool) -> Bool { appearance == .grouped && (top ? isFirst : isLast) }
}

extension UICollectionReusableView {
  /// Rounds the corners of the first and last rows of inset groups.
  final func roundCorners(_ place: ListPlace?) {
    let corners = place?.corners ?? []
    layer.maskedCorners = corners.isEmpty ? .all : corners
    layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.cornerRadius
    clipsToBounds = !corners.isEmpty
  }
}

/// The separators of a cell in a list.
@MainActor
final class ListSeparators {
  private var top: UIView?
  private var bottom: UIView?
  private var place: ListPlace?

  func update(_ place: ListPlace?, in cell: UICollectionViewCell) {
    self.place = place
    show(place?.showsTop ?? false, &top, in: cell)
    show(place?.showsBottom ?? false, &bottom, in: cell)
    updateColor(in: cell)
    cell.setNeedsLayout()
  }

  func updateColor(in cell: UICollectionViewCell) {
    let color = cell.isSelected ? place?.separators?.multipleSelectionColor : place?.separators?.color
    for line in [top, bottom] { line?.backgroundColor = color }
  }

  private func show(_ isShown: Bool, _ line: inout UIView?, in cell: UICollectionViewCell) {
    if isShown, line == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      cell.addSubview(view)
      line = view
    } else if !isShown {
      line?.removeFromSuperview()
      line = nil
    }
  }

  func place(in cell: UICollectionViewCell) {
    guard let place, let separators = place.separators else { return }
    let pixel = 1 / cell.device.screen.scale
    let size = cell.bounds.size
    func frame(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat, top: Bool) -> CGRect {
      var (left, right): (CGFloat, CGFloat) = (insets.leading, insets.trailing)
      if insets == UIListSeparatorConfiguration.automaticInsets {
        let own = cell.separatorInset ?? ListMetrics.separatorInset
        (left, right) = (place.isFullWidth(top: top) ? 0 : own, 0)
      }
      let line = CGRect(x: left, y: y, width: max(0, size.width - left - right), height: pixel)
      return cell.directed(line, in: cell.bounds)
    }
    // Only if something has come in front of them: it asks for another layout.
    let lines = [top, bottom].compactMap(\.self)
    if !cell.subviews.suffix(lines.count).elementsEqual(lines) { lines.forEach(cell.bringSubviewToFront) }
    top?.frame = frame(separators.topSeparatorInsets, 0, top: true)
    bottom?.frame = frame(separators.bottomSeparatorInsets, size.height - pixel, top: false)
  }
}

/// The background of a list.
@MainActor
final class ListBackgroundView: UICollectionReusableView {
  /// The kind of the view.
  static let kind = "UICollectionViewListBackground"

  override func listPlaceDidChange(_ place: ListPlace?) { backgroundColor = place?.background }
}

extension UICollectionViewCompositionalLayout {
  /// The place of backgrounds behind all others.
  private static let backgroundIndex = -1_000_000

  /// Adds the backgrounds of sections that are lists; that of a layout which is a list fills the collection view.
  final func addListBackgrounds(_ rect: CGRect, to result: inout [UICollectionViewLayoutAttributes]) {
    for section in isList ? geometry.sections.prefix(1) : geometry.sections(in: rect) {
      guard let list = section.definition.list, let color = list.backgroundColor else { continue }
      let path = IndexPath(item: 0, section: section.number)
      let attributes = makeAttributes(
        CollectionElement(category: .decorationView, kind: ListBackgroundView.kind, path: path)
      )
      attributes.frame = isList ? rect : section.frame
      attributes.zIndex = UICollectionViewCompositionalLayout.backgroundIndex
      var place = ListPlace(appearance: list.configuration.appearance, role: .item)
      place.background = color
      attributes.listPlace = place
      let key = ReuseKey(kind: ListBackgroundView.kind, identifier: ListBackgroundView.kind)
      if decorationMakers[key] == nil { decorationMakers[key] = { ListBackgroundView(frame: $0) } }
      result.append(attributes)
    }
  }
}
