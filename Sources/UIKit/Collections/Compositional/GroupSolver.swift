/// The place of an item in a group.
struct PlacedItem {
  /// The frame of the view in the group's coordinates, in points.
  var frame: CGRect
  var zIndex = 0
  /// The axes whose length the view decides.
  var selfSized = SelfSizedAxes()
}

/// The place of a view that is anchored to an item or to the group.
struct PlacedSupplementary {
  var frame: CGRect
  let kind: String
  let zIndex: Int
  /// The number of the item in the group without which the view isn't there either.
  var item: Int
}

/// The axes along which a view decides its length.
struct SelfSizedAxes: OptionSet {
  let rawValue: UInt8
  static let width = SelfSizedAxes(rawValue: 1)
  static let height = SelfSizedAxes(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @MainActor
  init(_ size: NSCollectionLayoutSize) {
    self = []
    if size.widthDimension.isSelfSized { insert(.width) }
    if size.heightDimension.isSelfSized { insert(.height) }
  }

  /// The size with the lengths of another along these axes.
  func replacing(_ size: CGSize, by other: CGSize) -> CGSize {
    CGSize(
      width: contains(.width) ? other.width : size.width,
      height: contains(.height) ? other.height : size.height
    )
  }
}

/// A group with all its items placed.
struct GroupSolution {
  /// The size with the group's insets.
  var size = CGSize.zero
  var items: [PlacedItem] = []
  var supplementaries: [PlacedSupplementary] = []

  /// The solution with the first items only: as long along the axis of the section as these reach, with the room that the whole
  /// group leaves after its last item.
  func prefix(_ count: Int, isVertical: Bool) -> GroupSolution {
    guard count < items.count else { return self }
    func end(_ items: some Sequence<PlacedItem>) -> CGFloat {
      items.reduce(0) { max($0, isVertical ? $1.frame.maxY : $1.frame.maxX) }
    }
    var result = self
    result.items = Array(items.prefix(count))
    result.supplementaries.removeAll { $0.item >= count }
    let shorter = max(0, end(items) - end(result.items))
    if isVertical { result.size.height -= shorter } else { result.size.width -= shorter }
    return result
  }
}

/// Places the items of groups.
///
/// Rules of numbers that Apple doesn't document are those that developers have measured with UIKit's own layout in a window: a line
/// takes the largest number of items that fit with their spacings, where fractions are of the room without the spacings; fractions
/// are rounded down to pixels, positions to the nearest pixel.
@MainActor
struct GroupSolver {
  let traits: UITraitCollection
  /// Pixels per point.
  let scale: CGFloat
  /// The size that the view of an item has asked for; nil for one that wasn't asked.
  let measuredSize: (Int) -> CGSize?

  // MARK: Sizes

  private func roundedDown(_ length: CGFloat) -> CGFloat { (length * scale + 1e-4).rounded(.down) / scale }
  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  func length(_ dimension: NSCollectionLayoutDimension, in room: CGSize) -> CGFloat {
    switch dimension.kind {
    case .fractionalWidth: roundedDown(room.width * dimension.dimension)
    case .fractionalHeight: roundedDown(room.height * dimension.dimension)
    case .absolute, .estimated, .uniform: dimension.dimension
    }
  }

  func size(_ size: NSCollectionLayoutSize, in room: CGSize) -> CGSize {
    CGSize(width: length(size.widthDimension, in: room), height: length(size.heightDimension, in: room))
  }

  // MARK: Groups

  /// Places the items of a group.
  ///
  /// - Parameters:
  ///   - room: the room of which the group's size is a fraction.
  ///   - first: the number of the first item in its section.
  ///   - limit: the largest number of items that are of use.
  func solve(_ group: NSCollectionLayoutGroup, in room: CGSize, first: Int, limit: Int) -> GroupSolution {
    solve(group, sized: size(group.layoutSize, in: room), first: first, limit: max(1, limit))
  }

  private func solve(_ group: NSCollectionLayoutGroup, sized size: CGSize, first: Int, limit: Int)
    -> GroupSolution
  {
    var solution: GroupSolution
    switch group.arrangement {
    case .custom(let provider):
      solution = GroupSolution(size: size)
      let environment = LayoutEnvironment(LayoutContainer(size, group.contentInsets.finite), traits)
      for item in provider(environment).prefix(limit) where item.frame.isFinite {
        solution.items.append(PlacedItem(frame: item.frame.standardized, zIndex: item.zIndex))
      }
    case .line(let isVertical, let fill):
      let line = LineSolver(solver: self, group: group, isVertical: isVertical, fill: fill)
      solution = line.solve(size, first: first, limit: limit)
    }
    attach(group.supplementaryItems, of: 0, CGRect(origin: .zero, size: solution.size), to: &solution)
    return solution
  }

  private func attach(
    _ items: [NSCollectionLayoutSupplementaryItem],
    of item: Int,
    _ rect: CGRect,
    to solution: inout GroupSolution
  ) {
    for view in items {
      let frame = view.frame(of: size(view.layoutSize, in: rect.size), on: rect)
      solution.supplementaries.append(
        PlacedSupplementary(frame: frame, kind: view.elementKind, zIndex: view.zIndex, item: item)
      )
    }
  }

  /// A row or column that is solved.
  @MainActor
  private struct LineSolver {
    let solver: GroupSolver
    let group: NSCollectionLayoutGroup
    let isVertical: Bool
    let fill: NSCollectionLayoutGroup.LineFill

    private struct Entry {
      let item: NSCollectionLayoutItem
      var along: CGFloat
      var across: CGFloat
      let alongSpacing: AxisSpacing
      let acrossSpacing: AxisSpacing
      let nested: GroupSolution?
    }

    private var spacing: CGFloat { max(0, group.interItemSpacing?.spacing ?? 0) }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private func make(_ along: CGFloat, _ across: CGFloat) -> CGSize {
      isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    private func alongDimension(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
      isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
    }

    private func acrossDimension(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
      isVertical ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
    }

    private var isContentLong: Bool { alongDimension(group).isSelfSized }

    func solve(_ size: CGSize, first: Int, limit: Int) -> GroupSolution {
      let insets = group.contentInsets.finite
      let inner = size.less(insets)
      let count = entryCount(along(inner), across(inner), first, limit)
      let gaps = CGFloat(max(0, count - 1)) * spacing
      var entries = makeEntries(count, inner, gaps, first, limit)
      guard !entries.isEmpty else { return GroupSolution() }
      shareUniformLengths(&entries)
      let used = entries.reduce(CGFloat(entries.count - 1) * spacing) {
        $0 + $1.along + $1.alongSpacing.total
      }
      let insetsAlong = isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing
      let insetsAcross = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
      let length = isContentLong ? used : along(inner)
      var breadth = across(inner)
      if acrossDimension(group).isSelfSized {
        breadth = entries.reduce(0) { max($0, $1.across + $1.acrossSpacing.total) }
      }
      var solution = GroupSolution()
      solution.size = make(
        isContentLong ? used + insetsAlong : along(size),
        acrossDimension(group).isSelfSized ? breadth + insetsAcross : across(size)
      )
      place(entries, CGPoint(x: insets.leading, y: insets.top), length - used, breadth, into: &solution)
      return solution
    }

    // MARK: Counting

    /// The number of subitems on the line.
    private func entryCount(_ length: CGFloat, _ breadth: CGFloat, _ first: Int, _ limit: Int) -> Int {
      guard !group.subitems.isEmpty else { return 0 }
      switch fill {
      case .shared(let count), .repeated(let count): return min(count, limit)
      case .fitting: break
      }
      if isContentLong { return min(group.subitems.count, limit) }
      var (fixed, fraction): (CGFloat, CGFloat) = (0, 0)
      var count = 0
      while count < limit {
        let item = group.subitems[count % group.subitems.count]
        let dimension = alongDimension(item)
        fixed += AxisSpacing(item.edgeSpacing, isVertical: isVertical).total
        switch dimension.kind {
        case .fractionalWidth where !isVertical, .fractionalHeight where isVertical:
          fraction += dimension.dimension
        case .fractionalWidth, .fractionalHeight: fixed += dimension.dimension * breadth
        case .absolute: fixed += dimension.dimension
        case .estimated, .uniform:
          let isItem = !(item is NSCollectionLayoutGroup)
          fixed += (isItem ? solver.measuredSize(first + count).map(along) : nil) ?? dimension.dimension
        }
        let gaps = CGFloat(count) * spacing
        guard fixed + fraction * max(0, length - gaps) + gaps <= length + 1e-6 else { break }
        count += 1
      }
      // A view that has turned out larger than the line is alone on it.
      let isMeasured = alongDimension(group.subitems[0]).isSelfSized
      if count == 0, isMeasured, length > 0 { return 1 }
      if count == 0 { warn(make(length, breadth)) }
      return count
    }

    /// Source of the text: crash reports and console logs, as in github.com/SideStore/SideStore/issues/1340.
    private func warn(_ size: CGSize) {
      let (width, height) = (DumpText.number(size.width), DumpText.number(size.height))
      SimulatedDevice.current.console.log(
        "Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even "
          + "a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the group when "
          + "its effective size is {\(width), \(height)}."
      )
    }

    // MARK: Sizing

    private func makeEntries(_ count: Int, _ inner: CGSize, _ gaps: CGFloat, _ first: Int, _ limit: Int)
      -> [Entry]
    {
      let room = make(max(0, along(inner) - gaps), across(inner))
      var entries: [Entry] = []
      var number = first
      for index in 0..<count {
        let item = group.subitems[index % group.subitems.count]
        var size = solver.size(item.layoutSize, in: room)
        if case .shared(let parts) = fill {
          size = make(solver.roundedDown(along(room) / CGFloat(parts)), across(size))
        }
        var nested: GroupSolution?
        if let child = item as? NSCollectionLayoutGroup {
          let solution = solver.solve(
            child,
            sized: size,
            first: number,
            limit: max(1, limit - (number - first))
          )
          if solution.items.isEmpty { break }
          number += solution.items.count
          size = solution.size
          nested = solution
        } else {
          var axes = SelfSizedAxes(item.layoutSize)
          if case .shared = fill { axes.remove(isVertical ? .height : .width) }
          if let own = solver.measuredSize(number) { size = axes.replacing(size, by: own) }
          number += 1
        }
        entries.append(
          Entry(
            item: item,
            along: along(size),
            across: across(size),
            alongSpacing: AxisSpacing(item.edgeSpacing, isVertical: isVertical),
            acrossSpacing: AxisSpacing(item.edgeSpacing, isVertical: !isVertical),
            nested: nested
          )
        )
      }
      return entries
    }

    /// Gives siblings with a uniform dimension the length of the largest.
    private func shareUniformLengths(_ entries: inout [Entry]) {
      func isUniform(_ entry: Entry, _ dimension: (NSCollectionLayoutItem) -> NSCollectionLayoutDimension)
        -> Bool
      {
        entry.nested == nil && dimension(entry.item).kind == .uniform
      }
      let along = entries.filter { isUniform($0, alongDimension) }.map(\.along).max()
      let across = entries.filter { isUniform($0, acrossDimension) }.map(\.across).max()
      guard along != nil || across != nil else { return }
      for index in entries.indices {
        if let along, isUniform(entries[index], alongDimension) { entries[index].along = along }
        if let across, isUniform(entries[index], acrossDimension) { entries[index].across = across }
      }
    }

    // MARK: Placing

    private func place(
      _ entries: [Entry],
      _ origin: CGPoint,
      _ room: CGFloat,
      _ breadth: CGFloat,
      into solution: inout GroupSolution
    ) {
      let isFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
      let flexible =
        (isFlexible ? entries.count - 1 : 0) + entries.reduce(0) { $0 + $1.alongSpacing.flexibleCount }
      let share = flexible > 0 && !isContentLong ? room / CGFloat(flexible) : 0
      var position = isVertical ? origin.y : origin.x
      for entry in entries {
        position += entry.alongSpacing.start + (entry.alongSpacing.growsAtStart ? share : 0)
        let offset =
          entry.acrossSpacing.start(of: entry.across, in: breadth) + (isVertical ? origin.x : origin.y)
        let corner = isVertical ? CGPoint(x: offset, y: position) : CGPoint(x: position, y: offset)
        add(entry, CGPoint(x: solver.rounded(corner.x), y: solver.rounded(corner.y)), to: &solution)
        let growsAtEnd = entry.alongSpacing.flexibleCount > (entry.alongSpacing.growsAtStart ? 1 : 0)
        position += entry.along + entry.alongSpacing.end + (growsAtEnd ? share : 0)
        position += spacing + (isFlexible ? share : 0)
      }
    }

    private func add(_ entry: Entry, _ corner: CGPoint, to solution: inout GroupSolution) {
      let count = solution.items.count
      if let nested = entry.nested {
        for var item in nested.items {
          item.frame = item.frame.offsetBy(dx: corner.x, dy: corner.y)
          solution.items.append(item)
        }
        for var view in nested.supplementaries {
          view.frame = view.frame.offsetBy(dx: corner.x, dy: corner.y)
          view.item += count
          solution.supplementaries.append(view)
        }
        return
      }
      var axes = SelfSizedAxes(entry.item.layoutSize)
      if case .shared = fill { axes.remove(isVertical ? .height : .width) }
      let frame = CGRect(origin: corner, size: make(entry.along, entry.across))
        .less(entry.item.contentInsets.finite, except: axes)
      solution.items.append(PlacedItem(frame: frame, selfSized: axes))
      solver.attach(entry.item.supplementaryItems, of: count, frame, to: &solution)
    }
  }
}

extension CGRect {
  /// The rectangle within insets, but for those along self-sized axes; where they exceed its size, it is as large as the excess.
  fileprivate func less(_ insets: NSDirectionalEdgeInsets, except axes: SelfSizedAxes) -> CGRect {
    var rect = self
    if !axes.contains(.width) {
      rect.origin.x += insets.leading
      rect.size.width = abs(rect.width - insets.leading - insets.trailing)
    }
    if !axes.contains(.height) {
      rect.origin.y += insets.top
      rect.size.height = abs(rect.height - insets.top - insets.bottom)
    }
    return rect
  }

  /// Whether all coordinates are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the number of items in the group depends on the sizes that views ask for.
  var hasVariableCount: Bool {
    guard case .line(let isVertical, let fill) = arrangement else { return false }
    func along(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutDimension {
      isVertical ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
    }
    let isFilled = fill == .fitting && !along(self).isSelfSized
    return subitems.contains { item in
      if isFilled && along(item).isSelfSized { return true }
      return (item as? NSCollectionLayoutGroup)?.hasVariableCount ?? false
    }
  }

  /// Whether views decide sizes of items in the group.
  var hasSelfSizedItems: Bool {
    subitems.contains { item in
      (item as? NSCollectionLayoutGroup)?.hasSelfSizedItems ?? !SelfSizedAxes(item.layoutSize).isEmpty
    }
  }
}
