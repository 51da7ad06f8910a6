/// A row of keys, in units: the width of a letter's key with its gap.
struct KeyboardRow {
  /// A key, or a gap where there is no action.
  struct Cell {
    var action: KeyboardKey.Action?
    var caption = ""
    var detail = ""
    var width: CGFloat = 1
  }

  var cells: [Cell] = []

  /// The width of all in units.
  var width: CGFloat { cells.reduce(0) { $0 + $1.width } }

  static func gap(_ width: CGFloat) -> KeyboardRow {
    KeyboardRow(cells: [Cell(width: width)])
  }

  static func key(
    _ action: KeyboardKey.Action,
    _ caption: String = "",
    _ detail: String = "",
    width: CGFloat = 1
  ) -> KeyboardRow {
    KeyboardRow(cells: [Cell(action: action, caption: caption, detail: detail, width: width)])
  }

  /// A key for each character.
  static func letters(_ characters: String, width: CGFloat = 1) -> KeyboardRow {
    KeyboardRow(cells: characters.map { Cell(action: .letter, caption: String($0), width: width) })
  }

  static func + (left: KeyboardRow, right: KeyboardRow) -> KeyboardRow {
    KeyboardRow(cells: left.cells + right.cells)
  }
}
