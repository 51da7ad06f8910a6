import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: the rule of tiles, as docs/Pictures.md has it.
///
/// A tile holds all that lies on the plain background, with room around it, is three quarters as high as wide, and lies on
/// the screen. A pixel shows no more than two points, so that letters of 17 points are 8 pixels high.
@MainActor struct ThumbnailTests {
  private func tile(_ simulator: Simulator, width: CGFloat = 240) -> (tile: Thumbnail, screen: CGRect) {
    let scene = Picture(of: simulator, caption: "tile").scene
    return (Thumbnail(scene, width: width), scene.screen)
  }

  private func label(_ text: String, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  @Test func aTileHoldsAllThatLiesOnTheBackground() {
    let places = [
      CGRect(x: 40, y: 100, width: 30, height: 30), CGRect(x: 200, y: 220, width: 30, height: 30),
    ]
    let simulator = show { view in for place in places { view.addSubview(box(place)) } }
    let (tile, screen) = tile(simulator)
    for place in places {
      #expect(tile.crop.contains(place.offsetBy(dx: screen.minX, dy: screen.minY)))
    }
    #expect(abs(tile.crop.height / tile.crop.width - 0.75) < 1e-6)
    #expect(tile.crop.width < screen.width)
  }

  @Test(arguments: [CGPoint.zero, CGPoint(x: 310, y: 558)])
  func aTileStaysOnTheScreen(corner: CGPoint) {
    let place = CGRect(x: corner.x, y: corner.y, width: 10, height: 10)
    let (tile, screen) = tile(show { $0.addSubview(box(place)) })
    #expect(screen.contains(tile.crop))
    #expect(tile.crop.contains(place.offsetBy(dx: screen.minX, dy: screen.minY)))
    // A single thing is not blown up: 160 points on 240 pixels.
    #expect(tile.crop.width == 160)
  }

  @Test func textsOfAPadCanBeReadAtTheTilesWidth() {
    let simulator = show(on: .iPad) { view in
      view.addSubview(label("far", CGRect(x: 20, y: 40, width: 200, height: 30)))
      view.addSubview(label("a text that says much more", CGRect(x: 400, y: 900, width: 300, height: 30)))
    }
    let (tile, screen) = tile(simulator)
    #expect(tile.crop.size == CGSize(width: 480, height: 360))
    #expect(
      tile.crop.contains(
        CGRect(x: 400, y: 905, width: 200, height: 20).offsetBy(dx: screen.minX, dy: screen.minY)
      )
    )
    #expect(screen.contains(tile.crop))
  }

  @Test func anEmptyScreenHasATileToo() {
    let (tile, screen) = tile(show())
    #expect(screen.contains(tile.crop))
    #expect(abs(tile.crop.height / tile.crop.width - 0.75) < 1e-6)
  }

  @Test func aTileIsAFileOfItsWidthWithoutWhatCannotBeSeen() throws {
    let simulator = show(on: .iPad) { view in
      view.addSubview(label("a text that says much more", CGRect(x: 400, y: 900, width: 300, height: 30)))
      view.addSubview(label("far", CGRect(x: 20, y: 40, width: 200, height: 30)))
    }
    let xml = ParsedXML(Picture(of: simulator, caption: "tile").tile(width: 240))
    #expect(xml.error == nil)
    let root = try #require(xml.all("svg").first)
    #expect(root["width"] == "240" && root["height"] == "180")
    #expect(xml.words(in: "text") == ["a text that says much more"])
  }

  @Test(arguments: [0, -5, 1, 1e9, .infinity] as [CGFloat])
  func anyWidthMakesAFile(width: CGFloat) {
    let simulator = show { $0.addSubview(box(CGRect(x: 0, y: 0, width: 10, height: 10))) }
    #expect(ParsedXML(Picture(of: simulator, caption: "tile").tile(width: width)).error == nil)
  }
}
