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

  /// How a row is reloaded, if it is.
  func reloading(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.reloadedRows[path] ?? updates.reloadedSections[path.section]
  }

  func leaving(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.deletedRows[path] ?? updates.deletedSections[path.section] ?? reloading(path)
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.insertedRows[path] ?? updates.insertedSections[path.section] ?? plan.old(path).flatMap(reloading)
  }
}
