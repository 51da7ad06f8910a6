import Rendering
import UIKit

/// The legend of dynamics.
@MainActor
enum DynamicsLegend {
  static let boundary = "boundary"
  static let rod = "rod"
  static let spring = "spring"
  static let snap = "where it snaps to"
  static let gravity = "gravity, 40 points for 1,000 points/s²"
  static let push = "push, 40 points for a magnitude of 1"
  static let velocity = "velocity, the way of 0.1 s"
  static let contact = "contact"
  static let center = "centre of mass"
  static let field = "field"

  /// The entry for a head without a line.
  static func short(_ kind: DynamicsArrow.Kind) -> LegendEntry {
    let (left, right) = (CGPoint(x: 6, y: 7), CGPoint(x: 16, y: 7))
    return LegendEntry(
      "too small for an arrow to scale",
      sign: Symbols.arrowhead(from: left, towards: right, kind.ink, width: 2)
    )
  }

  static func entries(for signs: DynamicsSymbols) -> [LegendEntry] {
    let ink = AnnotationKind.dynamics.ink
    let (left, right) = (CGPoint(x: 1, y: 7), CGPoint(x: 21, y: 7))
    let middle = CGPoint(x: 11, y: 7)
    let dots = PathOutline(
      [3, 11, 19].flatMap { x in [3, 11].map { CGPoint(x: x, y: $0) } }.flatMap { [.move($0), .line($0)] }
    )
    let all: [(DynamicsSymbols, String, [SceneShape])] = [
      (.boundaries, boundary, Symbols.line(from: left, to: right, ink, width: 2, dashes: [5, 3])),
      (.attachments, rod, Symbols.line(from: left, to: right, ink, width: 1.5)),
      (.attachments, spring, Symbols.spring(from: left, to: right, ink, width: 1.5, turns: 4)),
      (.attachments, snap, DynamicsPainter.cross(at: middle, ink, size: 4)),
      (.gravity, gravity, Symbols.arrow(from: left, to: right, DynamicsArrow.Kind.gravity.ink, width: 2)),
      (.pushes, push, Symbols.arrow(from: left, to: right, DynamicsArrow.Kind.push.ink, width: 2)),
      (
        .velocities, velocity, Symbols.arrow(from: left, to: right, DynamicsArrow.Kind.velocity.ink, width: 2)
      ),
      (.contacts, contact, DynamicsPainter.ring(at: middle, ink, size: 4)),
      (.centers, center, Symbols.dot(at: middle, radius: 3, ink)),
      (.fields, field, DynamicsPainter.region(dots, ink, width: 2.5)),
    ]
    return all.filter { signs.contains($0.0) }.map { LegendEntry($0.1, sign: $0.2) }
  }
}
