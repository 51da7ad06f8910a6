import Rendering
import UIKit

/// Marks around differences, on a sheet.
///
/// An outline surrounds what only one side shows. Four corners mark the place on the other side. Marks are
/// never dashed, because symbols of annotations are: a missing boundary must not look like a boundary.
struct DifferenceMarks {
  private var shapes: [SceneShape] = []

  /// The distance between the difference and the centre of the line, in points of the sheet.
  ///
  /// The rim must not cover the symbol of a boundary or the ends of a text.
  private static let room: CGFloat = 4
  private static let leastSide: CGFloat = 12
  /// Half of the line's width, including its rim.
  private static let reach: CGFloat = 2.75
  /// The maximum length of a corner's arm.
  private static let longestArm: CGFloat = 26

  /// The colour of the line, which contrasts with dark backgrounds.
  ///
  /// No annotation uses it. It is lighter than their colours, for readers who can't distinguish hues. The
  /// panels say which side is right.
  static let line = SceneColor(0xFFB000)
  /// The colour of the rim, which contrasts with light backgrounds.
  static let rim = SceneColor(0x1C1C1E)

  init(_ difference: SceneDifference, on sheet: ComparisonSheet) {
    self.init(difference, sheet.right, sheet.wrong)
  }

  init(_ difference: SceneDifference, _ right: ComparisonSheet.Side, _ wrong: ComparisonSheet.Side) {
    let (own, others) = (difference.first.regions, difference.second.regions)
    for region in own { mark(region, on: right, isAbsent: false) }
    if own.isEmpty {
      for region in others { mark(region, on: right, isAbsent: true) }
    }
    for region in others { mark(region, on: wrong, isAbsent: false) }
    for region in own where !others.contains(where: { $0.intersects(region) }) {
      mark(region, on: wrong, isAbsent: true)
    }
  }

  private mutating func mark(_ region: CGRect, on side: ComparisonSheet.Side, isAbsent: Bool) {
    let placed = region.applying(side.transform).insetBy(dx: -Self.room, dy: -Self.room)
    let size = CGSize(
      width: max(Self.leastSide, placed.width),
      height: max(Self.leastSide, placed.height)
    )
    let inner = side.frame.insetBy(dx: Self.reach, dy: Self.reach)
    let rect = CGRect(size, around: CGPoint(x: placed.midX, y: placed.midY)).intersection(inner)
    guard rect.isDrawable, rect.width > 1, rect.height > 1 else { return }
    let geometry =
      isAbsent
      ? SceneShape.Geometry.path(Self.corners(of: rect), .winding)
      : .rect(rect, radius: min(7, rect.width / 4, rect.height / 4))
    for (color, width) in [(Self.rim, 2 * Self.reach), (Self.line, 2.5)] {
      var stroke = SceneStroke(color, width: width)
      stroke.cap = .round
      stroke.join = .round
      shapes.append(SceneShape(geometry, stroke: stroke))
    }
  }

  /// Returns an angle at each corner of a rectangle.
  private static func corners(of rect: CGRect) -> PathOutline {
    // The two arms along a side never touch.
    func arm(_ side: CGFloat) -> CGFloat { max(0, min(longestArm, side * 0.3, side / 2 - 5)) }
    let (across, along) = (arm(rect.width), arm(rect.height))
    return PathOutline(
      [
        (rect.minX, rect.minY, 1, 1), (rect.maxX, rect.minY, -1, 1), (rect.maxX, rect.maxY, -1, -1),
        (rect.minX, rect.maxY, 1, -1),
      ].flatMap { (x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat) -> [PathElement] in
        [
          .move(CGPoint(x: x, y: y + down * along)), .line(CGPoint(x: x, y: y)),
          .line(CGPoint(x: x + right * across, y: y)),
        ]
      }
    )
  }

  /// The marks in sheet coordinates.
  var nodes: [SceneNode] {
    shapes.enumerated().map { index, shape in
      SceneNode(key: SceneKey(owner: .max, part: Int32(index)), content: .shape(shape))
    }
  }
}
