import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: an annotation lies where the view, finger or force is in UIKit's coordinates; the layer has a class for all
/// annotations and one for each kind; nothing of it reaches beyond the screen.
@MainActor struct AnnotationTests {
  private func xml(_ simulator: Simulator, _ annotations: [Annotation]) -> ParsedXML {
    ParsedXML(Picture(of: simulator, caption: "picture", showing: annotations).svg)
  }

  @Test func thereIsNoLayerWithoutAnnotations() {
    let xml = xml(show(), [])
    #expect(xml.attributes.allSatisfy { $0["class"] == nil })
  }

  @Test func theLayerAndEachKindHaveAClass() {
    let view = box(CGRect(x: 10, y: 20, width: 30, height: 40))
    let xml = xml(show { $0.addSubview(view) }, [.frames { [view] }, .label("box", on: view)])
    let classes = xml.attributes.compactMap { $0["class"] }
    #expect(classes.first == "annotations")
    #expect(classes.contains("annotation layout"))
    #expect(classes.contains("annotation labels"))
    #expect(classes.last == "annotations legend")
  }

  @Test func aFrameIsSaidAsPlaceInTheSuperviewAndSize() {
    let outer = box(CGRect(x: 50, y: 60, width: 200, height: 100))
    let inner = box(CGRect(x: 10, y: 20.5, width: 30, height: 40))
    outer.addSubview(inner)
    let xml = xml(show { $0.addSubview(outer) }, [.frames { [inner] }])
    #expect(xml.words(in: "text").contains("(10, 20.5) 30 × 40"))
    #expect(xml.words(in: "text").contains("frame: (x, y) width × height"))
    #expect(xml.words(in: "desc").first?.contains("A frame (10, 20.5) 30 × 40.") == true)
  }

  @Test func theLegendExplainsOnlyWhatIsDrawn() {
    let simulator = show()
    #expect(!xml(simulator, [.touches]).words(in: "text").contains("finger"))
    simulator.tap(at: CGPoint(x: 100, y: 200))
    let words = xml(simulator, [.touches]).words(in: "text")
    #expect(words.contains("tap"))
    #expect(!words.contains("finger"))
  }

  /// A picture of 812 points is shown at a height of 576: 16 points are 11 there.
  @Test func theLegendCanBeReadInAPageOfPictures() throws {
    let simulator = show()
    simulator.tap(at: CGPoint(x: 100, y: 200))
    let xml = xml(simulator, [.touches])
    let text = try #require(xml.elements.indices.last { xml.elements[$0] == "text" })
    #expect(Double(xml.attributes[text]["font-size"] ?? "") ?? 0 >= 16)
  }

  @Test func aTapIsARingWhereTheFingerWas() {
    let simulator = show()
    simulator.tap(at: CGPoint(x: 100, y: 200))
    let xml = xml(simulator, [.touches])
    let rings = xml.all("circle").filter { $0["cx"] == "100" && $0["cy"] == "200" }
    #expect(rings.count == 3)
    #expect(xml.words(in: "desc").first?.contains("A tap at (100, 200).") == true)
  }

  @Test func aFingerThatIsDownIsADiscAndItsPathBeads() throws {
    let simulator = show()
    let finger = try #require(simulator.touchDown(at: CGPoint(x: 40, y: 100)))
    finger.move(to: CGPoint(x: 160, y: 100))
    let circles = xml(simulator, [.touches]).all("circle").filter { $0["cy"] == "100" }
    // 120 points are ten distances of 12, so eleven beads, and the finger itself.
    #expect(circles.count { $0["r"] == "2.5" } == 11)
    #expect(circles.last?["cx"] == "160")
    #expect(circles.last?["r"] == "20")
    finger.lift()
  }

  @Test func twoFingersAreTwoDiscs() throws {
    let simulator = show { $0.isMultipleTouchEnabled = true }
    let fingers = [CGPoint(x: 60, y: 90), CGPoint(x: 200, y: 300)].compactMap { simulator.touchDown(at: $0) }
    #expect(xml(simulator, [.touches]).all("circle").count { $0["r"] == "20" } == 2)
    for finger in fingers { finger.lift() }
  }

  @Test func touchesBeforeTheMomentBeforeAreNotShown() {
    let simulator = show()
    simulator.tap(at: CGPoint(x: 100, y: 200))
    simulator.advance(by: 1)
    let later = Picture(
      of: simulator.device,
      caption: "later",
      showing: [.touches],
      since: simulator.device.timeline.now
    )
    #expect(ParsedXML(later.svg).all("circle").allSatisfy { $0["cx"] != "100" })
  }

  @Test func aWayUpTheResponderChainIsNumbered() {
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let xml = xml(show { $0.addSubview(button) }, [.responderChain { button }])
    let words = xml.words(in: "desc").first ?? ""
    #expect(words.contains("1 UIButton → 2 UIView → 3 Sheet → 4 UIWindow"))
    // Numbers stand on the outlines and in the legend, names in the legend alone.
    let texts = xml.words(in: "text")
    #expect(texts.count { $0 == "1" } == 2)
    #expect(texts.count { $0 == "UIButton" } == 1)
  }

  @Test func sizeClassesAreThoseOfTheTraits() {
    let simulator = show(on: .iPhone6, iOS: 9)
    let root = simulator.keyWindow?.rootViewController
    #expect(
      xml(simulator, [.sizeClasses { root }]).words(in: "text").contains("width compact, height regular")
    )
  }

  /// Below the status bar, which the view extends under.
  @Test func sizeClassesLeaveTheStatusBarFree() throws {
    let simulator = show(on: .iPhone6, iOS: 9, statusBarHidden: false)
    let controller = try #require(simulator.keyWindow?.rootViewController)
    #expect(controller.topLayoutGuide.length == 20)
    let pose = DevicePose(of: simulator.device, held: .portrait)
    let canvas = AnnotationCanvas(of: simulator.device, pose, since: 0, isFilm: false)
    let marks = Annotation.sizeClasses { controller }.marks(canvas)
    #expect(marks.compactMap(\.callout).allSatisfy { $0.target.minY >= 20 } && marks.count == 1)
  }

  /// A plate lets at most 6 % of what is under it through; white is the worst.
  @Test(arguments: AnnotationKind.allCases) func whiteWordsCanBeReadOnEachKindsPlate(kind: AnnotationKind) {
    #expect(kind.ink.mixed(with: .white, by: 0.06).contrast(with: .white) >= 4.5)
  }
}
