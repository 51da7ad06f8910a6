/// The changes that lead from one snapshot to another.
///
/// Deletions and the sources of moves use the indexes before all changes, insertions and the targets of moves those afterwards, as in a batch
/// update. As few sections and items as possible are moved: those that stay are a longest increasing subsequence of the old indexes, in
/// each section. An item is moved to another section if both sections exist before and after. If the old section is deleted, or
/// the new one inserted, the item is deleted or inserted with its section.
///
/// It takes linear time, and with moves O(n log n).
struct SnapshotDifference {
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let oldSections = new.sections.map { old.indexOfSection($0.identifier) }
    compareSections(oldSections, count: old.numberOfSections)
    compareItems(old, new, oldSections)
  }

  private mutating func compareSections(_ oldSections: [Int?], count: Int) {
    var isKept = [Bool](repeating: false, count: count)
    var kept: [(from: Int, to: Int)] = []
    for (index, oldIndex) in oldSections.enumerated() {
      if let oldIndex {
        isKept[oldIndex] = true
        kept.append((oldIndex, index))
      } else {
        insertedSections.append(index)
      }
    }
    deletedSections = isKept.indices.filter { !isKept[$0] }
    movedSections = SnapshotDifference.moves(kept)
  }

  private mutating func compareItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ oldSections: [Int?]
  ) {
    var isKept = old.sections.map { [Bool](repeating: false, count: $0.items.count) }
    var isSectionKept = [Bool](repeating: false, count: old.numberOfSections)
    var rows: [[Int?]] = []
    for (index, oldSection) in oldSections.enumerated() {
      guard let oldSection else {
        rows.append([])
        continue
      }
      isSectionKept[oldSection] = true
      rows.append(SnapshotDifference.commonRows(old, oldSection, new, index, &isKept[oldSection]))
    }
    // Only the remaining items have to be looked up.
    var positions: [Item: ItemPosition] = [:]
    for (section, kept) in isKept.enumerated() where isSectionKept[section] {
      for row in kept.indices where !kept[row] {
        positions[old.sections[section].items[row]] = ItemPosition(section: section, row: row)
      }
    }
    for (index, oldSection) in oldSections.enumerated() {
      guard let oldSection else { continue }
      let items = new.sections[index].items
      var kept: [(from: Int, to: Int)] = []
      for (row, oldRow) in rows[index].enumerated() {
        if let oldRow {
          kept.append((oldRow, row))
          continue
        }
        let path = IndexPath(row: row, section: index)
        guard let position = positions.removeValue(forKey: items[row]) else {
          insertedItems.append(path)
          continue
        }
        if position.section == oldSection {
          kept.append((position.row, row))
        } else {
          movedItems.append((IndexPath(row: position.row, section: position.section), path))
        }
      }
      movedItems += SnapshotDifference.moves(kept).map { move in
        (IndexPath(row: move.from, section: oldSection), IndexPath(row: move.to, section: index))
      }
    }
    deletedItems = positions.values.map { IndexPath(row: $0.row, section: $0.section) }.sorted()
  }

  /// The old rows of the items of a section that follow one another as before; nil for the others.
  ///
  /// It walks along both lists, and looks up items only where they differ: there one was deleted, inserted or moved.
  private static func commonRows<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ oldSection: Int,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ newSection: Int,
    _ isKept: inout [Bool]
  ) -> [Int?] {
    let (oldItems, newItems) = (old.sections[oldSection].items, new.sections[newSection].items)
    var rows = [Int?](repeating: nil, count: newItems.count)
    var (from, to) = (0, 0)
    while from < oldItems.count, to < newItems.count {
      if oldItems[from] == newItems[to] {
        rows[to] = from
        isKept[from] = true
        from += 1
        to += 1
      } else if !new.contains(oldItems[from]) {
        from += 1
      } else if !old.contains(newItems[to]) {
        to += 1
      } else if from + 1 < oldItems.count, oldItems[from + 1] == newItems[to] {
        from += 1
      } else if to + 1 < newItems.count, oldItems[from] == newItems[to + 1] {
        to += 1
      } else {
        from += 1
        to += 1
      }
    }
    return rows
  }

  /// The pairs that are moved, so that as many as possible stay: the sources of those that stay increase with their targets.
  ///
  /// The pairs are in the order of their targets. Already ordered pairs take linear time.
  static func moves(_ pairs: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    // For each length the pair that ends the increasing sequence with the least source, and for each pair the one before it.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      var low = ends.count
      if let last = ends.last, pairs[last].from > pair.from {
        low = 0
        var high = ends.count
        while low < high {
          let middle = (low + high) / 2
          if pairs[ends[middle]].from > pair.from { high = middle } else { low = middle + 1 }
        }
      }
      if low > 0 { previous[number] = ends[low - 1] }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    guard ends.count < pairs.count else { return [] }
    var stays = [Bool](repeating: false, count: pairs.count)
    var next = ends.last ?? -1
    while next >= 0 {
      stays[next] = true
      next = previous[next]
    }
    return pairs.indices.filter { !stays[$0] }.map { pairs[$0] }
  }
}
