import Rendering
import UIKit

/// The symbols of fingers.
@MainActor
enum FingerSymbols {
  /// The maximum number of fingers in a picture.
  static let pathLimit = 8
  /// The maximum number of dots on a path.
  private static let beadLimit = 24
  /// The distance of dots in points, at a scale of 1.
  private static let beadDistance: CGFloat = 12
  /// The time in which the ring of a tap fades in a film, in seconds.
  private static let fading: TimeInterval = 0.4

  static let fingerMeaning = "finger"
  static let tapMeaning = "tap"

  private static let ink = SceneColor(0x1C1C1E)

  /// Draws a translucent disc that is visible on any background.
  static func finger(at point: CGPoint, radius: CGFloat) -> [SceneShape] {
    [
      SceneShape(
        .ellipse(.disc(at: point, radius: radius)),
        fill: .color(ink.faded(by: 0.35)),
        stroke: SceneStroke(SceneColor.white.faded(by: 0.9), width: radius / 8)
      )
    ]
  }

  /// Draws a ring around a dot, both thin enough to show the tapped view.
  static func tap(at point: CGPoint, radius: CGFloat) -> [SceneShape] {
    [
      SceneShape(
        .ellipse(.disc(at: point, radius: radius)),
        stroke: SceneStroke(.white, width: radius / 3.5)
      ),
      SceneShape(.ellipse(.disc(at: point, radius: radius)), stroke: SceneStroke(ink, width: radius / 7)),
      SceneShape(
        .ellipse(.disc(at: point, radius: radius / 4)),
        fill: .color(ink.faded(by: 0.35)),
        stroke: SceneStroke(SceneColor.white.faded(by: 0.9), width: radius / 12)
      ),
    ]
  }

  /// Returns the marks of one finger's path.
  ///
  /// - Parameter number: the number of the path in the picture.
  static func marks(_ path: FingerPath, _ number: Int, _ site: AnnotationCanvas) -> [AnnotationMark] {
    let scale = site.scale
    let first = number * (beadLimit + 2)
    let points = path.samples.map { site.place(ofScreenPoint: $0.location) }
    guard let last = points.last else { return [] }
    var marks: [AnnotationMark] = []
    if !path.isTap {
      for (index, bead) in beads(along: points, every: beadDistance * scale).enumerated() {
        let shape = SceneShape(
          .ellipse(.disc(at: bead, radius: 2.5 * scale)),
          fill: .color(ink.faded(by: 0.6)),
          stroke: SceneStroke(SceneColor.white.faded(by: 0.9), width: scale / 2)
        )
        marks.append(
          AnnotationMark(id: first + index, shapes: [shape], opacity: path.opacity(at: site, fading))
        )
      }
    }
    let isDown = path.isDown || (site.isFilm && path.end >= site.now)
    if isDown || (!path.isTap && !site.isFilm) {
      let words = path.isTap ? "A finger at \(last.words)." : "A finger dragged to \(last.words)."
      marks.append(
        AnnotationMark(
          id: first + beadLimit,
          shapes: finger(at: last, radius: 20 * scale),
          meaning: fingerMeaning,
          words: words
        )
      )
    } else if path.isTap {
      let shapes = tap(at: last, radius: 16 * scale)
      marks.append(
        AnnotationMark(
          id: first + beadLimit + 1,
          shapes: shapes,
          opacity: path.opacity(at: site, fading),
          meaning: tapMeaning,
          words: "A tap at \(last.words)."
        )
      )
    }
    return marks.filter { $0.opacity > 0 }
  }

  /// Returns equidistant points along a path, from its start.
  static func beads(along path: [CGPoint], every distance: CGFloat) -> [CGPoint] {
    guard var from = path.first, distance > 0 else { return [] }
    var beads = [from]
    var rest = distance
    for to in path.dropFirst() {
      var length = hypot(to.x - from.x, to.y - from.y)
      while length >= rest, beads.count < beadLimit {
        from = CGPoint(
          x: from.x + (to.x - from.x) * rest / length,
          y: from.y + (to.y - from.y) * rest / length
        )
        beads.append(from)
        length -= rest
        rest = distance
      }
      rest -= length
      from = to
    }
    return beads
  }
}

extension FingerPath {
  /// The opacity of a lifted finger's marks: 1 in a picture, decreasing in a film.
  @MainActor
  fileprivate func opacity(at site: AnnotationCanvas, _ fading: TimeInterval) -> CGFloat {
    guard site.isFilm, !isDown else { return 1 }
    return CGFloat(max(0, 1 - (site.now - end) / fading))
  }
}
