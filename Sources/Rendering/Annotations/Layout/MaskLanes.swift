import UIKit

/// Finds lanes for the springs and struts of several masks.
///
/// 1. A line takes the first of its lanes in which it crosses no words and doesn't run into a line of the same direction.
/// 2. If there is none, it takes the first in which it runs into no such line, and leaves out the words on its way
///    (`SceneShape.broken(at:)`); if there is none of those either, the first of all.
@MainActor
struct MaskLanes {
  private let texts: [CGRect]
  /// How far a line reaches to its sides, in points.
  private let reach: CGFloat
  private var across: [CGRect] = []
  private var down: [CGRect] = []

  init(avoiding texts: [CGRect], reach: CGFloat) {
    self.texts = texts
    self.reach = reach
  }

  /// The lane that a line takes; those that come later keep clear of it.
  mutating func take(oneOf lanes: [MaskSigns.Line]) -> MaskSigns.Line {
    let places = lanes.map { (line: $0, box: box(of: $0)) }
    let free = places.filter { place in
      !(place.line.isAcross ? across : down).contains { $0.intersects(place.box) }
    }
    let clear = free.first { place in !texts.contains { $0.intersects(place.box) } }
    guard let (line, box) = clear ?? free.first ?? places.first else {
      return MaskSigns.Line(start: .zero, end: .zero, isFlexible: false)
    }
    if line.isAcross { across.append(box) } else { down.append(box) }
    return line
  }

  /// What a line covers; lines that go on from each other don't run into each other.
  private func box(of line: MaskSigns.Line) -> CGRect {
    let rect = CGRect(enclosing: [line.start, line.end])
    return line.isAcross ? rect.insetBy(dx: 0.5, dy: -reach) : rect.insetBy(dx: -reach, dy: 0.5)
  }
}

extension MaskSigns.Line {
  fileprivate var isAcross: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }
}
