import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: where UIKit's animations are at a time (linear ones by formula), and what a stroboscopic photo shows.
@MainActor struct FilmTrailTests {
  /// How far a fill is from red on white: 0 for red, 1 for white; nil for another colour.
  private func paleness(_ paint: ScenePaint?) -> CGFloat? {
    guard case .color(let color) = paint, color.red == 255, color.green == color.blue, color.green < 255
    else {
      return nil
    }
    return CGFloat(color.green) / 255
  }

  private func film(_ simulator: Simulator, seconds: Double = 1, _ act: () -> Void) -> Film {
    simulator.settle()
    let recorder = FilmRecorder(simulator.device, caption: "film")
    act()
    simulator.advance(by: seconds - simulator.time)
    return recorder.finish()
  }

  /// Where red rectangles are, and how pale, in the order of painting.
  private func places(_ trail: FilmTrail) -> [(x: CGFloat, y: CGFloat, paleness: CGFloat)] {
    let frame = FilmFrame(trail.nodes)
    var places: [(CGFloat, CGFloat, CGFloat)] = []
    frame.visitLeaves { place, extent in
      guard case .shape(let shape) = frame.nodes[place].content, let paleness = paleness(shape.fill) else {
        return
      }
      places.append((extent.minX, extent.minY, paleness))
    }
    return places
  }

  @Test func aThingIsShownAtEvenTimesPalerTheOlder() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x += 250 }
    }
    let places = places(FilmTrail(film))
    let first = places.first?.x ?? 0
    // Five older places and the last, as far apart as a fifth of the way, but for a frame.
    #expect(places.count == 6)
    for (index, place) in places.enumerated() {
      #expect(abs(place.x - first - CGFloat(index) * 50) < 250 / 30 + 0.1)
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.paleness > $1.paleness })
    #expect(places.last?.paleness == 0)
  }

  @Test func whatStaysIsShownOnce() {
    let still = box(CGRect(x: 50, y: 50, width: 10, height: 10))
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
    let simulator = show { sheet in
      sheet.addSubview(still)
      sheet.addSubview(view)
    }
    let film = film(simulator) { UIView.animate(withDuration: 0.5) { view.center.x += 250 } }
    #expect(places(FilmTrail(film)).count == 1)
  }

  @Test func aThingThatFallsOffTheScreenIsShownWhereItWasLastSeenWhole() throws {
    let view = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) { view.center.y += 1_000 }
    }
    let screen = FilmFrame(film.nodes(at: 0)).screen
    let places = places(FilmTrail(film))
    let (top, bottom) = (try #require(places.first?.y), try #require(places.last?.y))
    #expect(places.last?.paleness == 0)
    #expect(bottom - top <= screen.height - 40 + 1)
    #expect(bottom - top > screen.height * 0.75)
  }

  @Test func aThingThatVanishesIsShownAsLongAsItIsThere() {
    let view = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.4) { view.center.x += 200 }
      simulator.advance(by: 0.5)
      view.removeFromSuperview()
    }
    #expect(places(FilmTrail(film)).last?.paleness == 0)
  }

  @Test func screensThatComeAndGoLieOneBehindTheOther() {
    let page = box(CGRect(x: 320, y: 0, width: 320, height: 568))
    let simulator = show { $0.addSubview(page) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5) { page.center.x -= 320 }
    }
    let trail = FilmTrail(film)
    #expect(trail.area.width > film.area.width * 1.5)
    #expect(trail.area.height == film.area.height)
    // The first screen shows nothing of the page, at least not within its clip; the last all of it.
    #expect(places(trail).last?.paleness == 0)
  }

  @Test func aTurnShowsTheDeviceAsItWasHeldAndAsItIs() {
    let simulator = show(on: .iPhone5, iOS: 8)
    let film = film(simulator) { simulator.rotate(to: .landscapeLeft, animating: true) }
    let trail = FilmTrail(film)
    #expect(trail.area == film.area)
    // The body as it was, three outlines between, and the body as it is.
    let outlines = trail.nodes.filter { node in
      guard case .shape(let shape) = node.content else { return false }
      return shape.fill == nil && shape.stroke?.width == 3
    }
    #expect(outlines.count == 3)
    let bodies = trail.nodes.filter { node in
      guard case .shape(let shape) = node.content, case .shade = shape.fill else { return false }
      return true
    }
    #expect(bodies.count == 2)
  }

  @Test func aTrailIsAStillThatEveryReaderTakes() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) { UIView.animate(withDuration: 0.5) { view.center.x += 120 } }
    let xml = ParsedXML(film.trail())
    #expect(xml.error == nil)
    #expect(!xml.elements.contains("animate") && !xml.elements.contains("set"))
    #expect(film.trail() == film.trail())
  }
}
