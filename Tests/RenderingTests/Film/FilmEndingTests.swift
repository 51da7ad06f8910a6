import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: SMIL's rules on when animations begin and how often they run, and the media queries of CSS.
@MainActor struct FilmEndingTests {
  /// A film of a square that moves for half a second, and rests up to 2.8 s.
  private func film(_ caption: String = "film") -> Film {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: caption)
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    return recorder.finish()
  }

  private func animations(_ svg: String) -> [[String: String]] {
    let xml = ParsedXML(svg)
    #expect(xml.error == nil)
    return xml.all("animate") + xml.all("animateTransform")
  }

  @Test func aFilmTellsWhereItsVirtualTimesAre() throws {
    let motion = try #require(ParsedXML(film().svg()).all("g").first { $0["class"] == "film-motion" })
    #expect(motion["data-course"] == "0 0.6;1 1.6", "it rests for 0.6 s before anything moves")
  }

  @Test func virtualTimeStandsStillWhileTheDeviceIsTurned() throws {
    let simulator = show { _ in }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "turn")
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 1)
    let svg = recorder.finish().svg()
    let motion = try #require(ParsedXML(svg).all("g").first { $0["class"] == "film-motion" })
    let course = try #require(motion["data-course"]).split(separator: ";").map { point in
      point.split(separator: " ").compactMap { Double($0) }
    }
    let stands = zip(course, course.dropFirst()).filter { $0[0] == $1[0] && $0[1] < $1[1] }
    #expect(stands.count == 1, "\(course)")
    for (one, next) in zip(course, course.dropFirst()) where one[0] < next[0] {
      #expect(abs((next[1] - one[1]) - (next[0] - one[0])) < 0.011, "both run on alike: \(course)")
    }
  }

  @Test func noAnimationRunsForEver() {
    for svg in [film().svg(), film().svg(ending: .hold), film().svg(start: .hover)] {
      for animation in animations(svg) {
        #expect(animation["repeatCount"] != "indefinite" && animation["dur"] != nil)
      }
    }
  }

  @Test func aFilmIsShownThreeTimesAndRestsOnItsLastFrame() {
    let motion = animations(film().svg()).filter { $0["attributeName"] == "transform" }
    #expect(!motion.isEmpty)
    #expect(motion.allSatisfy { $0["repeatCount"] == "3" && $0["fill"] == "freeze" })
  }

  @Test func theScreenGoesDarkAndComesBackWhereTheFilmBeginsAgain() throws {
    let seam = try #require(animations(film().svg()).first { $0["values"] == "1;0;1" })
    #expect(seam["attributeName"] == "opacity")
    // Half a second around the ends of the first and of the second time, 2.8 s each; none after the third.
    #expect(seam["begin"] == "2.55s;5.35s")
    #expect(seam["dur"] == "0.5s")
    #expect(seam["fill"] == nil)
    #expect(!film().svg(ending: .hold).contains("1;0;1"))
  }

  @Test func aFilmThatWaitsBeginsWithOneAnimationThatAHandStarts() throws {
    let svg = film().svg(start: .hover)
    let root = try #require(ParsedXML(svg).all("svg").first)
    let id = try #require(root["id"])
    #expect(root["tabindex"] == "0")
    let lead = try #require(ParsedXML(svg).all("set").first { $0["id"] != nil })
    #expect(lead["begin"] == "\(id).mouseover;\(id).click;\(id).focusin")
    #expect(lead["restart"] == "whenNotActive")
    // It is active as long as the film is shown, so that nothing begins anew before the end.
    #expect(lead["dur"] == "8.4s")
    let leadID = try #require(lead["id"])
    #expect(animations(svg).allSatisfy { $0["begin"]?.hasPrefix("\(leadID).begin") == true })
    #expect(
      animations(film("another").svg(start: .hover)).allSatisfy { $0["begin"]?.contains(leadID) == false }
    )
  }

  @Test func aFilmThatPlaysAtOnceWaitsForNothing() {
    #expect(ParsedXML(film().svg()).all("svg").first?["id"] == nil)
    #expect(animations(film().svg()).filter { $0["values"] != "1;0;1" }.allSatisfy { $0["begin"] == nil })
  }

  @Test func theTrailIsShownWhereNothingMoves() throws {
    let xml = ParsedXML(film().svg())
    let layers = xml.all("g").filter { $0["class"] != nil }
    #expect(layers.map { $0["class"] } == ["film-trail", "film-motion"])
    // What knows no animation shows the attributes as they are.
    #expect(layers.map { $0["opacity"] } == [nil, "0"])
    let style = try #require(xml.words(in: "style").first)
    #expect(style.hasPrefix("@media print,(prefers-reduced-motion:reduce)"))
    #expect(style.contains(".film-motion{display:none}"))
  }

  /// A film of a square that leaves the screen, or stays on it.
  private func film(to y: CGFloat) -> Film {
    let view = box(CGRect(x: 0, y: 0, width: 50, height: 50))
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5) { view.center.y += y }
    simulator.advance(by: 1)
    return recorder.finish()
  }

  /// Three plays of 2.8 s each; an animation that isn't frozen loses its effect at its end.
  @Test func aFilmWhoseThingsHaveLeftTheScreenEndsOnItsTrail() throws {
    let (left, stays) = (film(to: 900), film(to: 300))
    #expect(left.endsEmpty && !stays.endsEmpty)
    for (svg, isHeld) in [(left.svg(), false), (left.svg(start: .hover), true)] {
      let xml = ParsedXML(svg)
      #expect(xml.all("g").contains { $0["class"] == "film-trail film-end" })
      let layers = xml.all("set").filter { $0["attributeName"] == "opacity" }
      #expect(layers.count == 2)
      #expect(layers.allSatisfy { $0["dur"] == "8.4s" && $0["fill"] != "freeze" }, "held: \(isHeld)")
    }
    let layers = ParsedXML(stays.svg()).all("set").filter { $0["attributeName"] == "opacity" }
    #expect(layers.allSatisfy { $0["dur"] == nil })
  }

  @Test func theFirstFrameIsAStillOfItsOwn() {
    let xml = ParsedXML(film(to: 300).first())
    #expect(xml.error == nil && !xml.elements.contains("animate") && !xml.elements.contains("set"))
    #expect(xml.all("rect").contains { $0["fill"] == "red" || $0["fill"] == "#f00" })
  }

  @Test func aFilmInWhichNothingChangesIsAPlainPicture() {
    let simulator = show { $0.addSubview(box(CGRect(x: 0, y: 0, width: 9, height: 9))) }
    let recorder = FilmRecorder(simulator.device, caption: "still")
    simulator.advance(by: 1)
    let xml = ParsedXML(recorder.finish().svg())
    #expect(
      !xml.elements.contains("animate") && !xml.elements.contains("set") && !xml.elements.contains("style")
    )
  }
}
