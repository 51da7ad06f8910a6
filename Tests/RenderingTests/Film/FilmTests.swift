import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: UIKit's animations (linear ones by formula), SMIL's grammar (as many values as moments, moments from 0 to 1
/// in order), and a real XML parser.
@MainActor struct FilmTests {
  private func film(
    _ simulator: Simulator,
    seconds: Double = 1,
    _ act: () -> Void
  ) -> Film {
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    act()
    simulator.advance(by: seconds - simulator.time)
    return recorder.finish()
  }

  /// Every animation of a file, checked against SMIL's rules.
  private func animations(_ svg: String) -> [[String: String]] {
    let xml = ParsedXML(svg)
    #expect(xml.error == nil)
    #expect(!svg.contains("script"))
    // A seam between two times that a film is shown has a time of its own.
    let all = (xml.all("animate") + xml.all("animateTransform")).filter { $0["keyTimes"] != nil }
    for animation in all {
      let times = (animation["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
      let values = (animation["values"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
      #expect(times.count == values.count && times.count >= 1)
      #expect(times.first == 0)
      if animation["calcMode"] != "discrete" { #expect(times.last == 1) }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
    return all
  }

  @Test func nothingMovesWithoutMotion() {
    let simulator = show { $0.addSubview(box(CGRect(x: 0, y: 0, width: 9, height: 9))) }
    let film = film(simulator) {}
    #expect(animations(film.svg()).isEmpty)
    #expect(film.duration == 1)
  }

  @Test func evenMotionIsOneAnimationOfFourMoments() throws {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x += 120 }
    }
    let animation = try #require(animations(film.svg()).first)
    #expect(animations(film.svg()).count == 1)
    #expect(animation["type"] == "translate")
    #expect(animation["values"] == "0 0;0 0;120 0;120 0")
    #expect(animation["repeatCount"] == "3")
    #expect(animation["fill"] == "freeze")
    // 0.6 s of rest, 0.5 s of motion, then rest up to 2.8 s.
    #expect(animation["dur"] == "2.8s")
    #expect(animation["keyTimes"] == "0;.2143;.3929;1")
    #expect(film.svg(ending: .hold).contains("fill=\"freeze\""))
    #expect(!film.svg(ending: .hold).contains("repeatCount"))
  }

  @Test func coloursSizesAndOpacitiesChangeToo() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5) {
        view.alpha = 0.5
        view.backgroundColor = .green
        view.bounds.size.width = 50
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
      }
    }
    let names = Set(animations(film.svg()).compactMap { $0["attributeName"] })
    #expect(names == ["opacity", "fill", "width", "transform"])
    let types = Set(animations(film.svg()).compactMap { $0["type"] })
    #expect(types == ["translate", "rotate", "scale"])
  }

  @Test func theLastFrameIsWhatAViewerWithoutAnimationShows() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) { UIView.animate(withDuration: 0.5) { view.center.x += 120 } }
    #expect(film.svg().contains("<g transform=\"translate(120 0)\">"))
  }

  @Test func whatComesAndGoesIsShownAndHidden() {
    let first = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let second = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let simulator = show { $0.addSubview(first) }
    let film = film(simulator) {
      simulator.advance(by: 0.25)
      first.superview?.addSubview(second)
      simulator.advance(by: 0.25)
      first.removeFromSuperview()
      simulator.advance(by: 0.25)
    }
    let shown = animations(film.svg()).filter { $0["attributeName"] == "display" }.map { $0["values"] }
    #expect(Set(shown) == ["inline;none", "none;inline"])
  }

  @Test func aChangeOfOrderStartsAnotherStretch() {
    let first = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let second = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let simulator = show { view in
      view.addSubview(first)
      view.addSubview(second)
    }
    let film = film(simulator) {
      simulator.advance(by: 0.5)
      first.superview?.bringSubviewToFront(first)
    }
    #expect(film.segments.count == 2)
    #expect(animations(film.svg()).count == 2)
  }

  @Test func aTextThatChangesIsOneTextAfterAnother() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "one"
    let simulator = show { $0.addSubview(label) }
    let film = film(simulator) {
      simulator.advance(by: 0.5)
      label.text = "two"
    }
    // Behind the trail's, which come first.
    #expect(ParsedXML(film.svg()).words(in: "text").suffix(2) == ["one", "two"])
    #expect(film.segments.count == 1)
  }

  @Test(arguments: [7.0, 8])
  func aTurnOfTheDeviceIsSeenBeforeItsInterfaceFollows(version: Double) throws {
    let simulator = show(on: .iPhone5, iOS: version)
    let film = film(simulator) { simulator.rotate(to: .landscapeLeft, animating: true) }
    let turns = animations(film.svg()).filter { $0["type"] == "rotate" }
    let device = try #require(turns.first?["values"]).split(separator: ";").map {
      $0.split(separator: " ")[0]
    }
    #expect(device == ["0", "0", "-90", "-90"])
    #expect(
      turns.contains { $0["values"]?.hasSuffix(";90;90") == true || $0["values"]?.hasSuffix(";0;0") == true }
    )
  }

  @Test func aFlipShowsTheOldContentAndThenTheNew() throws {
    let first = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let second = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let simulator = show { $0.addSubview(first) }
    let film = film(simulator) {
      UIView.transition(from: first, to: second, duration: 0.5, options: .transitionFlipFromLeft)
    }
    func colors(_ time: Double) -> [SceneColor] {
      let frame = film.frameStates.lastIndex { $0.time <= time + 1e-6 } ?? 0
      return film.nodes(at: frame).compactMap { node in
        guard case .shape(let shape) = node.content, case .color(let color) = shape.fill,
          [SceneColor(0xFF0000), SceneColor(0x00FF00)].contains(color)
        else { return nil }
        return color
      }
    }
    #expect(colors(0.1) == [SceneColor(0xFF0000)])
    #expect(colors(0.4) == [SceneColor(0x00FF00)])
    #expect(animations(film.svg()).contains { $0["type"] == "scale" })
  }

  @Test func aDissolveShowsTheOldContentFadingInFrontOfTheNew() {
    let first = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let second = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let simulator = show { $0.addSubview(first) }
    let film = film(simulator) {
      UIView.transition(
        from: first,
        to: second,
        duration: 0.5,
        options: [.transitionCrossDissolve, .curveLinear]
      )
    }
    let fading = film.nodes(at: 15).compactMap { node -> CGFloat? in
      guard case .begin(let group) = node.content, group.opacity < 1 else { return nil }
      return group.opacity
    }
    #expect(fading.count == 1)
    #expect(abs((fading.first ?? 0) - 0.5) < 0.01)
    #expect(animations(film.svg()).contains { $0["attributeName"] == "opacity" })
  }

  @Test func theStripHasAStillAndATimeForEachMoment() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) { UIView.animate(withDuration: 0.5) { view.center.x += 120 } }
    let xml = ParsedXML(film.strip(count: 3))
    #expect(xml.error == nil)
    #expect(xml.words(in: "text").filter { $0.hasSuffix(" s") } == ["0 s", "0.25 s", "0.5 s"])
  }

  @Test func aFilmEndsAfterAMinute() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator, seconds: 70) {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.center.x += 120 }
    }
    #expect(film.duration <= 60)
    #expect(film.svg().utf8.count < 100_000)
  }
}
