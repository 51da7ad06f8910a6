import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `sublayers` (back to front), `zPosition`, `insertSublayer` and `borderWidth` (in front of
/// the contents and the sublayers).
@MainActor struct LayerOrderTests {
  private static let middle = CGPoint(x: 50, y: 50)

  @Test func sublayersLieBetweenTheLayersOfViews() {
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let (back, front) = (box(paper.bounds, .red), box(CGRect(x: 60, y: 0, width: 40, height: 100), .blue))
    paper.addSubview(back)
    paper.addSubview(front)
    paper.layer.insertSublayer(plainLayer(.green), below: front.layer)
    var shown = Picture(of: paper, caption: "order")
    #expect(shown.shows(.green, at: Self.middle))
    #expect(shown.shows(.blue, at: CGPoint(x: 80, y: 50)))
    paper.sendSubviewToBack(front)
    shown = Picture(of: paper, caption: "order")
    #expect(shown.shows(.green, at: CGPoint(x: 80, y: 50)))
  }

  @Test(
    arguments: [(0, 0, false), (1, 0, true), (0, 1, false), (-1, -2, true), (1, 1, false)]
      as [(CGFloat, CGFloat, Bool)]
  )
  func theHigherZPositionIsInFront(first: CGFloat, second: CGFloat, isFirstInFront: Bool) {
    let (one, two) = (plainLayer(.red), plainLayer(.blue))
    (one.zPosition, two.zPosition) = (first, second)
    #expect(picture(of: one, two).shows(isFirstInFront ? .red : .blue, at: Self.middle))
  }

  @Test func theBorderIsInFrontOfTheSublayers() {
    let layer = plainLayer(.red)
    (layer.borderWidth, layer.borderColor) = (10, UIColor.black.cgColor)
    layer.addSublayer(plainLayer(.blue))
    let shown = picture(of: layer)
    #expect(shown.shows(.black, at: CGPoint(x: 5, y: 50)))
    #expect(shown.shows(.blue, at: Self.middle))
  }

  @Test func theContentsAreInFrontOfTheBackgroundAndBehindTheSublayers() {
    let layer = plainLayer(.red)
    let size = CGSize(width: 50, height: 100)
    layer.contents = image(size) { context in
      UIColor.green.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    (layer.contentsGravity, layer.contentsScale) = (.left, 2)
    layer.addSublayer(plainLayer(.blue, CGRect(x: 0, y: 50, width: 100, height: 50)))
    let shown = picture(of: layer)
    #expect(shown.shows(.green, at: CGPoint(x: 25, y: 25)))
    #expect(shown.shows(.red, at: CGPoint(x: 75, y: 25)))
    #expect(shown.shows(.blue, at: CGPoint(x: 25, y: 75)))
  }

  @Test func aHiddenLayerHidesItsSublayers() {
    let layer = plainLayer()
    layer.addSublayer(plainLayer(.blue))
    layer.isHidden = true
    #expect(picture(of: layer).shows(.white, at: Self.middle))
  }
}
