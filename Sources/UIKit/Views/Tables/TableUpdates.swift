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
    var shift = IndexShift()
    for section in deletedSections.keys { shift.remove(section) }
    for section in insertedSections.keys { shift.insert(section) }
    for (old, new) in movedSections {
      shift.remove(old)
      shift.insert(new)
    }
    return shift
  }

  /// How the rows of a section move that was `old` and is `new`.
  func rowShift(from old: Int, to new: Int) -> IndexShift {
    var shift = IndexShift()
    for path in deletedRows.keys where path.section == old { shift.remove(path.row) }
    for path in insertedRows.keys where path.section == new { shift.insert(path.row) }
    for (source, target) in movedRows {
      if source.section == old { shift.remove(source.row) }
      if target.section == new { shift.insert(target.row) }
    }
    return shift
  }
}

/// Where rows go in an update.
struct TableUpdatePlan {
  private let updates: TableUpdates
  private let sections: IndexShift
  private let oldSectionOfMoved: [Int: Int]
  private let oldRowOfMoved: [IndexPath: IndexPath]

  init(_ updates: TableUpdates) {
    self.updates = updates
    sections = updates.sectionShift
    oldSectionOfMoved = Dictionary(
      updates.movedSections.map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    oldRowOfMoved = Dictionary(updates.movedRows.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func newSection(_ old: Int) -> Int? { updates.movedSections[old] ?? sections.new(old) }

  func oldSection(_ new: Int) -> Int? { oldSectionOfMoved[new] ?? sections.old(new) }

  /// The row after the update, or nil if it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let moved = updates.movedRows[old] { return moved }
    guard let section = newSection(old.section) else { return nil }
    let shift = updates.rowShift(from: old.section, to: section)
    return shift.new(old.row).map { IndexPath(row: $0, section: section) }
  }

  /// The row before the update, or nil if it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let moved = oldRowOfMoved[new] { return moved }
    guard let section = oldSection(new.section) else { return nil }
    let shift = updates.rowShift(from: section, to: new.section)
    return shift.old(new.row).map { IndexPath(row: $0, section: section) }
  }
}
