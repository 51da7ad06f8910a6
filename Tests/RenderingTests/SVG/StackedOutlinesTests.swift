import Testing
import UIKit

@testable import Rendering

/// Truth: outlines that the same strokes draw can share them.
struct StackedOutlinesTests {
  private let light = SceneStroke(.white, width: 5)
  private let dark = SceneStroke(.black, width: 2)

  private func line(_ place: CGFloat, _ stroke: SceneStroke) -> SceneNode {
    let path = PathOutline([.move(CGPoint(x: place, y: 0)), .line(CGPoint(x: place, y: 9))])
    return SceneNode(key: .device(0), content: .shape(SceneShape(.path(path, .winding), stroke: stroke)))
  }

  @Test func signsThatAreDrawnAlikeAreFoundUpToTheFirstThatIsNot() throws {
    let nodes = [
      line(1, light), line(1, dark), line(2, light), line(2, dark), line(3, dark), line(3, light),
    ]
    let signs = try #require(StackedOutlines(nodes[...]))
    #expect(signs.strokes == [light, dark] && signs.outlines.count == 2 && signs.nodeCount == 4)
  }

  @Test func oneSignOrOneStrokeIsNoStack() {
    #expect(StackedOutlines([line(1, light), line(1, dark)]) == nil)
    #expect(StackedOutlines([line(1, light), line(2, light)]) == nil)
    #expect(StackedOutlines([line(1, light), line(1, dark), line(2, dark), line(2, light)]) == nil)
    #expect(StackedOutlines([]) == nil)
  }

  @Test func aTerseFileHasEachOutlineOnce() {
    let nodes = [line(1, light), line(1, dark), line(2, light), line(2, dark)]
    func file(isTerse: Bool) -> ParsedXML {
      var document = SVGDocument(
        CGRect(x: 0, y: 0, width: 9, height: 9),
        title: "signs",
        summary: "",
        typeface: .helvetica
      )
      SVGWriter.write(nodes, isTerse: isTerse, to: &document)
      return ParsedXML(document.finish())
    }
    let (usual, terse) = (file(isTerse: false), file(isTerse: true))
    #expect(usual.error == nil && terse.error == nil)
    #expect(usual.all("path").count == 4)
    #expect(terse.all("path").count == 2)
    #expect(terse.all("use").map { $0["stroke"] } == ["#fff", "#000"])
  }
}
