/// Cells that wait to be used again, each once; the one that came last is used first.
struct CellQueue {
  private var cells: [UITableViewCell] = []
  private var waiting: Set<ObjectIdentifier> = []

  mutating func append(_ cell: UITableViewCell) {
    if waiting.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
  }

  mutating func popLast() -> UITableViewCell? {
    guard let cell = cells.popLast() else { return nil }
    waiting.remove(ObjectIdentifier(cell))
    return cell
  }

  /// Takes a cell out, if it waits.
  mutating func remove(_ cell: UITableViewCell) {
    if waiting.remove(ObjectIdentifier(cell)) != nil { cells.removeAll { $0 === cell } }
  }
}
