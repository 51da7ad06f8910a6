import Simulator
import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `mask`: the layer's alpha channel is multiplied by that of the mask; and of
/// `masksToBounds`: with a mask, both are multiplied.
@MainActor struct LayerMaskTests {
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func masked(by mask: CALayer) -> CALayer {
    let layer = plainLayer(.black)
    layer.mask = mask
    return layer
  }

  private static func gradient(_ alphas: CGFloat...) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = square
    gradient.colors = alphas.map { UIColor(red: 1, green: 0, blue: 0, alpha: $0).cgColor }
    return gradient
  }

  private static func shape(_ rect: CGRect) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.frame = square
    shape.path = CGPath(ellipseIn: rect, transform: nil)
    return shape
  }

  @Test(arguments: [5, 25, 50, 75, 95] as [CGFloat]) func aGradientFades(y: CGFloat) {
    let shown = picture(of: masked(by: Self.gradient(0, 1)))
    #expect(shown.shows(.black.onWhite(y / 100), at: CGPoint(x: 50, y: y)))
  }

  nonisolated static let halves: [@MainActor @Sendable () -> CALayer] = [
    { plainLayer(UIColor(white: 1, alpha: 0.5)) }, { gradient(0.5, 0.5) },
    {
      let mask = plainLayer(.red)
      mask.opacity = 0.5
      return mask
    },
    {
      let mask = plainLayer(nil)
      mask.addSublayer(plainLayer(UIColor(white: 0, alpha: 0.5)))
      return mask
    },
    {
      let mask = shape(CGRect(x: -100, y: -100, width: 300, height: 300))
      mask.fillColor = UIColor(white: 0, alpha: 0.5).cgColor
      return mask
    },
    {
      let mask = plainLayer()
      mask.mask = plainLayer(UIColor(white: 0, alpha: 0.5))
      return mask
    },
    {
      let mask = CALayer()
      mask.frame = square
      mask.contents =
        UIGraphicsImageRenderer(size: square.size).image { context in
          UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).setFill()
          context.fill(square)
        }
        .cgImage
      return mask
    },
  ]

  @Test(arguments: halves) func onlyTheAlphaOfTheMaskCounts(make: @MainActor @Sendable () -> CALayer) {
    let shown = picture(of: masked(by: make()))
    #expect(shown.shows(UIColor(white: 0.5, alpha: 1), at: CGPoint(x: 50, y: 50)))
  }

  @Test func sublayersAreMaskedTogether() {
    let layer = plainLayer(.red)
    layer.addSublayer(plainLayer(.black))
    layer.mask = plainLayer(UIColor(white: 0, alpha: 0.5))
    #expect(picture(of: layer).shows(UIColor(white: 0.5, alpha: 1), at: CGPoint(x: 50, y: 50)))
  }

  @Test func whereTheMaskIsTransparentNothingIsSeen() {
    let shown = picture(of: masked(by: plainLayer(nil)))
    #expect(shown.shows(.white, at: CGPoint(x: 50, y: 50)))
    let small = picture(of: masked(by: plainLayer(.black, CGRect(x: 40, y: 40, width: 20, height: 20))))
    #expect(small.shows(.black, at: CGPoint(x: 50, y: 50)))
    #expect(small.shows(.white, at: CGPoint(x: 30, y: 50)))
  }

  @Test func aLineIsAMaskToo() {
    let mask = Self.shape(CGRect(x: 20, y: 20, width: 60, height: 60))
    (mask.fillColor, mask.strokeColor, mask.lineWidth) = (nil, UIColor.green.cgColor, 8)
    let shown = picture(of: masked(by: mask))
    #expect(shown.shows(.black, at: CGPoint(x: 20, y: 50)))
    #expect(shown.shows(.white, at: CGPoint(x: 50, y: 50)))
    #expect(shown.shows(.white, at: CGPoint(x: 12, y: 50)))
  }

  @Test(arguments: [false, true]) func boundsAndMaskAreMultiplied(isOpaque: Bool) {
    let layer = plainLayer(nil, CGRect(x: 20, y: 20, width: 60, height: 60))
    layer.masksToBounds = true
    layer.addSublayer(plainLayer(.black, CGRect(x: -20, y: -20, width: 100, height: 100)))
    layer.mask = plainLayer(
      UIColor(white: 0, alpha: isOpaque ? 1 : 0.5),
      CGRect(x: -20, y: 20, width: 100, height: 20)
    )
    let shown = picture(of: layer)
    #expect(shown.shows(.black.onWhite(isOpaque ? 1 : 0.5), at: CGPoint(x: 50, y: 50)))
    // Within the mask only, and within the bounds only.
    #expect(shown.shows(.white, at: CGPoint(x: 10, y: 50)))
    #expect(shown.shows(.white, at: CGPoint(x: 50, y: 70)))
  }

  @Test func anOpaqueShapeIsAClippingPath() {
    let xml = ParsedXML(picture(of: masked(by: Self.shape(CGRect(x: 20, y: 20, width: 60, height: 60)))).svg)
    #expect(xml.all("clipPath").count == 1)
    #expect(xml.all("mask").isEmpty)
  }

  @Test func aTextIsAMaskOfWhiteLetters() throws {
    let text = CATextLayer()
    text.frame = Self.square
    (text.string, text.foregroundColor) = ("Mask", UIColor.red.cgColor)
    let xml = ParsedXML(picture(of: masked(by: text)).svg)
    let mask = try #require(xml.all("mask").first)
    let id = try #require(mask["id"])
    #expect(xml.all("g").contains { $0["mask"] == "url(#\(id))" })
    #expect(xml.words(in: "text") == ["Mask"])
    #expect(xml.all("text")[0]["fill"] == "#fff")
  }
}

/// Truth: Apple, CALayer.display() and CALayerDelegate.draw(_:in:), for layers that are masks.
@MainActor struct DrawnMaskTests {
  /// A layer that draws its left half.
  private final class HalfLayer: CALayer {
    var share: CGFloat = 0.5

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(gray: 0, alpha: 1)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
    }
  }

  private final class Painter: CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(gray: 0, alpha: 1)
      ctx.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
  }

  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func expectHalf(_ simulator: Simulator, _ edge: CGFloat = 50) {
    let picture = Picture(of: simulator, caption: "mask")
    let origin = picture.scene.screen.origin
    func shows(_ color: UIColor, _ x: CGFloat) -> Bool {
      picture.shows(color, at: CGPoint(x: origin.x + x, y: origin.y + 50))
    }
    #expect(shows(.red, edge - 5) && shows(.white, edge + 5))
  }

  @Test(arguments: [true, false]) func aMaskDrawsItsContent(ofView: Bool) {
    let mask = HalfLayer()
    mask.frame = Self.square
    mask.setNeedsDisplay()
    let view = box(Self.square)
    let simulator = show { $0.addSubview(view) }
    let masked = ofView ? view.layer : plainLayer()
    if !ofView {
      view.backgroundColor = nil
      view.layer.addSublayer(masked)
    }
    masked.mask = mask
    simulator.settle()
    expectHalf(simulator)
    mask.share = 0.25
    mask.setNeedsDisplay()
    simulator.settle()
    expectHalf(simulator, 25)
  }

  @Test func aMaskThatIsThereBeforeItsViewIsShownDraws() {
    let view = box(Self.square)
    let mask = HalfLayer()
    mask.frame = Self.square
    mask.setNeedsDisplay()
    view.layer.mask = mask
    let simulator = show { $0.addSubview(view) }
    simulator.settle()
    expectHalf(simulator)
  }

  @Test func theDelegateOfAMaskDraws() {
    let (painter, mask, view) = (Painter(), CALayer(), box(Self.square))
    let simulator = show { $0.addSubview(view) }
    mask.frame = Self.square
    mask.delegate = painter
    mask.setNeedsDisplay()
    view.layer.mask = mask
    simulator.settle()
    expectHalf(simulator)
    withExtendedLifetime(painter) {}
  }
}
