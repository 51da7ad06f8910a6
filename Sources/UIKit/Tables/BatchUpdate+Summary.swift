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
