import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `contents`, `contentsRect`, `contentsCenter`, `contentsGravity`, `opacity` and
/// `allowsGroupOpacity`.
@MainActor struct LayerContentsTests {
  /// An image of 30 points with columns and rows of 10 points: red, green, blue across; darker downwards.
  private static func tiles() -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 30, height: 30)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for column in 0..<3 {
        for row in 0..<3 {
          tile(column, row).setFill()
          context.fill(CGRect(x: column * 10, y: row * 10, width: 10, height: 10))
        }
      }
    }
    .cgImage
  }

  private static func tile(_ column: Int, _ row: Int) -> UIColor {
    let part = 1 - CGFloat(row) * 0.4
    return UIColor(
      red: column == 0 ? part : 0,
      green: column == 1 ? part : 0,
      blue: column == 2 ? part : 0,
      alpha: 1
    )
  }

  private func layer(_ change: (CALayer) -> Void) -> CALayer {
    let layer = plainLayer(nil)
    layer.contents = Self.tiles()
    change(layer)
    return layer
  }

  private func index(_ position: CGFloat, _ edges: (CGFloat, CGFloat)) -> Int {
    position < edges.0 ? 0 : position < edges.1 ? 1 : 2
  }

  @Test(arguments: [5, 15, 50, 80, 95] as [CGFloat], [5, 15, 50, 95] as [CGFloat])
  func onlyTheCenterIsStretched(x: CGFloat, y: CGFloat) {
    let shown = picture(
      of: layer {
        $0.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
      }
    )
    let color = Self.tile(index(x, (10, 90)), index(y, (10, 90)))
    #expect(shown.shows(color, at: CGPoint(x: x, y: y)))
  }

  @Test(arguments: [3, 8, 50, 92] as [CGFloat]) func thePixelsOfAPointCount(x: CGFloat) {
    // Ten pixels are five points.
    let shown = picture(
      of: layer {
        $0.contentsScale = 2
        $0.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
      }
    )
    #expect(shown.shows(Self.tile(index(x, (5, 95)), 1), at: CGPoint(x: x, y: 50)))
  }

  @Test(arguments: [10, 50, 90] as [CGFloat]) func withoutACenterAllIsStretched(x: CGFloat) {
    let shown = picture(of: layer { _ in })
    #expect(shown.shows(Self.tile(index(x, (33, 67)), 1), at: CGPoint(x: x, y: 50)))
  }

  @Test func theCenterIsAPartOfTheUsedRectangle() {
    let shown = picture(
      of: layer {
        $0.contentsRect = CGRect(x: 1 / 3.0, y: 0, width: 2 / 3.0, height: 1)
        $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      }
    )
    // The used part has the green column, which keeps its 10 points, and the blue one.
    #expect(shown.shows(Self.tile(1, 1), at: CGPoint(x: 5, y: 50)))
    #expect(shown.shows(Self.tile(2, 1), at: CGPoint(x: 15, y: 50)))
    #expect(shown.shows(Self.tile(2, 1), at: CGPoint(x: 95, y: 50)))
  }

  @Test func withoutRoomTheCornersShrink() {
    let small = layer {
      $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      $0.contentsCenter = CGRect(x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0)
    }
    let shown = picture(of: small)
    #expect(shown.shows(Self.tile(0, 0), at: CGPoint(x: 2, y: 2)))
    #expect(shown.shows(Self.tile(2, 2), at: CGPoint(x: 8, y: 8)))
    #expect(shown.shows(.white, at: CGPoint(x: 15, y: 15)))
  }

  @Test func aLayerThatIsNoGroupFadesItsSublayersOneByOne() {
    for (isGroup, share) in [(true, 0.5), (false, 0.75)] as [(Bool, CGFloat)] {
      let layer = plainLayer(nil)
      (layer.opacity, layer.allowsGroupOpacity) = (0.5, isGroup)
      layer.addSublayer(plainLayer(.black))
      layer.addSublayer(plainLayer(.black))
      #expect(picture(of: layer).shows(.black.onWhite(share), at: CGPoint(x: 50, y: 50)))
    }
  }

  @Test func aFilmFadesThemInTheSameWay() throws {
    for isGroup in [true, false] {
      let simulator = show { view in
        let layer = plainLayer(.red)
        (layer.opacity, layer.allowsGroupOpacity) = (0.5, isGroup)
        layer.addSublayer(plainLayer(.black))
        view.layer.addSublayer(layer)
      }
      let film = FilmRecorder(simulator.device, caption: "film").finish()
      let still = Picture(of: simulator, caption: "still")
      let point = CGPoint(x: still.scene.screen.minX + 50, y: still.scene.screen.minY + 50)
      var scene = still.scene
      scene.nodes = film.nodes(at: 0)
      let offset = try #require(scene.nodes.screenOrigin)
      let filmed = Raster(
        scene,
        CGRect(x: offset.x + 49.5, y: offset.y + 49.5, width: 1, height: 1),
        width: 1,
        height: 1
      ).pixels[0]
      let parts = still.parts(at: point)
      #expect(abs(CGFloat(filmed.x) - parts[0]) < 0.01)
      #expect(abs(CGFloat(filmed.y) - parts[1]) < 0.01)
    }
  }
}

extension [SceneNode] {
  /// The origin of a device's screen on the canvas.
  fileprivate var screenOrigin: CGPoint? {
    for node in self where node.key == .screen {
      if case .begin(let group) = node.content { return CGPoint.zero.applying(group.transform) }
    }
    return nil
  }
}
