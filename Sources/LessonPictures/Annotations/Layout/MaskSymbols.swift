import Rendering
import UIKit

/// The four margins and two lengths that an autoresizing mask makes flexible or fixed, in superview
/// coordinates.
@MainActor
struct MaskSymbols {
  /// A margin or a length.
  struct Line {
    var start: CGPoint
    var end: CGPoint
    var isFlexible: Bool

    func placed(by transform: CGAffineTransform) -> Line {
      Line(start: start.applying(transform), end: end.applying(transform), isFlexible: isFlexible)
    }

    /// The number of corners of its spring: one per six points.
    var turns: Int { Int(max(4, min(40, hypot(end.x - start.x, end.y - start.y) / 6))) }
  }

  /// The number of lines of a view.
  static let count = 6

  /// The possible lanes of each line, best first.
  let lanes: [[Line]]

  /// The lanes of margins, as fractions of the view's width or height: the middle, or beside the title.
  private static let margins: [CGFloat] = [0.5, 0.3, 0.7, 0.12, 0.88]

  init(of view: UIView, in superview: UIView) {
    let (frame, around) = (view.frame, superview.bounds)
    let mask = view.autoresizingMask
    func across(_ from: CGFloat, _ to: CGFloat, _ part: UIView.AutoresizingMask, at lanes: [CGFloat])
      -> [Line]
    {
      lanes.map { lane in
        let y = frame.minY + frame.height * lane
        return Line(
          start: CGPoint(x: from, y: y),
          end: CGPoint(x: to, y: y),
          isFlexible: mask.contains(part)
        )
      }
    }
    func down(_ from: CGFloat, _ to: CGFloat, _ part: UIView.AutoresizingMask, at lanes: [CGFloat]) -> [Line]
    {
      lanes.map { lane in
        let x = frame.minX + frame.width * lane
        return Line(
          start: CGPoint(x: x, y: from),
          end: CGPoint(x: x, y: to),
          isFlexible: mask.contains(part)
        )
      }
    }
    // Lines of lengths are not in the middle, to leave a centred title free.
    lanes = [
      across(around.minX, frame.minX, .flexibleLeftMargin, at: Self.margins),
      across(frame.maxX, around.maxX, .flexibleRightMargin, at: Self.margins),
      down(around.minY, frame.minY, .flexibleTopMargin, at: Self.margins),
      down(frame.maxY, around.maxY, .flexibleBottomMargin, at: Self.margins),
      across(frame.minX, frame.maxX, .flexibleWidth, at: [0.82, 0.18]),
      down(frame.minY, frame.maxY, .flexibleHeight, at: [0.12, 0.88]),
    ]
  }
}
