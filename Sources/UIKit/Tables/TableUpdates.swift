/// Changes of rows and sections that a table is told of as one.
///
/// What is deleted, reloaded or moved away is counted as it was before all of them; what is inserted or moved in as
/// it is after. Source: Apple, UITableView.beginUpdates().
struct TableUpdates {
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// How sections move.
  var sectionShift: IndexShift {
    IndexShift(
      removed: (Array(deletedSections.keys) + movedSections.keys).risingAndDistinct,
      inserted: (Array(insertedSections.keys) + movedSections.values).risingAndDistinct
    )
  }

  /// The same updates with each reload as a deletion and an insertion, which is what UIKit makes of it.
  ///
  /// The insertion's place follows from the deletions and insertions alone: a move counts neither for the row that is
  /// reloaded nor for its section. Sources: WWDC 2018, session 225, "A Tour of UICollectionView"; for the place, the
  /// crash reports of rdar://27041784 and of Apple's developer forums, "performBatchUpdates" by utahwithak.
  var withReloadsCarriedOut: TableUpdates {
    guard !reloadedRows.isEmpty || !reloadedSections.isEmpty else { return self }
    var result = self
    result.reloadedRows = [:]
    result.reloadedSections = [:]
    let sections = IndexShift(
      removed: deletedSections.keys.sorted(),
      inserted: insertedSections.keys.sorted()
    )
    for (section, animation) in reloadedSections {
      result.deletedSections[section] = animation
      if let new = sections.new(section) { result.insertedSections[new] = animation }
    }
    let removed = Dictionary(grouping: deletedRows.keys, by: \.section)
    let inserted = Dictionary(grouping: insertedRows.keys, by: \.section)
    for (section, paths) in Dictionary(grouping: reloadedRows.keys, by: \.section) {
      let newSection = reloadedSections[section] == nil ? sections.new(section) : nil
      let rows = IndexShift(
        removed: (removed[section] ?? []).map(\.row).sorted(),
        inserted: (newSection.flatMap { inserted[$0] } ?? []).map(\.row).sorted()
      )
      for path in paths {
        result.deletedRows[path] = reloadedRows[path]
        if let newSection, let row = rows.new(path.row) {
          result.insertedRows[IndexPath(row: row, section: newSection)] = reloadedRows[path]
        }
      }
    }
    return result
  }
}
