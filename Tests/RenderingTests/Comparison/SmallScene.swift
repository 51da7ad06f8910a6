import UIKit

@testable import LessonPictures
@testable import Rendering

/// Scenes of a few nodes, as tests of comparisons need them.
enum SmallScene {
  /// The canvas of all of them.
  static let canvas = CGRect(x: 0, y: 0, width: 200, height: 300)

  /// A scene of nodes that are numbered in their order, or from another number on.
  static func of(
    _ contents: [SceneNode.Content],
    from start: Int32 = 1,
    size: CGSize = canvas.size
  ) -> Scene {
    let nodes = contents.enumerated().map { index, content in
      SceneNode(key: SceneKey(owner: start + Int32(index), part: 1), content: content)
    }
    return Scene(
      size: size,
      title: "A small scene",
      summary: "A device.",
      screen: CGRect(origin: .zero, size: size),
      nodes: nodes,
      typeface: .helveticaNeue
    )
  }

  /// A rectangle of one colour.
  static func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: SceneColor = .black
  ) -> SceneNode.Content {
    .shape(
      SceneShape(.rect(CGRect(x: x, y: y, width: width, height: height), radius: 0), fill: .color(color))
    )
  }

  /// A text of 10 points a letter.
  static func text(_ string: String, _ x: CGFloat, _ y: CGFloat) -> SceneNode.Content {
    let piece = SceneText.Piece(string: string, x: x, width: 10 * CGFloat(string.count))
    return .text(SceneText([piece], baseline: y, font: SceneFont(size: 10), fill: .black))
  }

  /// A screen that is cut off at the canvas, with signs and words of an annotation over it.
  static func annotated(
    _ contents: [SceneNode.Content],
    signs: [SceneNode.Content] = [],
    callout: String? = nil
  ) -> [SceneNode.Content] {
    let kind = SceneNode.Content.begin(SceneGroup(role: .kind(.dynamics)))
    var annotations: [SceneNode.Content] = [
      .begin(SceneGroup(clip: .rect(canvas), role: .annotations)), kind,
    ]
    annotations += signs + [.end]
    if let callout {
      let width = 10 * CGFloat(callout.count)
      let words = SceneNode.Content.begin(SceneGroup(role: .callout(.dynamics)))
      annotations += [
        words, box(20, 40, 1, 20, .black), .end,
        words, box(20, 20, width, 20), text(callout, 20, 35), .end,
      ]
    }
    return [.begin(SceneGroup(clip: .rect(canvas)))] + contents + [.end] + annotations + [.end]
  }

  /// The dashed line of a boundary.
  static func boundary(_ rect: CGRect) -> SceneNode.Content {
    var stroke = SceneStroke(AnnotationKind.dynamics.ink, width: 2)
    stroke.dashes = [8, 4]
    return .shape(SceneShape(.rect(rect, radius: 0), stroke: stroke))
  }

  /// What two scenes show differently.
  static func difference(_ one: [SceneNode.Content], _ other: [SceneNode.Content]) -> SceneDifference {
    SceneDifference(of(one).nodes, on: canvas, of(other, from: 1_000).nodes, on: canvas)
  }
}
