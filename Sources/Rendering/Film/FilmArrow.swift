import UIKit

/// A moving arrow in a film: a line between two points, with a head that is defined once for all frames.
struct FilmArrow {
  /// The state of the arrow from a frame on.
  struct Change: Sendable, Equatable {
    var frame: Int
    var outline: ArrowOutline
  }

  let stroke: SceneStroke
  let head: CGFloat
  /// The changes; while the arrow is hidden, the state doesn't change.
  let changes: [Change]
  /// The animation that shows and hides it; nil if it is always visible.
  var show: String?
  let isShownAtEnd: Bool

  /// Nil if the track contains anything but an arrow, or one that doesn't move.
  init?(_ track: FilmTrack) {
    guard case .shape(let model)? = track.firstContent, let stroke = model.stroke else { return nil }
    var changes: [Change] = []
    for change in track.changes {
      guard let content = change.content else { continue }
      guard case .shape(let shape) = content, case .path(let path, _) = shape.geometry,
        shape.fill == nil, shape.stroke == stroke, shape.blur == 0, let outline = ArrowOutline(path),
        abs(outline.head - (changes.first?.outline.head ?? outline.head)) < 1e-6
      else { return nil }
      if changes.last?.outline != outline { changes.append(Change(frame: change.frame, outline: outline)) }
    }
    guard changes.count > 1 else { return nil }
    self.stroke = stroke
    self.changes = changes
    head = changes[0].outline.head
    isShownAtEnd = track.changes.last?.content != nil
  }

  /// Whether both move in the same way, with their own strokes.
  func hasSameCourse(as other: FilmArrow) -> Bool {
    show == other.show && isShownAtEnd == other.isShownAtEnd && changes == other.changes
  }

  /// The positions of the start, if direction and length are constant; nil otherwise.
  var places: [(frame: Int, values: [CGFloat])]? {
    let first = changes[0].outline
    var places: [(frame: Int, values: [CGFloat])] = []
    for change in changes {
      let outline = change.outline
      let offset = (x: outline.tip.x - first.tip.x, y: outline.tip.y - first.tip.y)
      guard abs(outline.start.x - first.start.x - offset.x) < Self.slack,
        abs(outline.start.y - first.start.y - offset.y) < Self.slack,
        abs(outline.direction.dx - first.direction.dx) < Self.slack / head,
        abs(outline.direction.dy - first.direction.dy) < Self.slack / head
      else { return nil }
      places.append((change.frame, [outline.origin.x, outline.origin.y]))
    }
    return places
  }

  /// The largest invisible difference of points; files have two decimals.
  private static let slack: CGFloat = 0.005

  // MARK: Ends

  /// The two ends, and whether there is a line between them: 0 for none, otherwise a value larger than any
  /// tolerance.
  static func values(of outline: ArrowOutline) -> [CGFloat] {
    let origin = outline.origin
    return [origin.x, origin.y, outline.tip.x, outline.tip.y, outline.isHeadAlone ? 0 : lined]
  }

  private static let lined: CGFloat = 1_000

  /// The line that ends in the head; for a head alone a short line that the head covers, to define the
  /// direction.
  static func line(_ values: [CGFloat]) -> PathOutline {
    let (start, tip) = (CGPoint(x: values[0], y: values[1]), CGPoint(x: values[2], y: values[3]))
    guard values[4] < lined / 2 else { return PathOutline([.move(start), .line(tip)]) }
    let rest = CGVector(dx: start.x - tip.x, dy: start.y - tip.y).scaled(by: covered)
    return PathOutline([.move(tip.moved(by: rest)), .line(tip)])
  }

  /// The part of a line as long as the head that is covered by the wings' strokes, including its round end.
  private static let covered: CGFloat = 0.1
}
