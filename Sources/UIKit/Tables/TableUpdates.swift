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
}
