import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: docs/Pictures.md: both films play at once, by one clock, and what differs at the end is outlined then.
@MainActor
struct FilmComparisonTests {
  private let text = ComparisonText(caption: "It moves", wrongWay: "too far", mistake: "It goes too far.")

  /// A film of a box that moves to the right, or is there at once.
  private func film(
    from start: CGFloat = 0,
    to x: CGFloat,
    animated: Bool = true,
    seconds: Double = 0.5,
    labelled label: String? = nil,
    _ caption: String
  ) -> Film {
    let moving = box(CGRect(x: start, y: 100, width: 50, height: 50))
    let simulator = show { $0.addSubview(moving) }
    let labels = label.map { [Annotation.label($0, on: moving)] } ?? []
    let recorder = FilmRecorder(simulator.device, caption: caption, showing: labels)
    UIView.animate(withDuration: animated ? 0.25 : 0) { moving.frame.origin.x = x }
    simulator.advance(by: seconds)
    return recorder.finish()
  }

  private func comparison(_ right: Film, _ wrong: Film) -> FilmComparison {
    FilmComparison(right, wrong, text)
  }

  @Test func theSameMotionLooksAlike() {
    let comparison = comparison(film(to: 100, "right"), film(to: 100, "wrong"))
    #expect(!comparison.differs)
    #expect(comparison.words == "Both look alike.")
  }

  @Test func anotherEndIsSeenAndOutlinedAtTheEnd() {
    let comparison = comparison(film(to: 100, "right"), film(to: 200, "wrong"))
    #expect(comparison.differs)
    #expect(comparison.words == "At the end: the red square is at (225, 125) in place of (125, 125).")
    let xml = ParsedXML(comparison.svg())
    #expect(xml.error == nil)
    // Each side's own in the film and in the still, and the corners where the wrong way lacks it.
    #expect(xml.all("rect").count { $0["stroke"] == "#ffb000" } == 4)
    #expect(xml.all("path").count { $0["stroke"] == "#ffb000" } == 2)
    #expect(xml.all("animate").contains { $0["attributeName"] == "display" && $0["values"] == "none;inline" })
  }

  @Test func anotherWayToTheSameEndIsSeen() {
    let comparison = comparison(film(to: 100, "right"), film(to: 100, animated: false, "wrong"))
    #expect(comparison.differs)
    // The box is at once where it goes, a third of the way later it is not half there.
    #expect(comparison.words.hasPrefix("After 0.0"))
    #expect(comparison.words.contains("the red square is at (125, "))
    #expect(comparison.words.hasSuffix(" Both end alike."))
    #expect(!comparison.svg().contains("#ffb000"))
  }

  @Test func whatStaysWhereItBeganIsStillThere() {
    let comparison = comparison(film(to: 100, "right"), film(to: 0, "wrong"))
    #expect(comparison.words == "At the end: the red square is still at (25, 125), not at (125, 125).")
    // Off the screen it has no place on the right side.
    let gone = self.comparison(film(to: 900, "right"), film(to: 0, "wrong"))
    #expect(gone.words == "At the end: the red square is still at (25, 125).")
    let lost = self.comparison(film(to: 0, "right"), film(to: 900, "wrong"))
    #expect(lost.words == "At the end: the red square is gone.")
  }

  @Test func theFirstFramesOfFilmsAreCompared() {
    #expect(comparison(film(to: 100, "right"), film(to: 200, "wrong")).beginsAlike)
    #expect(!comparison(film(to: 100, "right"), film(from: 200, to: 100, "wrong")).beginsAlike)
  }

  /// The moment at which films with equal ends differ is among the stills.
  @Test func theStripShowsWhereFilmsDifferOnTheWay() throws {
    let comparison = comparison(film(to: 100, "right"), film(to: 100, animated: false, "wrong"))
    let time = try #require(comparison.words.split(separator: " ").dropFirst().first)
    let words = FilmFrame(comparison.stripScene(count: 3).nodes).nodes.compactMap { node in
      if case .text(let text) = node.content { text.string } else { nil }
    }
    #expect(words.contains("\(time) s"))
  }

  /// Both boxes end off the screen; on the way they are ever further from each other.
  @Test func ofEquallyTellingMomentsTheOneIsShownAtWhichMostDiffers() throws {
    func falling(to x: CGFloat) -> Film {
      let moving = box(CGRect(x: 150, y: 100, width: 50, height: 50))
      let simulator = show { $0.addSubview(moving) }
      let recorder = FilmRecorder(simulator.device, caption: "fall")
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        moving.frame.origin = CGPoint(x: x, y: 900)
      }
      simulator.advance(by: 0.6)
      return recorder.finish()
    }
    let words = comparison(falling(to: 150), falling(to: -50)).words
    let time = try #require(words.split(separator: " ").dropFirst().first.flatMap { Double($0) })
    // After 0.125 s they no longer overlap sideways.
    #expect(time > 0.1 && words.contains(" in place of "), "\(words)")
  }

  @Test func anotherBeginningOfTheSameEndIsOutlinedUntilAnythingMoves() {
    let comparison = comparison(film(to: 100, "right"), film(from: 200, to: 100, "wrong"))
    #expect(comparison.words.hasPrefix("At the beginning: "))
    #expect(comparison.words.hasSuffix("Both end alike."))
    let xml = ParsedXML(comparison.svg())
    #expect(xml.all("rect").count { $0["stroke"] == "#ffb000" } == 2)
    #expect(xml.all("animate").contains { $0["attributeName"] == "display" && $0["values"] == "inline;none" })
  }

  @Test func calloutsLieAboveTheOutlinesOfWhatMoves() throws {
    let comparison = comparison(
      film(to: 100, labelled: "it", "right"),
      film(to: 200, labelled: "it", "wrong")
    )
    let svg = comparison.svg()
    #expect(ParsedXML(svg).error == nil)
    let motion = try #require(svg.range(of: "film-motion\""))
    let moving = svg[motion.upperBound...]
    let outline = try #require(moving.range(of: "#ffb000", options: .backwards))
    let callout = try #require(moving.range(of: "callout"))
    #expect(outline.upperBound < callout.lowerBound)
    // Both sides have their words once.
    #expect(ParsedXML(svg).words(in: "text").count { $0 == "it" } == 4)
  }

  @Test func noOutlineCrossesTheTimesOfAStrip() {
    let scene = comparison(film(to: 100, "right"), film(to: 200, seconds: 1, "wrong")).stripScene(count: 5)
    let frame = FilmFrame(scene.nodes)
    var outlines: [CGRect] = []
    var times: [(words: String, place: CGRect)] = []
    frame.visitLeaves { place, extent in
      switch frame.nodes[place].content {
      case .shape(let shape) where shape.stroke?.color == DifferenceMarks.line: outlines.append(extent)
      case .text(let text) where text.string.hasSuffix(" s"): times.append((text.string, extent))
      default: break
      }
    }
    // Each still but the first has outlines of its own.
    #expect(outlines.count >= 8)
    for time in times { #expect(!outlines.contains { $0.intersects(time.place) }) }
    // Both rows have the same times.
    let words = times.map(\.words)
    #expect(words.count == 10 && Array(words[..<5]) == Array(words[5...]))
  }

  @Test func stillsThatAreAlikeAtTheEndAreOutlinedAtTheBeginning() throws {
    let (right, wrong) = (
      film(ofScreens: [.red, .blue], "right"), film(ofScreens: [.green, .blue], "wrong")
    )
    let (sheet, nodes) = trails(right, wrong)
    // They begin alike as well, and end alike: there is nothing to outline on the screens that are compared.
    #expect(outlines(nodes).isEmpty)
    let other = film(ofScreens: [.blue], from: .yellow, "wrong")
    let outlines = outlines(trails(film(ofScreens: [.blue], "right"), other).nodes)
    try #require(outlines.count == 2)
    // The oldest screen is at the left end of the row.
    #expect(outlines[0].maxX < sheet.right.frame.midX && outlines[1].maxX < sheet.wrong.frame.midX)
  }

  @Test func bothGoByOneClock() {
    let svg = comparison(film(to: 100, "right"), film(to: 200, seconds: 1.5, "wrong")).svg()
    let xml = ParsedXML(svg)
    // What fades between two showings has no key times.
    let timed = (xml.all("animate") + xml.all("animateTransform")).filter { $0["keyTimes"] != nil }
    let durations = Set(timed.compactMap { $0["dur"] })
    #expect(durations.count == 1)
    #expect(!svg.contains("<script"))
  }

  @Test func stillsStandInTwoRows() {
    let strip = comparison(film(to: 100, "right"), film(to: 200, "wrong")).strip()
    let xml = ParsedXML(strip)
    #expect(xml.error == nil)
    #expect(xml.words(in: "text").count { $0 == "0 s" } == 2)
  }

  // MARK: Where nothing moves

  /// A film of screens that follow each other, each of one colour.
  private func film(ofScreens colors: [UIColor], from color: UIColor = .red, _ caption: String) -> Film {
    // Larger than any phone's screen, of which it shows no more.
    let page = box(CGRect(x: 0, y: 0, width: 500, height: 900), color)
    let simulator = show { $0.addSubview(page) }
    let recorder = FilmRecorder(simulator.device, caption: caption)
    for color in colors {
      simulator.advance(by: 1)
      page.backgroundColor = color
    }
    simulator.advance(by: 1)
    return recorder.finish()
  }

  private func trails(_ right: Film, _ wrong: Film) -> (sheet: ComparisonSheet, nodes: [SceneNode]) {
    let sheet = ComparisonSheet(right.area, wrong.area, text)
    return (sheet, OnionSkinComparison(right, wrong, on: sheet).nodes)
  }

  /// The outlines among nodes of a sheet.
  private func outlines(_ nodes: [SceneNode]) -> [CGRect] {
    nodes.compactMap { node in
      guard case .shape(let shape) = node.content, shape.stroke?.color == DifferenceMarks.line,
        case .rect(let rect, _) = shape.geometry
      else { return nil }
      return rect
    }
  }

  /// The transforms of the two trails.
  private func places(_ nodes: [SceneNode]) -> [CGAffineTransform] {
    var depth = 0
    return nodes.compactMap { node in
      switch node.content {
      case .begin(let group):
        depth += 1
        return depth == 1 ? group.transform : nil
      case .end: depth -= 1
      case .shape, .text, .image: break
      }
      return nil
    }
  }

  @Test func theStillOutlinesWhatDiffersOnTheNewestScreens() throws {
    let (right, wrong) = (film(to: 100, "right"), film(to: 200, "wrong"))
    let (sheet, nodes) = trails(right, wrong)
    let outlines = outlines(nodes)
    try #require(outlines.count == 2)
    let screen = try #require(FilmFrame(right.nodes(at: 0)).screenOrigin)
    for (outline, (side, x)) in zip(outlines, [(sheet.right, 100.0), (sheet.wrong, 200.0)]) {
      let box = CGRect(x: x + screen.x, y: 100 + screen.y, width: 50, height: 50).applying(side.transform)
      // The line and its rim go around what differs, and cover nothing of it.
      #expect(!outline.isFar(from: box.insetBy(dx: -4, dy: -4), by: 0.01), "\(outline) \(box)")
    }
  }

  @Test func twoTrailsAreScaledAlikeAndTheLastScreenIsOutlined() throws {
    let (many, one) = (film(ofScreens: [.red, .green, .blue], "right"), film(ofScreens: [], "wrong"))
    let (sheet, nodes) = trails(many, one)
    let places = places(nodes)
    try #require(places.count == 2)
    #expect(places[0].a == places[1].a && places[0].d == places[1].d)
    #expect(places[0].a < sheet.right.transform.a)
    let outlines = outlines(nodes)
    try #require(outlines.count == 2)
    // Of four screens in a row the last is at the right end.
    let last = OnionSkin(many).area.applying(places[0])
    #expect(outlines[0].midX > last.midX && outlines[0].maxX < last.maxX)
    #expect(abs(outlines[1].midX - sheet.wrong.frame.midX) < 1)
    #expect(abs(outlines[0].width - outlines[1].width) < 0.01)
    #expect(abs(outlines[0].minY - outlines[1].minY) < 0.01)
  }

  @Test func aSideOnWhichNothingButAFingerMovesShowsOneScreen() {
    let simulator = show()
    let recorder = FilmRecorder(simulator.device, caption: "wrong", showing: [.touches])
    simulator.drag(from: CGPoint(x: 40, y: 400), to: CGPoint(x: 200, y: 100))
    simulator.advance(by: 1)
    let idle = recorder.finish()
    #expect(!idle.changes.isEmpty && OnionSkin(idle).area.width > idle.area.width)
    let (sheet, nodes) = trails(film(to: 100, "right"), idle)
    let places = places(nodes)
    #expect(places.count == 2 && places.allSatisfy { $0.a == sheet.right.transform.a })
  }
}

extension FilmFrame {
  /// Where the screen begins on the canvas; nil if there is none.
  fileprivate var screenOrigin: CGPoint? {
    var transform = CGAffineTransform.identity
    for node in nodes {
      guard case .begin(let group) = node.content else { continue }
      transform = group.transform.concatenating(transform)
      if node.key == .device(50) { return screen.origin.applying(transform) }
    }
    return nil
  }
}
