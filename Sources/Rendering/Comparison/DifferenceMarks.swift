import UIKit

/// Outlines around what differs, on a sheet.
///
/// A side's own is marked by a line. Where the wrong way lacks something, it has a dashed line; so has the right way
/// where it has nothing of its own.
struct DifferenceMarks {
  private var shapes: [SceneShape] = []

  /// The room between what differs and the line, in points of the sheet.
  private static let room: CGFloat = 4
  /// The least side of an outline.
  private static let leastSide: CGFloat = 14

  init(_ difference: SceneDifference, on sheet: ComparisonSheet) {
    let (own, others) = (difference.first.regions, difference.second.regions)
    for region in own { mark(region, .right, on: sheet.right, isDashed: false) }
    if own.isEmpty {
      for region in others { mark(region, .right, on: sheet.right, isDashed: true) }
    }
    for region in others { mark(region, .wrong(""), on: sheet.wrong, isDashed: false) }
    for region in own where !others.contains(where: { $0.intersects(region) }) {
      mark(region, .wrong(""), on: sheet.wrong, isDashed: true)
    }
  }

  private mutating func mark(
    _ region: CGRect,
    _ kind: ComparisonPanel.Kind,
    on side: ComparisonSheet.Side,
    isDashed: Bool
  ) {
    let placed = region.applying(side.place).insetBy(dx: -Self.room, dy: -Self.room)
    let size = CGSize(
      width: max(Self.leastSide, placed.width),
      height: max(Self.leastSide, placed.height)
    )
    let frame = CGRect(size, around: CGPoint(x: placed.midX, y: placed.midY)).intersection(side.frame)
    guard frame.isDrawable, frame.width > 4, frame.height > 4 else { return }
    let rect = SceneShape.Geometry.rect(
      frame.insetBy(dx: 2, dy: 2),
      radius: min(7, frame.width / 4, frame.height / 4)
    )
    // A light rim tells the line from whatever lies under it.
    shapes.append(SceneShape(rect, stroke: SceneStroke(SceneColor(0xFFFFFF, alpha: 0.85), width: 4.5)))
    var stroke = SceneStroke(kind.color, width: 2.5)
    if isDashed { stroke.dashes = [7, 5] }
    shapes.append(SceneShape(rect, stroke: stroke))
  }

  /// The outlines in coordinates of the sheet.
  var nodes: [SceneNode] {
    shapes.enumerated().map { index, shape in
      SceneNode(key: SceneKey(owner: .max, part: Int32(index)), content: .shape(shape))
    }
  }
}
