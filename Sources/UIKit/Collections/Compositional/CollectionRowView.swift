/// A section that scrolls across the layout's axis: where it is, and where it stops.
@MainActor
struct ScrollingRow {
  private let geometry: SectionGeometry
  let frame: CGRect
  /// Whether the row begins at the right; offsets are distances from there.
  let isMirrored: Bool

  /// Describes the row of a section; nil for a section that has none.
  init?(_ section: SectionGeometry, frame: CGRect, isMirrored: Bool) {
    guard section.isOrthogonal, section.groups.groupCount > 0 else { return nil }
    geometry = section
    self.frame = frame
    self.isMirrored = isMirrored
  }

  var section: Int { geometry.number }
  var runsDown: Bool { geometry.runsDown }
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    geometry.definition.orthogonalScrollingBehavior
  }
  var properties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    geometry.definition.orthogonalScrollingProperties
  }

  /// The index of the row among other views.
  var level: Int { geometry.definition.decorationItems.isEmpty ? 0 : 1 }

  /// The length of the content, with the section's insets.
  var length: CGFloat { geometry.rowLength }

  /// The length of the content of the scroll view: where the row begins at the right, at least that of the visible part.
  var contentLength: CGFloat { isMirrored ? max(length, window) : length }

  /// The content offset for an offset along the row, and the other way round.
  func directed(_ offset: CGFloat) -> CGFloat { isMirrored ? contentLength - window - offset : offset }

  /// The length of the part that is visible.
  private var window: CGFloat { runsDown ? frame.height : frame.width }

  /// The room that lets the first and the last group be in the middle.
  var edgeRoom: (start: CGFloat, end: CGFloat) {
    guard behavior == .groupPagingCentered else { return (0, 0) }
    let last = geometry.groups.groupCount - 1
    return (max(0, -stop(0)), max(0, stop(last) - (length - window)))
  }

  /// The offset at which a group is at the leading edge, or in the middle.
  private func stop(_ group: Int) -> CGFloat {
    let (start, end) = (geometry.groups.start(of: group), geometry.groups.end(of: group))
    let insets = geometry.definition.contentInsets.finite
    if behavior == .groupPagingCentered {
      return (runsDown ? insets.top : insets.leading) + (start + end - window) / 2
    }
    return start
  }

  /// The group at whose stop an offset is, or that it has passed last.
  private func group(at offset: CGFloat) -> Int {
    var (low, high) = (0, geometry.groups.groupCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stop(middle) <= offset + 0.01 { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func nearestGroup(_ offset: CGFloat) -> Int {
    let group = group(at: offset)
    guard group + 1 < geometry.groups.groupCount else { return group }
    return offset - stop(group) > stop(group + 1) - offset ? group + 1 : group
  }

  /// Where the content stops after a drag.
  ///
  /// - Parameters:
  ///   - offset: where the finger has left it.
  ///   - target: where it would stop by itself.
  ///   - velocity: the velocity in points per second.
  ///   - page: the offset at which the drag began.
  func stop(from offset: CGFloat, target: CGFloat, velocity: CGFloat, page: CGFloat) -> CGFloat {
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: return limited(stop(nearestGroup(target)))
    case .groupPaging, .groupPagingCentered:
      let first = nearestGroup(page)
      var group = nearestGroup(offset)
      if abs(velocity) >= ScrollDrag.leastPageVelocity {
        group = self.group(at: offset)
        if velocity > 0, stop(group) < offset { group += 1 }
      }
      group = min(max(group, first - 1), first + 1)
      return limited(stop(min(max(group, 0), geometry.groups.groupCount - 1)))
    }
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    let room = edgeRoom
    return min(max(offset, 0 - room.start), max(0 - room.start, length + room.end - window))
  }
}

/// The scroll view of a section that scrolls across the layout's axis; it contains the section's cells.
@MainActor
final class CollectionRowView: UIScrollView {
  private(set) var row: ScrollingRow

  init(_ row: ScrollingRow) {
    self.row = row
    super.init(frame: row.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    clipsToBounds = false
    update(row)
    offset = 0 - row.edgeRoom.start
  }

  required init?(coder: NSCoder) { nil }

  /// The offset along the row.
  var offset: CGFloat {
    get { row.directed(row.runsDown ? contentOffset.y : contentOffset.x) }
    set {
      let offset = row.directed(newValue)
      contentOffset = row.runsDown ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
    }
  }

  /// Takes another place and content.
  func update(_ new: ScrollingRow) {
    let offset = offset
    let movesStart = new.directed(0) != row.directed(0)
    row = new
    if frame != new.frame { frame = new.frame }
    defer { if movesStart { self.offset = offset } }
    let (length, room) = (new.contentLength, new.edgeRoom)
    let size =
      new.runsDown
      ? CGSize(width: new.frame.width, height: length) : CGSize(width: length, height: new.frame.height)
    if contentSize != size { contentSize = size }
    let inset =
      new.runsDown
      ? UIEdgeInsets(top: room.start, left: 0, bottom: room.end, right: 0)
      : UIEdgeInsets(
        top: 0,
        left: new.isMirrored ? room.end : room.start,
        bottom: 0,
        right: new.isMirrored ? room.start : room.end
      )
    if contentInset != inset { contentInset = inset }
    isPagingEnabled = new.behavior == .paging
    bounces = new.properties.bounce != .never
    let always = new.properties.bounce == .always
    (alwaysBounceHorizontal, alwaysBounceVertical) = (always && !new.runsDown, always && new.runsDown)
    switch new.properties.decelerationRate {
    case .automatic:
      let isFree = new.behavior == .continuous || new.behavior == .continuousGroupLeadingBoundary
      decelerationRate = isFree ? .normal : .fast
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
  }

  override func contentDidMove() {
    (superview as? UICollectionView)?.rowDidScroll()
  }

  override func proposedOffset(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let drag else { return target }
    func stop(_ offset: CGFloat, _ target: CGFloat, _ velocity: CGFloat, _ page: CGFloat) -> CGFloat {
      row.directed(
        row.stop(
          from: row.directed(offset),
          target: row.directed(target),
          velocity: (row.isMirrored ? -1000 : 1000) * velocity,
          page: row.directed(page)
        )
      )
    }
    return row.runsDown
      ? CGPoint(x: target.x, y: stop(bounds.minY, target.y, velocity.y, drag.page.y))
      : CGPoint(x: stop(bounds.minX, target.x, velocity.x, drag.page.x), y: target.y)
  }
}

extension UICollectionView {
  /// Adds the scroll views of visible rows, and removes the others, whose offsets stay.
  final func placeRows() {
    let rows = collectionViewLayout.rows(in: bounds)
    guard !rows.isEmpty || !rowViews.isEmpty else { return }
    let shown = Set(rows.map(\.section))
    for (section, view) in rowViews where !shown.contains(section) {
      if collectionViewLayout.row(section) == nil { rowViews[section] = nil }
      view.removeFromSuperview()
    }
    for row in rows {
      let view = rowViews[row.section] ?? CollectionRowView(row)
      rowViews[row.section] = view
      view.update(row)
      if view.superview !== self { withoutLayout { place(view) } }
    }
  }

  /// Moves the scroll views of rows with their sections, in an update of the data.
  final func moveRows(_ section: (Int) -> Int?) {
    guard !rowViews.isEmpty else { return }
    var moved: [Int: CollectionRowView] = [:]
    for (old, view) in rowViews {
      if let new = section(old) { moved[new] = view } else { view.removeFromSuperview() }
    }
    rowViews = moved
  }

  /// The offset of a row along it.
  final func rowOffset(_ section: Int) -> CGFloat {
    rowViews[section]?.offset ?? collectionViewLayout.row(section).map { 0 - $0.edgeRoom.start } ?? 0
  }

  /// The content offset of a row.
  final func contentOffset(ofRow section: Int) -> CGPoint {
    guard let row = collectionViewLayout.row(section) else { return .zero }
    let offset = row.directed(rowOffset(section))
    return row.runsDown ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Called when a row has scrolled; the next layout adds and removes its cells.
  final func rowDidScroll() {
    setNeedsLayout()
  }

  /// The frame of an element as it is shown, in a row by its scroll offset.
  final func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.rowSection else { return attributes.frame }
    let offset = contentOffset(ofRow: section)
    return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// Applies attributes to the view of an element, which in a row is in that row's scroll view.
  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let row = attributes.rowSection.flatMap { collectionViewLayout.row($0) }
    if view.isFlippedBack != flipsCoordinates {
      view.isFlippedBack = flipsCoordinates
      view.layoutAttributes = nil
    }
    view.take(attributes, from: row?.frame.origin ?? .zero)
  }

  /// Scrolls the row of an item until it is at a position along the row.
  final func scrollRow(
    to attributes: UICollectionViewLayoutAttributes,
    _ position: ScrollPosition,
    animated: Bool
  ) {
    guard let section = attributes.rowSection, let row = collectionViewLayout.row(section) else { return }
    layoutIfNeeded()
    let view = rowViews[section] ?? CollectionRowView(row)
    rowViews[section] = view
    let frame = attributes.frame.offsetBy(dx: -row.frame.minX, dy: -row.frame.minY)
    var target = view.contentOffset
    if row.runsDown {
      if position.contains(.top) { target.y = frame.minY }
      if position.contains(.centeredVertically) { target.y = frame.midY - view.bounds.height / 2 }
      if position.contains(.bottom) { target.y = frame.maxY - view.bounds.height }
    } else {
      if position.contains(.left) { target.x = frame.minX }
      if position.contains(.centeredHorizontally) { target.x = frame.midX - view.bounds.width / 2 }
      if position.contains(.right) { target.x = frame.maxX - view.bounds.width }
    }
    if target == view.contentOffset { return view.scrollRectToVisible(frame, animated: animated) }
    target = view.limited(target)
    if target != view.contentOffset { view.setContentOffset(target, animated: animated) }
    if view.superview == nil { setNeedsLayout() }
  }
}
