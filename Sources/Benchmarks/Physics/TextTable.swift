import Foundation

/// Prints columns of text row by row, the first column flush left and the others flush right.
struct TextTable {
  private let widths: [Int]

  /// Prints the titles; a column is as wide as its title, or as told.
  init(_ columns: [(title: String, width: Int)]) {
    widths = columns.map { max($0.title.count, $0.width) }
    add(columns.map(\.title))
  }

  /// Prints a row.
  func add(_ cells: [String]) {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      line += column == 0 ? cell + space : "  " + space + cell
    }
    print(line)
    // Whole runs take minutes, so each row is shown at once.
    fflush(nil)
  }

  /// A number with three digits or more.
  static func number(_ value: Double) -> String {
    String(format: abs(value) < 10 ? "%.2f" : abs(value) < 100 ? "%.1f" : "%.0f", value)
  }
}
