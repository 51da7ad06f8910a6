/// The places of the elements of a section in a compositional layout.
@MainActor
final class SectionGeometry {
  let definition: NSCollectionLayoutSection
  let number: Int
  let itemCount: Int
  /// The room of the layout, within the reference of the content's insets.
  let room: LayoutRoom
  private let solver: GroupSolver
  private(set) var groups: GroupList
  private let insets: NSDirectionalEdgeInsets
  private let acrossSpacing: AxisSpacing

  /// Where the section begins along the layout's axis; the layout sets it.
  var start: CGFloat = 0
  /// The length of the section with headers and footers.
  private(set) var length: CGFloat = 0
  /// The length of headers that are outside of the groups and their insets.
  private(set) var header: CGFloat = 0
  /// The length of the groups with their insets.
  private(set) var body: CGFloat = 0

  /// The frames of headers and footers, relative to the start of the body.
  private(set) var boundaryFrames: [CGRect] = []
  /// The sizes that headers and footers have asked for, by kind.
  private(set) var boundarySizes: [String: CGSize]

  init(
    _ definition: NSCollectionLayoutSection,
    number: Int,
    itemCount: Int,
    room: LayoutRoom,
    traits: UITraitCollection,
    scale: CGFloat,
    known: KnownSizes
  ) {
    self.definition = definition
    self.number = number
    self.itemCount = itemCount
    self.room = room
    solver = GroupSolver(traits: traits, scale: scale) { _ in nil }
    insets = definition.contentInsets.finite
    boundarySizes = known.views
    let isOrthogonal = definition.orthogonalScrollingBehavior != .none
    let runsDown = room.isVertical != isOrthogonal
    acrossSpacing = AxisSpacing(definition.group.edgeSpacing, isVertical: !runsDown)
    var size = room.size
    if runsDown {
      size.width = max(0, size.width - insets.leading - insets.trailing)
    } else {
      size.height = max(0, size.height - insets.top - insets.bottom)
    }
    groups = GroupList(
      definition,
      itemCount: itemCount,
      room: size,
      isVertical: runsDown,
      traits: traits,
      scale: scale,
      measured: known.items
    )
    arrange()
  }

  /// Whether the section scrolls across the layout's axis.
  var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none }

  /// Whether groups are below each other.
  var runsDown: Bool { room.isVertical != isOrthogonal }

  private var startInset: CGFloat { room.isVertical ? insets.top : insets.leading }
  private var endInset: CGFloat { room.isVertical ? insets.bottom : insets.trailing }
  private var runInset: CGFloat { runsDown ? insets.top : insets.leading }

  // MARK: Arranging

  private func arrange() {
    let views = definition.boundarySupplementaryItems
    if groups.groupCount > 0 {
      let content = isOrthogonal ? groups.breadth + acrossSpacing.total : groups.length
      body = max(0, startInset + content + endInset)
    } else {
      body = views.isEmpty ? 0 : max(0, startInset + endInset)
    }
    let box = boundaryRoom
    let sizes = views.map { view in
      let size = solver.size(view.layoutSize, in: box.size)
      return boundarySizes[view.elementKind].map { SelfSizedAxes(view.layoutSize).replacing(size, by: $0) }
        ?? size
    }
    for (view, size) in zip(views, sizes) where view.extendsBoundary && room.isBeside(view.alignment) {
      body = max(body, room.along(size))
    }
    boundaryFrames = zip(views, sizes).map { room.frame(of: $0, $1, body: body, across: box.start, box.size) }
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (view, frame) in zip(views, boundaryFrames) where view.extendsBoundary {
      before = max(before, -room.start(frame))
      after = max(after, room.end(frame) - body)
    }
    let hasHeader = views.contains { $0.elementKind == UICollectionView.elementKindSectionHeader }
    header = before + (hasHeader ? definition.list?.paddingAboveHeader ?? 0 : 0)
    length = header + body + after
  }

  /// Where headers and footers are: across the layout's axis within the insets, if they follow these.
  private var boundaryRoom: (start: CGFloat, size: CGSize) {
    guard definition.supplementariesFollowContentInsets else { return (0, room.size) }
    if room.isVertical {
      let width = max(0, room.size.width - insets.leading - insets.trailing)
      return (insets.leading, CGSize(width: width, height: room.size.height))
    }
    let height = max(0, room.size.height - insets.top - insets.bottom)
    return (insets.top, CGSize(width: room.size.width, height: height))
  }

  // MARK: Measuring

  /// Takes the sizes that views have asked for.
  func measure(_ items: [Int: CGSize], _ views: [String: CGSize]) {
    if !items.isEmpty { groups.measure(items) }
    boundarySizes.merge(views) { $1 }
    arrange()
  }

  var knownSizes: KnownSizes { KnownSizes(items: groups.measuredSizes, views: boundarySizes) }

  // MARK: Frames

  private var bodyStart: CGFloat { start + header }

  /// The whole section, as wide as the room.
  var frame: CGRect { room.rect(along: start, length, across: 0, room.across(room.size)) }

  /// The row of a section that scrolls across the layout's axis.
  var row: CGRect {
    room.rect(
      along: bodyStart + startInset,
      groups.breadth + acrossSpacing.total,
      across: 0,
      room.across(room.size)
    )
  }

  /// The length of the row's content with its insets.
  var rowLength: CGFloat {
    groups.length + (runsDown ? insets.top + insets.bottom : insets.leading + insets.trailing)
  }

  /// The origin of a group; in a row, without the scroll offset.
  func origin(of group: Int) -> CGPoint {
    let along = groups.start(of: group)
    if isOrthogonal {
      let across = bodyStart + startInset + acrossSpacing.start
      let run = runInset + along
      return room.isVertical
        ? CGPoint(x: room.origin + run, y: across) : CGPoint(x: across, y: room.origin + run)
    }
    let size = groups.solution(of: group).size
    let inner =
      room.across(room.size) - (runsDown ? insets.leading + insets.trailing : insets.top + insets.bottom)
    let offset =
      (runsDown ? insets.leading : insets.top) + acrossSpacing.start(of: room.across(size), in: inner)
    return room.point(along: bodyStart + startInset + along, across: offset)
  }

  /// The place of an item; nil for one without.
  func item(_ item: Int) -> PlacedItem? {
    guard groups.contains(item) else { return nil }
    let (group, index) = groups.group(of: item)
    let solution = groups.solution(of: group)
    guard solution.items.indices.contains(index) else { return nil }
    var placed = solution.items[index]
    let origin = origin(of: group)
    placed.frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
    return placed
  }

  /// The frame of a header or footer, without pinning.
  func boundaryFrame(_ index: Int) -> CGRect {
    let origin = room.point(along: bodyStart, across: 0)
    return boundaryFrames[index].offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The frame of a header or footer that stays in a part of the layout's axis.
  func pinnedFrame(_ index: Int, low: CGFloat, high: CGFloat) -> CGRect {
    let frame = boundaryFrame(index)
    let edges = definition.boundarySupplementaryItems[index].alignment.edges
    return room.pinned(frame, edges, low: low, high: high, from: bodyStart, to: bodyStart + body)
  }

  /// The frame of a background.
  func decorationFrame(_ item: NSCollectionLayoutDecorationItem) -> CGRect {
    let insets = item.contentInsets.finite
    let size = frame.size.less(insets)
    return CGRect(
      x: frame.minX + insets.leading,
      y: frame.minY + insets.top,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Searching

  /// The groups that intersect a rectangle; in a row, where the scroll offset shows them.
  func visibleGroups(in rect: CGRect, offset: CGFloat) -> Range<Int> {
    guard groups.groupCount > 0 else { return 0..<0 }
    if isOrthogonal {
      guard row.intersects(rect) else { return 0..<0 }
      let low = (room.isVertical ? rect.minX : rect.minY) - room.origin - runInset + offset
      let high = (room.isVertical ? rect.maxX : rect.maxY) - room.origin - runInset + offset
      return groups.groups(from: low, to: high)
    }
    let origin = bodyStart + startInset
    return groups.groups(from: room.start(rect) - origin, to: room.end(rect) - origin)
  }
}

/// The sizes that the views of a section have asked for.
struct KnownSizes {
  var items: [Int: CGSize] = [:]
  /// The sizes of headers and footers, by kind.
  var views: [String: CGSize] = [:]
}

/// The room of a layout: its axis, its size, and where it begins across the axis.
struct LayoutRoom: Equatable {
  let isVertical: Bool
  let size: CGSize
  /// Where the room begins across the layout's axis.
  let origin: CGFloat
  /// The breadth of the collection view within its content's insets.
  let breadth: CGFloat

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func start(_ rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(_ rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: origin + across, y: along) : CGPoint(x: along, y: origin + across)
  }

  func rect(along start: CGFloat, _ length: CGFloat, across offset: CGFloat, _ breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: origin + offset, y: start, width: breadth, height: length)
      : CGRect(x: start, y: origin + offset, width: length, height: breadth)
  }

  private func startEdge(along: Bool) -> NSDirectionalRectEdge { isVertical == along ? .top : .leading }
  private func endEdge(along: Bool) -> NSDirectionalRectEdge { isVertical == along ? .bottom : .trailing }

  /// Whether a view is beside the items rather than before or after them.
  func isBeside(_ alignment: NSRectAlignment) -> Bool {
    !alignment.edges.contains(startEdge(along: true)) && !alignment.edges.contains(endEdge(along: true))
  }

  /// The frame of a header, footer or other view at the side of a body, relative to where the body begins.
  @MainActor
  func frame(
    of view: NSCollectionLayoutBoundarySupplementaryItem,
    _ size: CGSize,
    body: CGFloat,
    across start: CGFloat,
    _ box: CGSize
  ) -> CGRect {
    let edges = view.alignment.edges
    let (length, breadth) = (along(size), across(size))
    var (position, offset): (CGFloat, CGFloat)
    if edges.contains(startEdge(along: true)) {
      position = view.extendsBoundary ? -length : 0
    } else if edges.contains(endEdge(along: true)) {
      position = view.extendsBoundary ? body : body - length
    } else {
      position = (body - length) / 2
    }
    if edges.contains(startEdge(along: false)) {
      offset = start
    } else if edges.contains(endEdge(along: false)) {
      offset = start + across(box) - breadth
    } else {
      offset = start + (across(box) - breadth) / 2
    }
    position += isVertical ? view.offset.y : view.offset.x
    offset += isVertical ? view.offset.x : view.offset.y
    return isVertical
      ? CGRect(x: offset, y: position, width: breadth, height: length)
      : CGRect(x: position, y: offset, width: length, height: breadth)
  }

  /// The frame of a view that stays between two positions while its body is there.
  func pinned(
    _ frame: CGRect,
    _ edges: NSDirectionalRectEdge,
    low: CGFloat,
    high: CGFloat,
    from first: CGFloat,
    to last: CGFloat
  ) -> CGRect {
    let length = end(frame) - start(frame)
    var position = start(frame)
    if edges.contains(endEdge(along: true)) {
      position = max(min(position, high - length), min(first, position))
    } else {
      position = min(max(position, low), max(last - length, position))
    }
    var frame = frame
    if isVertical { frame.origin.y = position } else { frame.origin.x = position }
    return frame
  }
}
