/// The sections of a table whose rows a document has, as a table controller shows them.
@MainActor
final class StaticTableContent {
  /// A section.
  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  /// A row with its cell.
  struct Row {
    let cell: UITableViewCell
    /// The height in points; nil for the table's.
    let height: CGFloat?
    /// The identifier of the cell in its document.
    let id: String
  }

  let sections: [Section]

  init(sections: [Section]) {
    self.sections = sections
  }

  /// The section at an index; nil if there is none.
  func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  /// The row at a position; nil if there is none.
  func row(at path: IndexPath) -> Row? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }

  /// The identifier of a cell in its document; nil for another one.
  func id(of cell: UITableViewCell) -> String? {
    sections.lazy.flatMap(\.rows).first { $0.cell === cell }?.id
  }
}
