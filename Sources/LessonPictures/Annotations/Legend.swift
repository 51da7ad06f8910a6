import Rendering
import UIKit

/// The symbols of a picture's annotations and their meanings, in rows on a plate below the device.
struct Legend {
  private let entries: [LegendEntry]
  private let scale: CGFloat
  private let width: CGFloat
  private let font: UIFont

  /// The maximum number of entries; the others are omitted.
  static let limit = 24
  /// The maximum number of characters of an entry.
  static let wordLimit = 60
  /// How much larger than on the screen everything is, as pages show pictures at about three quarters of their size.
  private static let enlargement: CGFloat = 4 / 3

  /// - Parameters:
  ///   - list: the entries; duplicates are shown once.
  ///   - scale: the scale of symbols and texts, larger on larger screens.
  ///   - width: the available width in points.
  init(_ list: [LegendEntry], scale: CGFloat, width: CGFloat) {
    var entries: [LegendEntry] = []
    for entry in list where !entries.contains(entry) { entries.append(entry) }
    self.entries = Array(entries.prefix(Self.limit))
    self.scale = scale * Self.enlargement
    self.width = width
    font = UIFont.systemFont(ofSize: 12 * self.scale)
  }

  private struct Cell {
    var entry: LegendEntry
    var text: String
    var origin: CGPoint
  }

  private var padding: CGFloat { 8 * scale }
  private var rowHeight: CGFloat { 20 * scale }
  /// The distance from the device.
  private var gap: CGFloat { 8 * scale }

  /// Returns the entries in rows, and the height of the plate.
  private func layout() -> (cells: [Cell], height: CGFloat) {
    var cells: [Cell] = []
    var origin = CGPoint(x: padding, y: padding)
    let room = LegendEntry.room.width * scale + 6 * scale
    for entry in entries {
      let text = String(SingleLine.of(entry.meaning).prefix(Self.wordLimit))
      let size = room + TextLayout(StyledText(text, font: font.ctFont)).size.width
      if origin.x > padding, origin.x + size > width - padding {
        origin = CGPoint(x: padding, y: origin.y + rowHeight)
      }
      cells.append(Cell(entry: entry, text: text, origin: origin))
      origin.x += size + 14 * scale
    }
    return (cells, origin.y + rowHeight + padding)
  }

  /// Returns a number at the centre of a symbol.
  private static func text(of number: String) -> SceneText {
    SceneText(
      number,
      .boldSystemFont(ofSize: 10),
      weight: 600,
      at: .middle(LegendEntry.room.width / 2),
      baseline: LegendEntry.room.height / 2 + 3.6,
      fill: .white
    )
  }

  /// The height of the legend with the gap above it; 0 without entries.
  var height: CGFloat { entries.isEmpty ? 0 : gap + layout().height }

  /// Returns the nodes, below a point on the left edge.
  func nodes(below origin: CGPoint) -> [SceneNode] {
    guard !entries.isEmpty else { return [] }
    let (cells, height) = layout()
    let top = origin.y + gap
    let rect = CGRect(x: origin.x, y: top, width: width, height: height)
    var contents: [SceneNode.Content] = [.begin(SceneGroup(clip: .rect(rect), role: .legend))]
    // Dark text on a light plate is legible on any page.
    contents.append(
      .shape(
        SceneShape(
          .rect(rect.insetBy(dx: scale / 2, dy: scale / 2), radius: 6 * scale),
          fill: .color(.white),
          stroke: SceneStroke(SceneColor(0xC7C7CC), width: scale)
        )
      )
    )
    for cell in cells {
      let position = CGPoint(x: origin.x + cell.origin.x, y: top + cell.origin.y)
      let inset = (rowHeight - LegendEntry.room.height * scale) / 2
      let toColumn = CGAffineTransform(
        a: scale,
        b: 0,
        c: 0,
        d: scale,
        tx: position.x,
        ty: position.y + inset
      )
      contents.append(.begin(SceneGroup(transform: toColumn)))
      contents += cell.entry.sign.map { .shape($0) }
      if let number = cell.entry.number { contents.append(.text(Self.text(of: number))) }
      contents.append(.end)
      contents.append(
        .text(
          SceneText(
            cell.text,
            font,
            weight: 400,
            at: .left(position.x + (LegendEntry.room.width + 6) * scale),
            baseline: position.y + rowHeight / 2 + 4.3 * scale,
            fill: SceneColor(0x1C1C1E)
          )
        )
      )
    }
    contents.append(.end)
    return contents.enumerated().map { index, content in
      SceneNode(key: .annotation(-1, Int32(index)), content: content)
    }
  }
}
