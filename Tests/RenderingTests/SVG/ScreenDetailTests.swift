import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: a detail holds all that lies on the plain background, lies on the screen, and is smaller than the screen; of two
/// places on a map, the upper one is the upper one on the screen.
@MainActor struct ScreenDetailTests {
  private func detail(_ simulator: Simulator) -> (detail: ScreenDetail?, screen: CGRect) {
    let scene = Picture(of: simulator, caption: "detail").scene
    return (ScreenDetail(scene, footer: .zero), scene.screen)
  }

  @Test(arguments: [40, 200, 450] as [CGFloat])
  func aPhoneIsCroppedAboveAndBelow(y: CGFloat) throws {
    let place = CGRect(x: 40, y: y, width: 200, height: 60)
    let (shown, screen) = detail(show { $0.addSubview(box(place)) })
    let crop = try #require(shown).crop
    #expect(crop.minX == screen.minX && crop.width == screen.width)
    #expect(crop.contains(place.offsetBy(dx: screen.minX, dy: screen.minY)))
    #expect(screen.contains(crop))
    #expect(crop.height < 150)
  }

  @Test func aPadIsCroppedOnAllSides() throws {
    let place = CGRect(x: 300, y: 500, width: 100, height: 100)
    let (shown, screen) = detail(show(on: .iPad) { $0.addSubview(box(place)) })
    let crop = try #require(shown).crop
    #expect(crop.contains(place.offsetBy(dx: screen.minX, dy: screen.minY)))
    #expect(crop.width < screen.width / 2 && crop.height < screen.height / 2)
  }

  @Test func aScreenThatIsFullHasNoDetail() {
    let corners = [
      CGRect(x: 10, y: 30, width: 20, height: 20), CGRect(x: 280, y: 530, width: 20, height: 20),
    ]
    let simulator = show { view in for corner in corners { view.addSubview(box(corner)) } }
    #expect(detail(simulator).detail == nil)
    #expect(detail(show()).detail == nil)
  }

  /// A gradient is no plain background.
  @Test func aGradientThatFillsTheScreenMatters() {
    let simulator = show { view in
      let sky = CAGradientLayer()
      sky.frame = view.bounds
      sky.colors = [UIColor.blue.cgColor, UIColor.yellow.cgColor]
      view.layer.addSublayer(sky)
      view.addSubview(box(CGRect(x: 40, y: 100, width: 200, height: 60)))
    }
    #expect(detail(simulator).detail == nil)
  }

  /// A view of its background's colour can't be seen.
  @Test func whatCannotBeSeenDoesNotMatter() throws {
    let place = CGRect(x: 40, y: 100, width: 200, height: 60)
    let simulator = show { view in
      let card = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 250))
      card.backgroundColor = view.backgroundColor
      view.addSubview(card)
      view.addSubview(box(place))
    }
    let crop = try #require(detail(simulator).detail).crop
    #expect(crop.height < 150)
  }

  @Test func theMapShowsWhereItIs() throws {
    func mark(y: CGFloat) throws -> CGFloat {
      let simulator = show { $0.addSubview(box(CGRect(x: 40, y: y, width: 200, height: 60))) }
      let xml = ParsedXML(try #require(Picture(of: simulator, caption: "detail").detail))
      #expect(xml.error == nil)
      return try #require(xml.all("rect").last?["y"].flatMap { Double($0) }.map { CGFloat($0) })
    }
    #expect(try mark(y: 40) < mark(y: 400))
  }

  @Test func aFilmShowsWhereItsItemsMove() throws {
    let simulator = show()
    let square = box(CGRect(x: 40, y: 100, width: 40, height: 40))
    simulator.keyWindow?.rootViewController?.view.addSubview(square)
    let recorder = FilmRecorder(simulator.device, caption: "film")
    UIView.animate(withDuration: 0.5) { square.frame.origin.x = 200 }
    simulator.advance(by: 0.6)
    let film = recorder.finish()
    let xml = ParsedXML(try #require(film.detail))
    let root = try #require(xml.all("svg").first)
    let height = try #require(root["height"].flatMap { Double($0) })
    #expect(height < 150)
    #expect(film.cover?.share == 1)
  }

  @Test func aCardShowsAllOrAShare() {
    let near = show { $0.addSubview(box(CGRect(x: 40, y: 100, width: 200, height: 60))) }
    let cover = Picture(of: near, caption: "card").cover
    #expect(cover.share == 1)
    #expect(abs(cover.crop.height / cover.crop.width - 0.64) < 1e-6)
    let far = show { view in
      for y in [40, 500] as [CGFloat] { view.addSubview(box(CGRect(x: 40, y: y, width: 40, height: 40))) }
    }
    #expect(Picture(of: far, caption: "card").cover.share == 0.5)
  }
}
