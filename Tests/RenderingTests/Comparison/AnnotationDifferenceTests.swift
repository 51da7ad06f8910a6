import Testing
import UIKit

@testable import Rendering

/// Truth: docs/Pictures.md: signs of annotations are compared, apart from the screen where they reach over much of it;
/// words on callouts are not.
struct AnnotationDifferenceTests {
  private typealias Small = SmallScene

  private let ground = SmallScene.box(0, 0, 200, 300, .white)
  private let edge = SmallScene.canvas.insetBy(dx: 2, dy: 2)

  @Test func theWordsOfACalloutAreNoDifference() {
    let one = Small.annotated([ground], callout: "FormController")
    let other = Small.annotated([ground], callout: "AllAtOnceFormController")
    #expect(Small.difference(one, other).isEmpty)
    #expect(Small.difference(one, Small.annotated([ground])).isEmpty)
    let moved = Small.difference(
      one,
      Small.annotated([ground, Small.box(10, 10, 20, 20)], callout: "FormController 2")
    )
    #expect(moved.second.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(moved.secondTexts.isEmpty)
  }

  @Test func aSignIsADifference() {
    let rod = Small.box(50, 50, 4, 60, AnnotationKind.dynamics.ink)
    let difference = Small.difference(
      Small.annotated([ground], signs: [rod], callout: "rod"),
      Small.annotated([ground], callout: "rod")
    )
    #expect(difference.first.regions == [CGRect(x: 50, y: 50, width: 4, height: 60)])
    #expect(difference.words == "The wrong way lacks something that the right way shows.")
  }

  @Test func aSignThatFillsTheScreenLeavesOtherDifferencesTheirMarks() {
    let difference = Small.difference(
      Small.annotated([ground, Small.box(10, 10, 20, 20)], signs: [Small.boundary(edge)]),
      Small.annotated([ground])
    )
    #expect(difference.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(difference.firstSigns.regions.count == 1)
    #expect(difference.firstSigns.regions.first?.contains(edge) == true)
  }

  /// A boundary is a dashed line of its own colour; a mark is neither dashed nor of that colour.
  @Test func theMarkOfAMissingBoundaryIsNoBoundary() {
    let comparison = PictureComparison(
      Small.of(Small.annotated([ground], signs: [Small.boundary(edge)])),
      Small.of(Small.annotated([ground])),
      caption: "The box",
      Mistake(name: "no boundary", summary: "Nothing stops it.")
    )
    #expect(comparison.differs)
    let xml = ParsedXML(comparison.svg)
    #expect(xml.attributes.count { $0["stroke-dasharray"] != nil } == 1)
    #expect(xml.all("rect").count { $0["stroke"] == "#ffb000" } == 1)
    #expect(xml.all("path").count { $0["stroke"] == "#ffb000" } == 1)
    #expect(xml.all("path").allSatisfy { $0["stroke-dasharray"] == nil })
  }

  @Test func noOutlineCrossesTheWordsOfACallout() throws {
    let scene = PictureComparison(
      Small.of(Small.annotated([ground], signs: [Small.boundary(edge)], callout: "one")),
      Small.of(Small.annotated([ground, Small.box(10, 10, 40, 40)], callout: "other")),
      caption: "The box",
      Mistake(name: "a box", summary: "It is in the way.")
    ).scene
    var depth = 0
    for node in scene.nodes {
      if case .begin = node.content { depth += 1 }
      if case .end = node.content { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
    let mark = try #require(
      scene.nodes.lastIndex { node in
        guard case .shape(let shape) = node.content else { return false }
        return shape.stroke?.color == DifferenceMarks.line
      }
    )
    for words in ["one", "other"] {
      let places = scene.nodes.indices.filter { place in
        if case .text(let text) = scene.nodes[place].content { text.string == words } else { false }
      }
      #expect(places.count == 1)
      #expect(places.allSatisfy { $0 > mark })
    }
    #expect(ParsedXML(PictureComparison.svg(scene)).error == nil)
  }

  /// WCAG 2.2, 1.4.11: graphics have a contrast of 3 to 1.
  @Test func marksCanBeToldFromAnyGroundAndFromSigns() {
    #expect(DifferenceMarks.line.contrast(with: DifferenceMarks.rim) >= 3)
    #expect(DifferenceMarks.line.contrast(with: .black) >= 3)
    #expect(DifferenceMarks.rim.contrast(with: .white) >= 3)
    // Lightness alone tells a mark from every kind of sign, whatever hues somebody sees.
    for kind in AnnotationKind.allCases { #expect(DifferenceMarks.line.contrast(with: kind.ink) >= 3) }
  }

  @Test func aVeilOverTheScreenCountsOnlyWhereNothingElseDiffers() {
    let veil = Small.box(0, 0, 200, 300, SceneColor(0x000000, alpha: 0.2))
    let popover = Small.box(10, 10, 60, 20, .white)
    let plain = Small.annotated([ground, Small.box(0, 0, 100, 100)])
    let dimmed = Small.annotated([ground, Small.box(0, 0, 100, 100), veil])
    #expect(Small.difference(plain, dimmed).second.regions == [Small.canvas])
    let both = Small.annotated([ground, Small.box(0, 0, 100, 100), veil, popover])
    #expect(Small.difference(plain, both).second.regions == [CGRect(x: 10, y: 10, width: 60, height: 20)])
  }
}
