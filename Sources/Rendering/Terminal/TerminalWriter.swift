import UIKit

/// Writes the screen of a scene in characters: two pixels per cell, one above the other, and texts as text.
package struct TerminalWriter {
  /// The maximum number of rows of a picture, to fit a terminal's window.
  static let rowLimit = 40
  static let leastColumns = 12
  static let leastRows = 10

  private struct Cell {
    var top: Raster.Pixel
    var bottom: Raster.Pixel
    /// A character of a text; nil for none, empty after a wide one.
    var character: String?
    var ink = Raster.Pixel.zero
  }

  private let colors: TerminalColors
  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  /// Returns the picture as lines of text, each ended by a line feed.
  ///
  /// - Parameters:
  ///   - columns: the maximum number of columns; fewer than 12 count as 12.
  ///   - rows: the maximum number of lines of a picture without empty margins above and below, fewer than 10 count as
  ///     10; nil for the whole screen in 40 rows.
  package static func text(
    _ scene: Scene,
    columns: Int,
    colors: TerminalColors,
    croppedToRows rows: Int? = nil
  ) -> String {
    // Without colours, the frame takes two more lines.
    let limit = rows.map { max(leastRows, $0) - (colors == .none ? 2 : 0) }
    let area = rows == nil ? scene.screen : content(of: scene)
    return TerminalWriter(scene, area, max(leastColumns, columns), limit ?? rowLimit, colors).text
  }

  /// The screen without what is above and below its content.
  private static func content(of scene: Scene) -> CGRect {
    let content = SceneContent(of: scene).extent
    guard !content.isEmpty else { return scene.screen }
    // Some of the background shows that the content ends.
    let margin = scene.screen.width / 20
    let room = CGRect(
      x: scene.screen.minX,
      y: content.minY - margin,
      width: scene.screen.width,
      height: content.height + 2 * margin
    )
    return room.intersection(scene.screen)
  }

  private init(_ scene: Scene, _ shown: CGRect, _ limit: Int, _ rowLimit: Int, _ colors: TerminalColors) {
    self.colors = colors
    // With colours, the frame is two pixels of the device's dark front; without, it consists of lines.
    let border = colors == .none ? 0 : 2
    let room = colors == .none ? limit - 2 : limit
    let pixel = max(
      shown.width / CGFloat(room - 2 * border),
      shown.height / CGFloat(2 * (rowLimit - border))
    )
    columns = max(1, Int((shown.width / pixel).rounded())) + 2 * border
    rows = max(1, Int((shown.height / pixel / 2).rounded())) + border
    let edge = pixel * CGFloat(border)
    let area = shown.insetBy(dx: -edge, dy: -edge)
    let raster = Raster(scene, area, width: columns, height: rows * 2)
    cells = []
    for row in 0..<rows {
      for column in 0..<columns {
        cells.append(
          Cell(
            top: raster.pixels[2 * row * columns + column],
            bottom: raster.pixels[(2 * row + 1) * columns + column]
          )
        )
      }
    }
    for label in raster.labels { place(label) }
  }

  // MARK: Texts

  /// Places a text in its row, or in a neighbouring row if that is occupied.
  private mutating func place(_ label: Raster.Label) {
    let characters = SingleLine.of(label.string).map { (String($0), CharacterWidth.of($0)) }
      .filter { $0.1 > 0 }
    let width = characters.reduce(0) { $0 + $1.1 }
    guard width > 0 else { return }
    let shown = min(width, columns)
    // Large letters shrink to cells, centred in their original area.
    let left = label.isCentered ? label.x - label.width / 2 : label.x
    let isLarge = label.width > CGFloat(width) * 1.5
    let start = label.isCentered || isLarge ? left + (label.width - CGFloat(width)) / 2 : left
    // A text may begin far beyond the edge: clamp before the conversion to an integer.
    let first = Int(min(CGFloat(columns - shown), max(0, start.rounded())))
    let middle = Int((label.y / 2).rounded(.down))
    let row = [middle, middle + 1, middle - 1].first { row in
      (0..<rows).contains(row)
        && (first..<first + shown).allSatisfy { cells[row * columns + $0].character == nil }
    }
    guard let row else { return }
    var column = first
    for (character, width) in characters {
      let isCut = column + width > columns
      let index = row * columns + min(column, columns - 1)
      cells[index].character = isCut ? "…" : character
      cells[index].ink = label.color
      if isCut { break }
      for extra in 1..<max(1, width) where column + extra < columns {
        cells[index + extra].character = ""
      }
      column += width
      if column >= columns { break }
    }
  }

  // MARK: Writing

  private var text: String {
    let lines = (0..<rows).map { row in
      colors == .none ? plainLine(row) : coloredLine(row)
    }
    guard colors == .none else { return lines.joined() }
    let edge = String(repeating: "─", count: columns)
    return "┌\(edge)┐\n" + lines.map { "│\($0)│\n" }.joined() + "└\(edge)┘\n"
  }

  private func coloredLine(_ row: Int) -> String {
    var line = ""
    var (lastInk, lastGround) = ("", "")
    for cell in cells[row * columns..<(row + 1) * columns] {
      if cell.character == "" { continue }
      let background = cell.character == nil ? cell.bottom : (cell.top + cell.bottom) / 2
      let ink = cell.character == nil ? cell.top : Self.legible(cell.ink, on: background)
      let (inkCode, backgroundCode) = (code(ink), code(background))
      let isBlank = cell.character == " " || (cell.character == nil && inkCode == backgroundCode)
      if backgroundCode != lastGround { line += "\u{1B}[48;\(backgroundCode)m" }
      if !isBlank, inkCode != lastInk {
        line += "\u{1B}[38;\(inkCode)m"
        lastInk = inkCode
      }
      lastGround = backgroundCode
      line += isBlank ? " " : cell.character ?? "▀"
    }
    return line + "\u{1B}[0m\n"
  }

  private func code(_ pixel: Raster.Pixel) -> String {
    let parts = [pixel.x, pixel.y, pixel.z].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if colors == .trueColor { return "2;\(parts[0]);\(parts[1]);\(parts[2])" }
    return "5;\(XtermPalette.index(of: parts))"
  }

  /// Returns the colour of a text, or black or white if its contrast with the background is too low.
  private static func legible(_ ink: Raster.Pixel, on background: Raster.Pixel) -> Raster.Pixel {
    if abs(luminance(ink) - luminance(background)) > 0.25 { return ink }
    return luminance(background) > 0.5 ? .zero : .one
  }

  /// The luminance.
  ///
  /// Source of the weights: ITU-R BT.601.
  private static func luminance(_ pixel: Raster.Pixel) -> Float {
    (pixel * Raster.Pixel(0.299, 0.587, 0.114)).sum()
  }

  /// Returns a row without colours: dark pixels are characters, light ones blank.
  private func plainLine(_ row: Int) -> String {
    var line = ""
    for cell in cells[row * columns..<(row + 1) * columns] {
      if let character = cell.character {
        line += character
        continue
      }
      let (top, bottom) = (1 - Self.luminance(cell.top), 1 - Self.luminance(cell.bottom))
      let isHalf = abs(top - bottom) > 0.5
      line += isHalf ? (top > bottom ? "▀" : "▄") : Self.shade((top + bottom) / 2)
    }
    return line
  }

  private static func shade(_ ink: Float) -> String {
    switch ink {
    case ..<0.07: " "
    case ..<0.35: "░"
    case ..<0.6: "▒"
    case ..<0.85: "▓"
    default: "█"
    }
  }
}
