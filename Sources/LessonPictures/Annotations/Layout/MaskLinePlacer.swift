import Rendering
import UIKit

/// Finds lanes for the springs and struts of several masks.
///
/// 1. A line takes the first of its lanes in which it crosses no text and touches no parallel line.
/// 2. If there is none, it takes the first in which it touches no parallel line, and is interrupted at texts
///    (`SceneShape.broken(at:)`); if there is none either, the first lane.
@MainActor
struct MaskLinePlacer {
  private let texts: [CGRect]
  /// The extent of a line to its sides, in points.
  private let reach: CGFloat
  private var across: [CGRect] = []
  private var down: [CGRect] = []

  init(avoiding texts: [CGRect], reach: CGFloat) {
    self.texts = texts
    self.reach = reach
  }

  /// Returns a free lane for a line; later lines avoid it.
  mutating func take(oneOf lanes: [MaskSymbols.Line]) -> MaskSymbols.Line {
    let candidates = lanes.map { (line: $0, box: box(of: $0)) }
    let free = candidates.filter { candidate in
      !(candidate.line.isAcross ? across : down).contains { $0.intersects(candidate.box) }
    }
    let clear = free.first { candidate in !texts.contains { $0.intersects(candidate.box) } }
    guard let (line, box) = clear ?? free.first ?? candidates.first else {
      return MaskSymbols.Line(start: .zero, end: .zero, isFlexible: false)
    }
    if line.isAcross { across.append(box) } else { down.append(box) }
    return line
  }

  /// The area of a line, a little shorter, so that consecutive lines don't touch.
  private func box(of line: MaskSymbols.Line) -> CGRect {
    let rect = CGRect(enclosing: [line.start, line.end])
    return line.isAcross ? rect.insetBy(dx: 0.5, dy: -reach) : rect.insetBy(dx: -reach, dy: 0.5)
  }
}

extension MaskSymbols.Line {
  fileprivate var isAcross: Bool { abs(end.x - start.x) >= abs(end.y - start.y) }
}
