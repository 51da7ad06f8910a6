import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: docs/Pictures.md: both films play at once, by one clock, and what differs at the end is outlined then.
@MainActor
struct FilmComparisonTests {
  private let mistake = Mistake(name: "too far", summary: "It goes too far.")

  /// A film of a box that moves to the right, or is there at once.
  private func film(to x: CGFloat, animated: Bool = true, seconds: Double = 0.5, _ caption: String) -> Film {
    let moving = box(CGRect(x: 0, y: 100, width: 50, height: 50))
    let simulator = show { $0.addSubview(moving) }
    let recorder = FilmRecorder(simulator.device, caption: caption)
    UIView.animate(withDuration: animated ? 0.25 : 0) { moving.frame.origin.x = x }
    simulator.advance(by: seconds)
    return recorder.finish()
  }

  private func comparison(_ right: Film, _ wrong: Film) -> FilmComparison {
    FilmComparison(right, wrong, caption: "It moves", mistake)
  }

  @Test func theSameMotionLooksAlike() {
    let comparison = comparison(film(to: 100, "right"), film(to: 100, "wrong"))
    #expect(!comparison.differs)
    #expect(comparison.words == "Both look alike.")
  }

  @Test func anotherEndIsSeenAndOutlinedAtTheEnd() {
    let comparison = comparison(film(to: 100, "right"), film(to: 200, "wrong"))
    #expect(comparison.differs)
    #expect(comparison.words.hasPrefix("At the end: "))
    let xml = ParsedXML(comparison.svg())
    #expect(xml.error == nil)
    let outlines = zip(xml.elements, xml.attributes).filter { $0 == "rect" && $1["stroke"] == "#c5221f" }
    #expect(outlines.count == 2)
    #expect(xml.all("animate").contains { $0["attributeName"] == "display" && $0["values"] == "none;inline" })
  }

  @Test func anotherWayToTheSameEndIsSeen() {
    let comparison = comparison(film(to: 100, "right"), film(to: 100, animated: false, "wrong"))
    #expect(comparison.differs)
    #expect(comparison.words == "Both end alike; they differ on the way.")
    #expect(!comparison.svg().contains("stroke=\"#c5221f\""))
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
}
