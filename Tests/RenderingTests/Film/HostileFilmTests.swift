import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: whatever a program films, the film and its trail are valid XML, hold no markup of the program's, and are of
/// bounded size; the XML parser is Foundation's.
@MainActor struct HostileFilmTests {
  private func film(
    _ simulator: Simulator,
    caption: String = "film",
    seconds: Double = 1,
    _ act: () -> Void
  ) -> Film {
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: caption)
    act()
    simulator.advance(by: seconds)
    return recorder.finish()
  }

  private func expectValid(_ film: Film, within bytes: Int) {
    for svg in [film.svg(), film.svg(start: .hover), film.trail(), film.strip()] {
      let xml = ParsedXML(svg)
      #expect(xml.error == nil)
      #expect(!xml.elements.contains("script"))
      #expect(svg.utf8.count < bytes)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func thousandsOfMovingViewsMakeABoundedFilm() {
    let views = (0..<2_000).map { box(CGRect(x: $0 % 50 * 6, y: $0 / 50 * 10, width: 5, height: 5)) }
    let simulator = show { sheet in views.forEach(sheet.addSubview) }
    let film = film(simulator, seconds: 0.5) {
      UIView.animate(withDuration: 0.4) { for view in views { view.center.x += 40 } }
    }
    expectValid(film, within: 2_500_000)
    // Ghosts of thousands of things would hide them.
    #expect(film.trail().utf8.count < 500_000)
  }

  @Test func thingsScaledToNothingMakeATrail() {
    let view = box(CGRect(x: 50, y: 50, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5) {
        view.center.x += 100
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
    }
    expectValid(film, within: 60_000)
  }

  @Test(arguments: [1e12, -1e12, .greatestFiniteMagnitude] as [CGFloat])
  func thingsThatFlyFarAwayStayWithinTheScreensClip(distance: CGFloat) throws {
    let view = box(CGRect(x: 50, y: 50, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) { UIView.animate(withDuration: 0.5) { view.center.x += distance } }
    expectValid(film, within: 60_000)
    let trail = OnionSkin(film)
    #expect(trail.area == film.area)
    // The body is the only thing outside of the group that the screen cuts off.
    let cut = trail.nodes.compactMap { node -> CGRect? in
      guard case .begin(let group) = node.content else { return nil }
      return group.clip?.geometry.bounds
    }
    #expect(cut.contains { $0.size == CGSize(width: 320, height: 568) })
  }

  @Test func textsWithMarkupStayTexts() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 30))
    label.text = "</style><script>alert(1)</script>\u{0}]]>"
    let simulator = show { $0.addSubview(label) }
    let film = film(simulator, caption: "\"/><script>'&\u{FFFF}") {
      UIView.animate(withDuration: 0.5) { label.center.y += 100 }
      label.text = "<svg onload=\"x\">"
    }
    expectValid(film, within: 60_000)
  }

  @Test func aMinuteOfScreensIsFourOfThem() {
    let page = box(CGRect(x: 0, y: 0, width: 320, height: 568))
    let simulator = show { $0.addSubview(page) }
    let film = film(simulator, seconds: 61) {
      for step in 0..<60 {
        UIView.animate(withDuration: 0.3) { page.frame.origin.x = step.isMultiple(of: 2) ? 300 : 0 }
        simulator.advance(by: 1)
      }
    }
    #expect(film.duration <= 60)
    let trail = OnionSkin(film)
    #expect(trail.area.width < film.area.width * 3)
    expectValid(film, within: 200_000)
  }
}
