import Rendering
import UIKit

/// A picture of the right way beside the wrong way's picture of the same name.
package struct PictureComparison: Sendable {
  private let right: Scene
  private let wrong: Scene
  private let text: ComparisonText
  private let difference: SceneDifference
  /// The differences in words.
  package let words: String
  /// How tellingly the screens differ; 0 if they look alike.
  package let weight: Int

  /// Compares two pictures of the same name.
  package init(_ right: Picture, _ wrong: Picture, _ text: ComparisonText) {
    self.init(right.scene, wrong.scene, text)
  }

  init(_ right: Scene, _ wrong: Scene, _ text: ComparisonText) {
    (self.right, self.wrong, self.text) = (right, wrong, text)
    difference = SceneDifference(right.nodes, on: right.canvas, wrong.nodes, on: wrong.canvas)
    let said = DifferenceWords(difference, right.side, wrong.side)
    words =
      said.statements.isEmpty && difference.otherSymbolsDiffer ? DifferenceWords.otherSigns : said.sentence
    weight = said.weight
  }

  /// Whether the two look different, including annotations.
  package var differs: Bool { !difference.isEmpty || difference.otherSymbolsDiffer }

  /// Both sides in one picture, as an SVG file.
  package var svg: String { Self.svg(scene) }

  /// Writes a sheet as a file at full size.
  static func svg(_ scene: Scene) -> String {
    let area = CGRect(origin: .zero, size: scene.size)
    var document = SVGDocument(
      area,
      title: scene.title,
      summary: scene.summary,
      typeface: scene.typeface,
      width: area.width
    )
    SVGWriter.write(scene.nodes, to: &document)
    return document.finish()
  }

  /// Both sides in one picture, with outlined differences.
  package var scene: Scene {
    Self.scene(right, wrong, text, words) { DifferenceMarks(difference, on: $0).nodes }
  }

  /// Returns two scenes on a sheet.
  ///
  /// - Parameters:
  ///   - words: the differences in words.
  ///   - marks: the outlines on the sheet.
  static func scene(
    _ right: Scene,
    _ wrong: Scene,
    _ text: ComparisonText,
    _ words: String,
    marks: (ComparisonSheet) -> [SceneNode]
  ) -> Scene {
    let sheet = ComparisonSheet(right.canvas, wrong.canvas, text)
    let layers = CalloutLayers(nodes(of: right, at: sheet.right) + nodes(of: wrong, at: sheet.wrong))
    return Scene(
      size: sheet.size,
      title: text.title,
      summary: text.summary(right: right.summary, wrong: wrong.summary, words),
      screen: CGRect(origin: .zero, size: sheet.size),
      nodes: sheet.nodes + layers.background + marks(sheet) + layers.callouts,
      typeface: right.typeface
    )
  }

  /// Returns a picture in a group that places and clips it.
  private static func nodes(of scene: Scene, at side: ComparisonSheet.Side) -> [SceneNode] {
    let group = SceneGroup(transform: side.transform, clip: .rect(scene.canvas))
    return [SceneNode(key: .device(0), content: .begin(group))] + scene.nodes
      + [SceneNode(key: .device(0), content: .end)]
  }
}

extension Scene {
  fileprivate var canvas: CGRect { CGRect(origin: .zero, size: size) }

  fileprivate var side: DifferenceWords.Side { DifferenceWords.Side(nouns: nouns, toInterface: toInterface) }
}
