/// Changes of rows and sections that are made together, each with its animation.
///
/// Deletions, reloads and sources of moves use the indexes before all changes; insertions and targets of
/// moves use those afterwards. Source: Apple, UITableView.beginUpdates().
struct BatchUpdate<Animation> {
  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]
  /// The words of exceptions.
  var nouns = BatchNouns.table

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// The change of section indexes.
  var sectionShift: IndexShift {
    IndexShift(
      removed: (Array(deletedSections.keys) + movedSections.keys).risingAndDistinct,
      inserted: (Array(insertedSections.keys) + movedSections.values).risingAndDistinct
    )
  }

  /// The same updates with each reload as a deletion and an insertion, as UIKit makes them.
  ///
  /// The index of the insertion follows from the deletions and insertions alone: moves of the reloaded
  /// row or its section are ignored. Sources: WWDC 2018, session 225, "A Tour of UICollectionView"; for
  /// the index, the crash reports of rdar://27041784 and of Apple's developer forums,
  /// "performBatchUpdates" by utahwithak.
  var withReloadsCarriedOut: BatchUpdate {
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

/// What exceptions call the parts of a list.
struct BatchNouns {
  let item: String
  let anItem: String
  let container: String

  static let table = BatchNouns(item: "row", anItem: "a row", container: "table view")
  static let collection = BatchNouns(item: "item", anItem: "an item", container: "collection view")
}

// MARK: - Validating

/// The validation of updates.
///
/// Deleted and reloaded items must have existed before, inserted items must exist now. No item may have two
/// changes, and the counts before and after must differ by the insertions, deletions and moves.
///
/// The texts are those of crash reports; Apple documents only that counts must agree.
extension BatchUpdate {
  /// The reason why the updates contradict each other or the counts; nil if they don't.
  ///
  /// `listsUpdates` says whether the reason for wrong counts lists all updates.
  func contradiction(before: [Int], after: [Int], listsUpdates: Bool) -> String? {
    if let reason = reloadOfDeleted { return reason }
    let updates = withReloadsCarriedOut
    func count(_ reason: String?) -> String? {
      reason == nil || !listsUpdates ? reason : summary(before, after)
    }
    return updates.sectionFault(before.count, after.count)
      ?? count(updates.wrongSectionCount(before.count, after.count))
      ?? updates.rowFault(before, after) ?? count(updates.wrongRowCount(before, after))
  }

  /// Source: github.com/xmartlabs/XLData/issues/14, and for sections
  /// github.com/Shopify/FunctionalTableData/pull/130.
  private var reloadOfDeleted: String? {
    let section = reloadedSections.keys.filter { deletedSections[$0] != nil }.min()
    let path =
      section.map { IndexPath(row: NSNotFound, section: $0) }
      ?? reloadedRows.keys.filter { deletedRows[$0] != nil }.min()
    return path.map { "attempt to delete and reload the same index path (\($0.inReason))" }
  }

  // MARK: Sections

  /// The source of the texts for items that are moved and also deleted or inserted:
  /// github.com/muccy/MUKDataSource, MUKDataSourceTableUpdate.m.
  private func sectionFault(_ before: Int, _ after: Int) -> String? {
    for section in deletedSections.keys.sorted() {
      guard (0..<before).contains(section) else {
        return "attempt to delete section \(section), but there are only \(before) sections before the update"
      }
      if movedSections[section] != nil {
        return "attempt to perform a delete and a move from the same section (\(section))"
      }
    }
    let destinations = Set(movedSections.values)
    for section in insertedSections.keys.sorted() {
      guard (0..<after).contains(section) else {
        return "attempt to insert section \(section) but there are only \(after) sections after the update"
      }
      if destinations.contains(section) {
        return "attempt to perform an insert and a move to the same section (\(section))"
      }
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
    return movedSections.values.repeated.map { "attempt to move two sections to the same section (\($0))" }
  }

  private func wrongSectionCount(_ before: Int, _ after: Int) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before + inserted - deleted != after else { return nil }
    return
      "Invalid update: invalid number of sections.  The number of sections contained in the \(nouns.container) "
      + "after the update (\(after)) must be equal to the number of sections contained in the \(nouns.container) "
      + "before the update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
      + "deleted)."
  }

  // MARK: Rows

  /// Sources of the texts: github.com/TextureGroup/Texture/pull/507 and
  /// github.com/yapstudios/YapDatabase/issues/489 for rows that are moved and also deleted or inserted,
  /// github.com/RxSwiftCommunity/RxDataSources/issues/35 and github.com/DeclarativeHub/Bond/issues/593 for
  /// moves of and to missing rows, github.com/SwiftKickMobile/TLIndexPathTools/issues/13 and 20 for sections
  /// that are new or gone.
  private func rowFault(_ before: [Int], _ after: [Int]) -> String? {
    func count(_ path: IndexPath, in counts: [Int]) -> Int? {
      counts.indices.contains(path.section) ? counts[path.section] : nil
    }
    func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
      count(path, in: counts).map { (0..<$0).contains(path.row) } ?? false
    }
    for path in deletedRows.keys.sorted() {
      guard let rows = count(path, in: before) else {
        return
          "attempt to delete \(nouns.item) \(path.row) from section \(path.section), but there are only \(before.count) "
          + "sections before the update"
      }
      guard (0..<rows).contains(path.row) else {
        return
          "attempt to delete \(nouns.item) \(path.row) from section \(path.section) which only contains \(rows) "
          + "\(nouns.item)s before the update"
      }
      if movedRows[path] != nil {
        return "attempt to perform a delete and a move from the same index path (\(path.inReason))"
      }
    }
    let destinations = Set(movedRows.values)
    for path in insertedRows.keys.sorted() {
      guard let rows = count(path, in: after) else {
        return
          "attempt to insert \(nouns.item) \(path.row) into section \(path.section), but there are only \(after.count) "
          + "sections after the update"
      }
      guard (0..<rows).contains(path.row) else {
        return
          "attempt to insert \(nouns.item) \(path.row) into section \(path.section), but there are only \(rows) \(nouns.item)s in "
          + "section \(path.section) after the update"
      }
      if destinations.contains(path) {
        return "attempt to perform an insert and a move to the same index path (\(path.inReason))"
      }
    }
    for (old, new) in movedRows.sorted(by: { $0.key < $1.key }) {
      if deletedSections[old.section] != nil {
        return "cannot move \(nouns.anItem) from a deleted section (\(old.section))"
      }
      if insertedSections[new.section] != nil {
        return "cannot move \(nouns.anItem) into a newly inserted section (\(new.section))"
      }
      guard exists(old, in: before) else {
        return "attempt to move index path (\(old.inReason)) that does not exist - there are only "
          + "\(count(old, in: before) ?? 0) \(nouns.item)s in section \(old.section) before the update"
      }
      guard exists(new, in: after) else {
        return
          "attempt to move index path (\(old.inReason)) to index path (\(new.inReason)) that does not exist - "
          + "there are only \(count(new, in: after) ?? 0) \(nouns.item)s in section \(new.section) after the update"
      }
    }
    return movedRows.values.repeated.map {
      "attempt to move two \(nouns.item)s to the same index path (\($0.inReason))"
    }
  }

  private func wrongRowCount(_ before: [Int], _ after: [Int]) -> String? {
    let items = nouns.item + "s"
    let plan = BatchUpdatePlan(self)
    let (insertedCounts, deletedCounts) = (insertedRows.keys.countBySection, deletedRows.keys.countBySection)
    let (movedInCounts, movedOutCounts) = (movedRows.values.countBySection, movedRows.keys.countBySection)
    for (section, count) in after.enumerated() {
      guard let old = plan.oldSection(section), before.indices.contains(old) else { continue }
      let (inserted, deleted) = (insertedCounts[section] ?? 0, deletedCounts[old] ?? 0)
      let (movedIn, movedOut) = (movedInCounts[section] ?? 0, movedOutCounts[old] ?? 0)
      guard before[old] + inserted - deleted + movedIn - movedOut != count else { continue }
      return
        "Invalid update: invalid number of \(items) in section \(section).  The number of \(items) contained in an "
        + "existing section after the update (\(count)) must be equal to the number of \(items) contained in that section "
        + "before the update (\(before[old])), plus or minus the number of \(items) inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }
}

extension Sequence<IndexPath> {
  /// The number of paths in each section.
  fileprivate var countBySection: [Int: Int] {
    reduce(into: [:]) { counts, path in counts[path.section, default: 0] += 1 }
  }
}

extension Collection where Element: Hashable & Comparable {
  /// The least element that occurs more than once.
  fileprivate var repeated: Element? {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }.min()
  }
}

extension IndexPath {
  /// The path in the format of an exception's reason, without the address of the object.
  var inReason: String {
    "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

/// Maps rows and sections to their indexes before and after an update.
struct BatchUpdatePlan<Animation> {
  private let updates: BatchUpdate<Animation>
  private let sections: IndexShift

  /// The rows that leave and that enter each section, by its index before or after, in ascending order.
  private let leaving: [Int: [Int]]
  private let coming: [Int: [Int]]

  private let oldSectionOfMoved: [Int: Int]
  private let oldRowOfMoved: [IndexPath: IndexPath]

  init(_ updates: BatchUpdate<Animation>) {
    self.updates = updates
    sections = updates.sectionShift
    oldSectionOfMoved = Dictionary(
      updates.movedSections.map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    oldRowOfMoved = Dictionary(updates.movedRows.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    leaving = BatchUpdatePlan.rowsBySection(Array(updates.deletedRows.keys) + updates.movedRows.keys)
    coming = BatchUpdatePlan.rowsBySection(Array(updates.insertedRows.keys) + updates.movedRows.values)
  }

  private static func rowsBySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).risingAndDistinct }
  }

  /// The change of row indexes in a section that moves from `old` to `new`.
  private func rowShift(from old: Int, to new: Int) -> IndexShift {
    IndexShift(removed: leaving[old] ?? [], inserted: coming[new] ?? [])
  }

  func newSection(_ old: Int) -> Int? { updates.movedSections[old] ?? sections.new(old) }

  func oldSection(_ new: Int) -> Int? { oldSectionOfMoved[new] ?? sections.old(new) }

  /// The row after the update; nil if it is gone.
  func new(_ old: IndexPath) -> IndexPath? {
    if let moved = updates.movedRows[old] { return moved }
    guard let section = newSection(old.section) else { return nil }
    let shift = rowShift(from: old.section, to: section)
    return shift.new(old.row).map { IndexPath(row: $0, section: section) }
  }

  /// The row before the update; nil if it is new.
  func old(_ new: IndexPath) -> IndexPath? {
    if let moved = oldRowOfMoved[new] { return moved }
    guard let section = oldSection(new.section) else { return nil }
    let shift = rowShift(from: section, to: new.section)
    return shift.old(new.row).map { IndexPath(row: $0, section: section) }
  }
}

/// The change of indexes when some are removed and others are inserted.
///
/// Removed indexes are those before the change, inserted ones those after it. Lookups take logarithmic time.
struct IndexShift: Equatable {
  /// The removed indexes, ascending and distinct.
  var removed: [Int] = []

  /// The inserted indexes, ascending and distinct.
  var inserted: [Int] = []

  /// The index after the change; nil if it was removed.
  func new(_ old: Int) -> Int? { IndexShift.moved(old, without: removed, with: inserted) }

  /// The index before the change; nil if it was inserted.
  func old(_ new: Int) -> Int? { IndexShift.moved(new, without: inserted, with: removed) }

  private static func moved(_ index: Int, without gone: [Int], with come: [Int]) -> Int? {
    let goneBefore = gone.firstIndex(fulfilling: { gone[$0] >= index })
    guard goneBefore == gone.count || gone[goneBefore] != index else { return nil }
    let rest = index - goneBefore
    return rest + come.firstIndex(fulfilling: { come[$0] - $0 > rest })
  }
}

extension [Int] {
  /// The numbers in ascending order, without duplicates.
  var risingAndDistinct: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }

  /// The first index whose element and all later ones fulfil a condition, or the end index; a binary search.
  fileprivate func firstIndex(fulfilling condition: (Int) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BatchUpdate {
  /// The reason for wrong counts from iOS 16.4 on, which lists the counts and all updates.
  ///
  /// Sources: Apple's developer forums, thread 728797, for items; github.com/exyte/Chat/issues/56 for rows. Updates of sections, which these
  /// don't have, are listed alike. A device appends the description of the list.
  func summary(_ before: [Int], _ after: [Int]) -> String {
    let noun = nouns.item
    func counts(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(noun) counts: \(counts) }"
    }
    func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
    var lines = reloadedSections.keys.sorted().map { "Reload section (\($0))" }
    lines += reloadedRows.keys.sorted().map { "Reload \(noun) \(text($0))" }
    lines += deletedRows.keys.sorted(by: >).map { "Delete \(noun) \(text($0))" }
    lines += deletedSections.keys.sorted(by: >).map { "Delete section (\($0))" }
    lines += insertedSections.keys.sorted().map { "Insert section (\($0))" }
    lines += insertedRows.keys.sorted().map { "Insert \(noun) \(text($0))" }
    lines += movedSections.sorted { $0.key < $1.key }.map { "Move section (\($0.key) to \($0.value))" }
    lines += movedRows.sorted { $0.key < $1.key }.map { "Move \(noun) \(text($0.key)) to \(text($0.value))" }
    return
      "Invalid batch updates detected: the number of sections and/or \(noun)s returned by the data source before and/or after "
      + "performing the batch updates are inconsistent with the updates.\nData source before updates = \(counts(before))\n"
      + "Data source after updates = \(counts(after))\nUpdates = [\n\(lines.map { "\t\($0)" }.joined(separator: ",\n"))\n]"
  }
}
