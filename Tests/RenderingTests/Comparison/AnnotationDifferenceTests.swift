import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: docs/Pictures.md: annotations explain the screen; outlines mark differences of the screen only.
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
    #expect(DifferenceWords(moved).sentence == "The black square is there as well.")
  }

  @Test func aSignExplainsTheScreenAndIsNotMarked() {
    let rod = Small.box(50, 50, 4, 60, AnnotationKind.dynamics.ink)
    let difference = Small.difference(
      Small.annotated([ground], signs: [rod, Small.boundary(edge)], callout: "rod"),
      Small.annotated([ground], callout: "rod")
    )
    #expect(difference.isEmpty && difference.otherSymbolsDiffer)
    let moved = Small.difference(
      Small.annotated([ground, Small.box(10, 10, 20, 20)], signs: [rod, Small.boundary(edge)]),
      Small.annotated([ground])
    )
    #expect(moved.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(moved.second.regions.isEmpty)
  }

  /// A sign that hides something, or lies over it in one picture only, changes nothing on the screen.
  @Test func aSignHidesAndReordersNothing() {
    let square = Small.box(10, 10, 20, 20)
    let lid = Small.box(0, 0, 100, 100, AnnotationKind.dynamics.ink)
    let difference = Small.difference(
      Small.annotated([ground, square], signs: [lid]),
      Small.annotated([ground], signs: [lid])
    )
    #expect(difference.first.regions == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test func picturesThatDifferInTheirSignsOnlyAreComparedWithoutMarks() {
    let comparison = PictureComparison(
      Small.of(Small.annotated([ground], signs: [Small.boundary(edge)])),
      Small.of(Small.annotated([ground])),
      ComparisonText(caption: "The box", wrongWay: "no boundary", mistake: "Nothing stops it.")
    )
    #expect(comparison.differs && comparison.weight == 0)
    #expect(comparison.words == "Both screens look alike; the symbols that explain them differ.")
    let xml = ParsedXML(comparison.svg)
    #expect(xml.attributes.count { $0["stroke-dasharray"] != nil } == 1)
    #expect(!xml.attributes.contains { $0["stroke"] == "#ffb000" })
  }

  @Test func noOutlineCrossesTheWordsOfACallout() throws {
    let scene = PictureComparison(
      Small.of(Small.annotated([ground], signs: [Small.boundary(edge)], callout: "one")),
      Small.of(Small.annotated([ground, Small.box(10, 10, 40, 40)], callout: "other")),
      ComparisonText(caption: "The box", wrongWay: "a box", mistake: "It is in the way.")
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
