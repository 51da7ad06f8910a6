/// Where rows go in an update.
struct TableUpdatePlan {
  private let updates: TableUpdates
  private let sections: IndexShift

  /// The rows that leave each section as it was, and those that come to each as it is, in rising order.
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]

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
    leaving = TableUpdatePlan.rowsBySection(Array(updates.deletedRows.keys) + updates.movedRows.keys)
    coming = TableUpdatePlan.rowsBySection(Array(updates.insertedRows.keys) + updates.movedRows.values)
  }

  private static func rowsBySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).risingAndDistinct }
  }

  /// How the rows of a section move that was `old` and is `new`.
  private func rowShift(from old: Int, to new: Int) -> IndexShift {
    IndexShift(removed: leaving[old] ?? [], inserted: coming[new] ?? [])
  }

  func newSection(_ old: Int) -> Int? { updates.movedSections[old] ?? sections.new(old) }

  func oldSection(_ new: Int) -> Int? { oldSectionOfMoved[new] ?? sections.old(new) }

  /// The row after the update, or nil if it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let moved = updates.movedRows[old] { return moved }
    guard let section = newSection(old.section) else { return nil }
    let shift = rowShift(from: old.section, to: section)
    return shift.new(old.row).map { IndexPath(row: $0, section: section) }
  }

  /// The row before the update, or nil if it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let moved = oldRowOfMoved[new] { return moved }
    guard let section = oldSection(new.section) else { return nil }
    let shift = rowShift(from: section, to: new.section)
    return shift.old(new.row).map { IndexPath(row: $0, section: section) }
  }
}
