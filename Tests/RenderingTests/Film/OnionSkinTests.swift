import Simulator
import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: where UIKit's animations are at a time (linear ones by formula), and what a stroboscopic photo shows.
@MainActor struct OnionSkinTests {
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
  private func places(_ trail: OnionSkin) -> [(x: CGFloat, y: CGFloat, paleness: CGFloat)] {
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
    let places = places(OnionSkin(film))
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
    #expect(places(OnionSkin(film)).count == 1)
  }

  @Test func aThingThatFallsOffTheScreenIsShownAsItLeaves() throws {
    let view = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) { view.center.y += 1_000 }
    }
    let screen = FilmFrame(film.nodes(at: 0)).screen
    let places = places(OnionSkin(film))
    let (top, bottom) = (try #require(places.first?.y), try #require(places.last?.y))
    #expect(places.last?.paleness == 0)
    // Half of it is still seen, but for the way of a frame.
    #expect(bottom - top <= screen.height - 20 + 1)
    #expect(bottom - top > screen.height - 20 - 1_250 / 60 - 1)
  }

  @Test func aThingThatVanishesIsShownAsLongAsItIsThere() {
    let view = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.4) { view.center.x += 200 }
      simulator.advance(by: 0.5)
      view.removeFromSuperview()
    }
    #expect(places(OnionSkin(film)).last?.paleness == 0)
  }

  @Test func whatIsGoneLeavesGhostsUnderWhatGoesOn() {
    let gone = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let other = box(CGRect(x: 0, y: 100, width: 40, height: 40), .green)
    let simulator = show { sheet in
      sheet.addSubview(gone)
      sheet.addSubview(other)
    }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.3) { gone.center.x += 200 }
      simulator.advance(by: 0.4)
      gone.removeFromSuperview()
      UIView.animate(withDuration: 0.3) { other.center.x += 200 }
    }
    let trail = OnionSkin(film)
    let reds = places(trail)
    #expect(reds.count >= 2 && reds.allSatisfy { $0.paleness > 0 })
    // The other one has come to where it ends.
    let greens = trail.nodes.compactMap { node -> CGRect? in
      guard case .shape(let shape) = node.content, shape.fill == .color(SceneColor(0x00FF00)) else {
        return nil
      }
      return shape.geometry.bounds
    }
    let screen = FilmFrame(film.nodes(at: 0)).screen
    #expect(greens.map { ($0.minX - screen.minX).rounded() } == [200])
  }

  @Test func whatHasLeftTheScreenKeepsItsColourInItsGhosts() {
    let gone = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let other = box(CGRect(x: 0, y: 100, width: 40, height: 40), .green)
    let simulator = show { sheet in
      sheet.addSubview(gone)
      sheet.addSubview(other)
    }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) { gone.center.x += 500 }
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) { other.center.x += 200 }
    }
    // Red mixed with the white below it, whatever else there is.
    #expect(places(OnionSkin(film)).count >= 1)
  }

  @Test func restsTakeNoneOfTheEvenTimes() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let film = film(simulator, seconds: 2) {
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { view.center.x += 100 }
      simulator.advance(by: 1.5)
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { view.center.x += 100 }
    }
    #expect(places(OnionSkin(film)).count == 6)
  }

  @Test(arguments: [0xFF0000, 0x00FF00, 0x007AFF, 0xFFFFFF, 0x000000, 0x996633] as [UInt32], [false, true])
  func placesThatOverlapAreToldApartByTheirEdges(color: UInt32, isDark: Bool) throws {
    let own = SceneColor(color)
    let ground: SceneColor = isDark ? .black : .white
    let fill = UIColor(
      red: CGFloat(own.red) / 255,
      green: CGFloat(own.green) / 255,
      blue: CGFloat(own.blue) / 255,
      alpha: 1
    )
    let view = box(CGRect(x: 0, y: 100, width: 50, height: 50), fill)
    let simulator = show { sheet in
      sheet.backgroundColor = isDark ? .black : .white
      sheet.addSubview(view)
    }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.y += 60 }
    }
    let shapes = OnionSkin(film).nodes.compactMap { node -> SceneShape? in
      guard case .shape(let shape) = node.content, shape.geometry.bounds.size == view.bounds.size else {
        return nil
      }
      return shape
    }
    let edges = shapes.compactMap { $0.fill == nil ? $0.stroke?.color : nil }
    let pale = shapes.compactMap { shape -> SceneColor? in
      if case .color(let color) = shape.fill { color } else { nil }
    }
    #expect(edges.count == 5)
    #expect(pale.count == 6)
    // Each lies right above its own face, below whatever is newer.
    #expect(
      shapes.map { $0.fill == nil } == [
        false, true, false, true, false, true, false, true, false, true, false,
      ]
    )
    for (edge, face) in zip(edges, pale) {
      #expect(edge.contrast(with: face) >= 1.8 && edge.contrast(with: ground) >= 1.8, "\(edge) \(face)")
    }
  }

  @Test func screensThatComeAndGoLieOneBehindTheOther() {
    let page = box(CGRect(x: 320, y: 0, width: 320, height: 568))
    let simulator = show { $0.addSubview(page) }
    let film = film(simulator) {
      UIView.animate(withDuration: 0.5) { page.center.x -= 320 }
    }
    let trail = OnionSkin(film)
    #expect(trail.area.width > film.area.width * 1.5)
    #expect(trail.area.height == film.area.height)
    // The first screen shows nothing of the page, at least not within its clip; the last all of it.
    #expect(places(trail).last?.paleness == 0)
  }

  @Test func aTurnShowsTheDeviceAsItWasHeldAndAsItIs() {
    let simulator = show(on: .iPhone5, iOS: 8)
    let film = film(simulator) { simulator.rotate(to: .landscapeLeft, animating: true) }
    let trail = OnionSkin(film)
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

  @Test func aStillsLegendNamesOnlyWhatTheStillHas() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: [.touches, .frames { [view] }])
    simulator.tap(at: CGPoint(x: 100, y: 200))
    simulator.advance(by: 1)
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    let film = recorder.finish()
    let words = ParsedXML(film.trail()).words(in: "text")
    #expect(words.contains { $0.hasPrefix("frame") })
    #expect(!words.contains("tap"))
    // The film shows the tap, and says what it is.
    let all = ParsedXML(film.svg()).words(in: "text")
    #expect(all.contains("tap") && all.contains { $0.hasPrefix("frame") })
  }

  @Test func aStillWithoutSignsHasNoRoomForALegend() {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = show { $0.addSubview(view) }
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: [.touches])
    simulator.tap(at: CGPoint(x: 100, y: 200))
    simulator.advance(by: 1)
    UIView.animate(withDuration: 0.5) { view.center.x += 120 }
    simulator.advance(by: 1)
    let film = recorder.finish()
    let (trail, whole) = (ParsedXML(film.trail()).all("svg").first, ParsedXML(film.svg()).all("svg").first)
    let heights = [trail, whole].compactMap {
      $0?["viewBox"]?.split(separator: " ").last.flatMap { Double($0) }
    }
    #expect(heights.count == 2 && heights[0] < heights[1])
  }

  @Test func aTurnedFilmsLegendKeepsItsFrames() {
    let simulator = show(on: .iPhone5, iOS: 8)
    let recorder = FilmRecorder(simulator.device, caption: "film", showing: [.touches])
    simulator.rotate(to: .landscapeLeft, animating: true)
    simulator.advance(by: 1)
    simulator.tap(at: CGPoint(x: 100, y: 200))
    let film = recorder.finish()
    let last = film.frameStates.count - 1
    #expect(film.footer(of: [0]).nodes.isEmpty)
    #expect(!film.footer(of: [last]).nodes.isEmpty)
  }
}
