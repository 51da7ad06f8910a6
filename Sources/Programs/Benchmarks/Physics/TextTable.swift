import Foundation

/// Prints columns of text row by row, the first one left-aligned and the others right-aligned.
struct TextTable {
  private let widths: [Int]

  /// Prints the header; a column is at least as wide as its title.
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
    // Runs take minutes, so each row is printed immediately.
    fflush(nil)
  }

  /// Formats a number with at least three digits.
  static func number(_ value: Double) -> String {
    String(format: abs(value) < 10 ? "%.2f" : abs(value) < 100 ? "%.1f" : "%.0f", value)
  }
}
