/// The lines in which two texts differ, as unified hunks.
package enum UnifiedDifference {
  /// Lines shown before and after each change.
  private static let context = 3

  /// The hunks; empty for equal texts.
  ///
  /// Beyond `limit` lines the rest is only counted.
  package static func text(from old: String, to new: String, limit: Int = 60) -> String {
    let (oldLines, newLines) = (lines(old), lines(new))
    let edits = edits(oldLines, newLines)
    let changed = edits.indices.filter { edits[$0].kind != " " }
    guard !changed.isEmpty else { return "" }
    let shown = Set(changed.flatMap { $0 - context...$0 + context }).intersection(edits.indices)
    var result: [String] = []
    var last: Int?
    for index in shown.sorted() {
      if last.map({ $0 + 1 != index }) ?? true { result.append(header(index, shown, edits)) }
      result.append(edits[index].kind + edits[index].line)
      last = index
    }
    let rest = result.count - limit
    if rest > 0 { result = result.prefix(limit) + ["… and \(rest) more lines"] }
    return result.joined(separator: "\n") + "\n"
  }

  private struct Edit {
    var kind: String
    var line: String
    /// The numbers of the line before and after, from 1.
    var old: Int
    var new: Int
  }

  private static func header(_ start: Int, _ shown: Set<Int>, _ edits: [Edit]) -> String {
    var end = start
    while shown.contains(end + 1) { end += 1 }
    let hunk = edits[start...end]
    let oldCount = hunk.count { $0.kind != "+" }
    let newCount = hunk.count { $0.kind != "-" }
    return "@@ -\(edits[start].old),\(oldCount) +\(edits[start].new),\(newCount) @@"
  }

  /// Above this number of differing lines all of them are exchanged: the time of a comparison is quadratic.
  private static let mostLines = 1_000

  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (head..<old.count - tail, head..<new.count - tail)
    let isLong = max(oldMiddle.count, newMiddle.count) > mostLines
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if isLong {
      (removed, inserted) = (Set(oldMiddle), Set(newMiddle))
    } else {
      for change in new[newMiddle].difference(from: old[oldMiddle]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(head + offset)
        case .insert(let offset, _, _): inserted.insert(head + offset)
        }
      }
    }
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        edits.append(Edit(kind: "-", line: old[oldIndex], old: oldIndex + 1, new: newIndex + 1))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        edits.append(Edit(kind: "+", line: new[newIndex], old: oldIndex + 1, new: newIndex + 1))
        newIndex += 1
      } else {
        edits.append(Edit(kind: " ", line: new[newIndex], old: oldIndex + 1, new: newIndex + 1))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
