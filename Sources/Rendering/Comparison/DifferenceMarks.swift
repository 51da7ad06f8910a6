import UIKit

/// Marks around what differs, on a sheet.
///
/// A line goes around what a side shows and the other doesn't. Where the wrong way lacks something, it has four corners;
/// so has the right way where it has nothing of its own. No mark is dashed, as signs of annotations are: a missing
/// boundary must not look like a boundary.
struct DifferenceMarks {
  private var shapes: [SceneShape] = []

  /// The room between what differs and the line's middle, in points of the sheet: the rim must not cover the sign of a
  /// boundary or the ends of a text.
  private static let room: CGFloat = 4
  /// The least side of a mark.
  private static let leastSide: CGFloat = 12
  /// Half of the width of the line with its rim.
  private static let reach: CGFloat = 2.75
  /// The most that a corner's arm is long.
  private static let longestArm: CGFloat = 26

  /// The colour of the line, which stands out from dark ground.
  ///
  /// No annotation has it, and it is lighter than theirs, for those who see no hues. Which side is right, the panels say.
  static let line = SceneColor(0xFFB000)
  /// The colour at both sides of the line, which stands out from light ground.
  static let rim = SceneColor(0x1C1C1E)

  init(_ difference: SceneDifference, on sheet: ComparisonSheet) {
    self.init(difference, sheet.right, sheet.wrong)
  }

  init(_ difference: SceneDifference, _ right: ComparisonSheet.Side, _ wrong: ComparisonSheet.Side) {
    // Wide signs first, so that what lies within them has its marks above theirs.
    for (own, others) in [
      (difference.firstSigns.regions, difference.secondSigns.regions),
      (difference.first.regions, difference.second.regions),
    ] {
      for region in own { mark(region, on: right, isAbsent: false) }
      if own.isEmpty {
        for region in others { mark(region, on: right, isAbsent: true) }
      }
      for region in others { mark(region, on: wrong, isAbsent: false) }
      for region in own where !others.contains(where: { $0.intersects(region) }) {
        mark(region, on: wrong, isAbsent: true)
      }
    }
  }

  private mutating func mark(_ region: CGRect, on side: ComparisonSheet.Side, isAbsent: Bool) {
    let placed = region.applying(side.place).insetBy(dx: -Self.room, dy: -Self.room)
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

  /// An angle at each corner of a rectangle.
  private static func corners(of rect: CGRect) -> PathOutline {
    // Two arms along one side never touch.
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

  /// The marks in coordinates of the sheet.
  var nodes: [SceneNode] {
    shapes.enumerated().map { index, shape in
      SceneNode(key: SceneKey(owner: .max, part: Int32(index)), content: .shape(shape))
    }
  }
}
