/// The rules that updates must keep: what is deleted or reloaded was there, what is inserted is there now, and
/// counts before and after differ by what was inserted, deleted and moved.
///
/// The words are those of crash reports; Apple documents only that counts must agree.
extension TableUpdates {
  /// Why the update contradicts the counts, or nil if it does not.
  func contradiction(before: [Int], after: [Int]) -> String? {
    sectionOutOfRange(before.count, after.count) ?? wrongSectionCount(before.count, after.count)
      ?? rowOutOfRange(before, after) ?? wrongRowCount(before, after)
  }

  private func sectionOutOfRange(_ before: Int, _ after: Int) -> String? {
    for section in (Array(deletedSections.keys) + reloadedSections.keys).sorted()
    where !(0..<before).contains(section) {
      let verb = deletedSections[section] != nil ? "delete" : "reload"
      return "attempt to \(verb) section \(section), but there are only \(before) sections before the update"
    }
    for section in insertedSections.keys.sorted() where !(0..<after).contains(section) {
      return "attempt to insert section \(section) but there are only \(after) sections after the update"
    }
    for (old, new) in movedSections.sorted(by: { $0.key < $1.key }) {
      if !(0..<before).contains(old) {
        return "attempt to move section \(old), but there are only \(before) sections before the update"
      }
      if !(0..<after).contains(new) {
        return
          "attempt to move section \(old) to section \(new), but there are only \(after) sections after the update"
      }
    }
    return nil
  }

  private func wrongSectionCount(_ before: Int, _ after: Int) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before + inserted - deleted != after else { return nil }
    return
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
      + "update (\(after)) must be equal to the number of sections contained in the table view before the update "
      + "(\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
      + "deleted)."
  }

  private func rowOutOfRange(_ before: [Int], _ after: [Int]) -> String? {
    func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
    }
    func count(_ path: IndexPath, in counts: [Int]) -> Int {
      counts.indices.contains(path.section) ? counts[path.section] : 0
    }
    let old = Array(deletedRows.keys) + reloadedRows.keys + movedRows.keys
    if let path = old.filter({ !exists($0, in: before) }).min() {
      let verb = deletedRows[path] != nil ? "delete" : reloadedRows[path] != nil ? "reload" : "move"
      return "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
        + "\(count(path, in: before)) rows before the update"
    }
    let new = Array(insertedRows.keys) + movedRows.values
    if let path = new.filter({ !exists($0, in: after) }).min() {
      return "attempt to insert row \(path.row) into section \(path.section), but there are only "
        + "\(count(path, in: after)) rows in section \(path.section) after the update"
    }
    return nil
  }

  private func wrongRowCount(_ before: [Int], _ after: [Int]) -> String? {
    let plan = TableUpdatePlan(self)
    let (insertedCounts, deletedCounts) = (insertedRows.keys.countBySection, deletedRows.keys.countBySection)
    let (movedInCounts, movedOutCounts) = (movedRows.values.countBySection, movedRows.keys.countBySection)
    for (section, count) in after.enumerated() {
      guard let old = plan.oldSection(section), before.indices.contains(old), reloadedSections[old] == nil
      else {
        continue
      }
      let (inserted, deleted) = (insertedCounts[section] ?? 0, deletedCounts[old] ?? 0)
      let (movedIn, movedOut) = (movedInCounts[section] ?? 0, movedOutCounts[old] ?? 0)
      guard before[old] + inserted - deleted + movedIn - movedOut != count else { continue }
      return
        "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an "
        + "existing section after the update (\(count)) must be equal to the number of rows contained in that section "
        + "before the update (\(before[old])), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }
}

extension Sequence<IndexPath> {
  /// How many paths lead to each section.
  fileprivate var countBySection: [Int: Int] {
    reduce(into: [:]) { counts, path in counts[path.section, default: 0] += 1 }
  }
}
