/// The rows that show: from top to bottom once the table is tiled, and each found by its place or its cell at once.
struct ShownRows: RandomAccessCollection {
  private var rows: [TableRow] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var paths: [ObjectIdentifier: IndexPath] = [:]

  init(_ rows: [TableRow] = []) {
    for row in rows { append(row) }
  }

  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }
  subscript(index: Int) -> TableRow { rows[index] }

  /// The cell of a row, or nil if it does not show.
  func cell(at path: IndexPath) -> UITableViewCell? { cells[path] }

  /// The row of a cell, or nil if it does not show.
  func path(of cell: UITableViewCell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

  mutating func append(_ row: TableRow) {
    rows.append(row)
    cells[row.path] = row.cell
    paths[ObjectIdentifier(row.cell)] = row.path
  }

  /// Takes out the row of a cell, if it shows.
  mutating func remove(_ cell: UITableViewCell) {
    if path(of: cell) != nil { removeAll { $0.cell === cell } }
  }

  mutating func removeAll(where isGone: (TableRow) -> Bool) {
    for row in rows where isGone(row) {
      if cells[row.path] === row.cell { cells[row.path] = nil }
      paths[ObjectIdentifier(row.cell)] = nil
    }
    rows.removeAll(where: isGone)
  }

  /// Brings the rows into their order from top to bottom.
  mutating func sort() { rows.sort { $0.path < $1.path } }
}
