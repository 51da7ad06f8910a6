import Rendering
import UIKit

/// One half of a sheet: the background, a mark and a name above the picture, and the texts below it.
struct ComparisonPanel {
  enum Kind {
    case right
    case wrong(String)
  }

  private let kind: Kind
  private let width: CGFloat
  private let pictureHeight: CGFloat
  private let name: WrappedText
  private let caption: WrappedText
  private var headHeight: CGFloat
  private var footHeight: CGFloat

  /// The space between the panel's edge and its contents.
  static let padding: CGFloat = 18
  private static let markSize: CGFloat = 26
  private static let markGap: CGFloat = 10
  private static let spacing: CGFloat = 14

  /// - Parameters:
  ///   - caption: the text below the picture.
  ///   - width: the width of texts, without padding.
  ///   - pictureHeight: the height of the picture.
  init(_ kind: Kind, caption: String, width: CGFloat, pictureHeight: CGFloat) {
    self.kind = kind
    self.width = width
    self.pictureHeight = pictureHeight
    let title =
      switch kind {
      case .right: "The right way"
      case .wrong(let name): name
      }
    name = WrappedText(
      title,
      Self.font("Helvetica-Bold", 18),
      Self.ink,
      width: width - Self.markSize - Self.markGap,
      lineLimit: 2
    )
    let prose = caption.filter { $0 != "`" }
    self.caption = WrappedText(prose, Self.font("Helvetica", 15), Self.softInk, width: width, lineLimit: 4)
    headHeight = max(Self.markSize, name.height)
    footHeight = self.caption.height
  }

  /// Aligns the heights of head and foot of all panels.
  static func align(_ panels: inout [ComparisonPanel]) {
    let head = panels.map(\.headHeight).max() ?? 0
    let foot = panels.map(\.footHeight).max() ?? 0
    for index in panels.indices {
      panels[index].headHeight = head
      panels[index].footHeight = foot
    }
  }

  /// The distance from the panel's top to the picture.
  var pictureTop: CGFloat { Self.padding + headHeight + Self.spacing }

  var height: CGFloat {
    let foot = footHeight > 0 ? Self.spacing + footHeight : 0
    return pictureTop + pictureHeight + foot + Self.padding
  }

  /// Returns the panel with its top left corner at a point.
  func nodes(at corner: CGPoint) -> [SceneNode] {
    let frame = CGRect(x: corner.x, y: corner.y, width: width + 2 * Self.padding, height: height)
    // Keep the line within the sheet.
    let background = SceneShape(
      .rect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 16),
      fill: .color(backgroundColor),
      stroke: SceneStroke(edgeColor, width: 1)
    )
    let left = corner.x + Self.padding
    let top = corner.y + Self.padding
    let isOneLine = name.height < Self.markSize
    let nameTop = isOneLine ? top + (Self.markSize - name.height) / 2 + 1 : top + 1
    let texts =
      name.texts(at: CGPoint(x: left + Self.markSize + Self.markGap, y: nameTop))
      + caption.texts(at: CGPoint(x: left, y: corner.y + pictureTop + pictureHeight + Self.spacing))
    let mark = CGRect(x: left, y: top, width: Self.markSize, height: Self.markSize)
    let words: [SceneNode.Content] = texts.map { .text($0) }
    let told: [SceneNode.Content] =
      switch kind {
      case .right: words
      case .wrong: [.begin(SceneGroup(role: .mistake))] + words + [.end]
      }
    return ([.shape(background)] + marks(in: mark).map { .shape($0) } + told)
      .map { SceneNode(key: .device(0), content: $0) }
  }

  /// Draws a disc with a tick or a cross, which a viewer's font may lack.
  private func marks(in box: CGRect) -> [SceneShape] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    let sign: [PathElement] =
      switch kind {
      case .right: [.move(point(0.28, 0.53)), .line(point(0.44, 0.69)), .line(point(0.73, 0.34))]
      case .wrong:
        [
          .move(point(0.33, 0.33)), .line(point(0.67, 0.67)), .move(point(0.67, 0.33)),
          .line(point(0.33, 0.67)),
        ]
      }
    var stroke = SceneStroke(.white, width: 2.8)
    stroke.cap = .round
    stroke.join = .round
    return [
      SceneShape(.ellipse(box), fill: .color(kind.color)),
      SceneShape(.path(PathOutline(sign), .winding), stroke: stroke),
    ]
  }

  // MARK: Colours and fonts

  private var backgroundColor: SceneColor {
    switch kind {
    case .right: SceneColor(0xEEF7F0)
    case .wrong: SceneColor(0xFDF0EF)
    }
  }

  private var edgeColor: SceneColor {
    switch kind {
    case .right: SceneColor(0xC3DDC9)
    case .wrong: SceneColor(0xEDC9C5)
    }
  }

  private static let ink = UIColor(white: 0.11, alpha: 1)
  private static let softInk = UIColor(white: 0.27, alpha: 1)

  private static func font(_ name: String, _ size: CGFloat) -> UIFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }
}

extension ComparisonPanel.Kind {
  var color: SceneColor {
    switch self {
    case .right: SceneColor(0x1B7F3B)
    case .wrong: SceneColor(0xC5221F)
    }
  }
}
