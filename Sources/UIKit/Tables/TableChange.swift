/// An update, with where everything lay before and lies after.
struct TableChange {
  let updates: TableUpdates
  let plan: TableUpdatePlan
  let old: TableGeometry
  let new: TableGeometry

  init(updates: TableUpdates, old: TableGeometry, new: TableGeometry) {
    self.updates = updates
    self.old = old
    self.new = new
    plan = TableUpdatePlan(updates)
  }

  func leaving(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.deletedRows[path] ?? updates.deletedSections[path.section]
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.insertedRows[path] ?? updates.insertedSections[path.section]
  }
}
