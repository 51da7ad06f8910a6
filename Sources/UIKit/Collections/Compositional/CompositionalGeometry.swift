/// The places of all sections of a compositional layout, and the sizes that views have asked for.
@MainActor
struct CompositionalGeometry {
  private(set) var room = LayoutRoom(isVertical: true, size: .zero, origin: 0, breadth: 0)
  private(set) var sections: [SectionGeometry] = []
  private(set) var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// The frames of the views of the whole layout, relative to the start of the sections.
  private(set) var boundaryFrames: [CGRect] = []
  /// The length of views before the sections.
  private(set) var header: CGFloat = 0
  /// The length of the sections.
  private(set) var body: CGFloat = 0
  private(set) var length: CGFloat = 0

  /// The sizes that views have asked for, by section; valid for one breadth of the room.
  private var known: [Int: KnownSizes] = [:]
  private var boundarySizes: [String: CGSize] = [:]
  private var solver: GroupSolver?

  /// Whether scrolling changes places.
  private(set) var followsBounds = false

  // MARK: Solving

  mutating func solve(
    _ definitions: [NSCollectionLayoutSection],
    counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    room: LayoutRoom,
    rooms: [LayoutRoom],
    traits: UITraitCollection,
    scale: CGFloat
  ) {
    if room.across(room.size) != self.room.across(self.room.size) || room.isVertical != self.room.isVertical {
      forgetSizes()
    }
    self.room = room
    self.configuration = configuration
    solver = GroupSolver(traits: traits, scale: scale) { _ in nil }
    sections = definitions.enumerated().map { number, definition in
      SectionGeometry(
        definition,
        number: number,
        itemCount: counts[number],
        room: rooms[number],
        traits: traits,
        scale: scale,
        known: known[number] ?? KnownSizes()
      )
    }
    let isPinned =
      (configuration.boundarySupplementaryItems + definitions.flatMap(\.boundarySupplementaryItems))
      .contains(where: \.pinToVisibleBounds)
    followsBounds =
      isPinned
      || definitions.contains {
        $0.visibleItemsInvalidationHandler != nil && $0.orthogonalScrollingBehavior == .none
      }
    arrange()
  }

  private mutating func arrange() {
    let spacing = configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    body = sections.reduce(0) { $0 + $1.length } + spacing * CGFloat(max(0, sections.count - 1))
    arrangeViews()
    var position = header
    for section in sections {
      section.start = position
      position += section.length + spacing
    }
  }

  /// Places the views of the whole layout; without sections there are none.
  private mutating func arrangeViews() {
    (header, length, boundaryFrames) = (0, max(0, body), [])
    guard let solver, !sections.isEmpty else { return }
    let views = configuration.boundarySupplementaryItems
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for view in views {
      var size = solver.size(view.layoutSize, in: room.size)
      if let own = boundarySizes[view.elementKind] {
        size = SelfSizedAxes(view.layoutSize).replacing(size, by: own)
      }
      let frame = room.frame(of: view, size, body: body, across: 0, room.size)
      boundaryFrames.append(frame)
      guard view.extendsBoundary else { continue }
      before = max(before, -room.start(frame))
      after = max(after, room.end(frame) - body)
    }
    header = before
    length = max(0, before + body + after)
  }

  var contentSize: CGSize {
    room.isVertical
      ? CGSize(width: room.breadth, height: length) : CGSize(width: length, height: room.breadth)
  }

  // MARK: Measuring

  /// Takes the sizes that views have asked for.
  mutating func measure(_ sizes: [(element: CollectionElement, size: CGSize)]) {
    var items: [Int: [Int: CGSize]] = [:]
    var views: [Int: [String: CGSize]] = [:]
    for (element, size) in sizes where size.width.isFinite && size.height.isFinite {
      let size = CGSize(width: max(0, min(size.width, 1e9)), height: max(0, min(size.height, 1e9)))
      if element.path == CompositionalGeometry.layoutPath {
        boundarySizes[element.kind ?? ""] = size
      } else if element.category == .cell {
        items[element.path.section, default: [:]][element.path.item] = size
      } else {
        views[element.path.section, default: [:]][element.kind ?? ""] = size
      }
    }
    for number in Set(items.keys).union(views.keys).sorted() where sections.indices.contains(number) {
      sections[number].measure(items[number] ?? [:], views[number] ?? [:])
      known[number] = sections[number].knownSizes
    }
    arrange()
  }

  /// The size that the view of an element has asked for.
  func knownSize(of element: CollectionElement) -> CGSize? {
    if element.path == CompositionalGeometry.layoutPath { return boundarySizes[element.kind ?? ""] }
    guard let section = section(element.path.section) else { return nil }
    return element.category == .cell
      ? section.groups.measuredSize(element.path.item) : section.boundarySizes[element.kind ?? ""]
  }

  mutating func forgetSizes() {
    known = [:]
    boundarySizes = [:]
  }

  mutating func forgetSizes(of paths: [IndexPath]) {
    for path in paths where path.count == 2 { known[path.section]?.items[path.item] = nil }
  }

  /// Moves sizes with their items in an update of the data.
  mutating func moveSizes(_ moves: (IndexPath) -> IndexPath?, _ moved: (Int) -> Int?) {
    var result: [Int: KnownSizes] = [:]
    for (section, sizes) in known {
      if let new = moved(section) { result[new, default: KnownSizes()].views = sizes.views }
      for (item, size) in sizes.items {
        guard let path = moves(IndexPath(item: item, section: section)) else { continue }
        result[path.section, default: KnownSizes()].items[path.item] = size
      }
    }
    known = result
  }

  // MARK: Searching

  /// The path of the views of the whole layout.
  ///
  /// Source: developers' measurements of the paths that UIKit's layout returns.
  static let layoutPath = IndexPath(item: Int.max, section: 0)

  /// The sections that intersect a rectangle.
  func sections(in rect: CGRect) -> ArraySlice<SectionGeometry> {
    let (low, high) = (room.start(rect), room.end(rect))
    func first(where condition: (SectionGeometry) -> Bool) -> Int {
      var (low, high) = (0, sections.count)
      while low < high {
        let middle = (low + high) / 2
        if condition(sections[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.start + $0.length > low }
    let end = first { $0.start >= high }
    return sections[start..<max(start, end)]
  }

  func section(_ number: Int) -> SectionGeometry? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// The frame of a view of the whole layout; a pinned one is between two positions.
  func boundaryFrame(_ index: Int, low: CGFloat, high: CGFloat) -> CGRect {
    let view = configuration.boundarySupplementaryItems[index]
    let origin = room.point(along: header, across: 0)
    let frame = boundaryFrames[index].offsetBy(dx: origin.x, dy: origin.y)
    guard view.pinToVisibleBounds else { return frame }
    return room.pinned(frame, view.alignment.edges, low: low, high: high, from: header, to: header + body)
  }
}
