import Testing
import UIKit

@testable import Rendering

/// Truth: Apple, CALayer.render(in:): the layer and its sublayers are drawn as they are on screen.
@MainActor struct LayerRenderingTests {
  /// The picture of an image of what a layer renders, on white paper of 100 × 100 points.
  private func rendered(_ layer: CALayer) -> Picture {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      layer.render(in: context.cgContext)
    }
    let view = UIImageView(image: image)
    let paper = box(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    paper.addSubview(view)
    return Picture(of: paper, caption: "rendered")
  }

  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func shapesAndGradientsAreRendered() {
    let gradient = CAGradientLayer()
    gradient.frame = square
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.fillColor = UIColor.green.cgColor
    shape.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    gradient.addSublayer(shape)
    let picture = rendered(gradient)
    #expect(
      picture.shows(
        UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1),
        at: CGPoint(x: 10, y: 25),
        within: 0.02
      )
    )
    #expect(picture.shows(.green, at: CGPoint(x: 50, y: 50)))
  }

  @Test func masksAndOpacityAreRendered() {
    let layer = plainLayer(.red)
    layer.mask = plainLayer(.black, CGRect(x: 0, y: 0, width: 50, height: 100))
    layer.mask?.opacity = 0.5
    let picture = rendered(layer)
    #expect(picture.shows(UIColor.red.onWhite(0.5), at: CGPoint(x: 25, y: 50), within: 0.02))
    #expect(picture.shows(.white, at: CGPoint(x: 75, y: 50)))
    layer.mask = nil
    layer.opacity = 0.25
    layer.addSublayer(plainLayer(.blue, CGRect(x: 0, y: 0, width: 50, height: 50)))
    let faded = rendered(layer)
    #expect(faded.shows(UIColor.blue.onWhite(0.25), at: CGPoint(x: 25, y: 25), within: 0.02))
    #expect(faded.shows(UIColor.red.onWhite(0.25), at: CGPoint(x: 75, y: 25), within: 0.02))
  }

  @Test func contentsAreRenderedByTheirGravity() {
    let layer = plainLayer(.white)
    layer.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }.cgImage
    layer.contentsScale = UIGraphicsImageRendererFormat().scale
    layer.contentsGravity = .bottomRight
    let picture = rendered(layer)
    #expect(
      picture.shows(.red, at: CGPoint(x: 95, y: 95)) && picture.shows(.white, at: CGPoint(x: 85, y: 95))
    )
  }

  @Test func imageViewsAndTransformsAreRendered() {
    let view = box(square, .white)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let imageView = UIImageView(image: image)
    imageView.transform = CGAffineTransform(translationX: 60, y: 0)
    view.addSubview(imageView)
    let picture = rendered(view.layer)
    #expect(
      picture.shows(.blue, at: CGPoint(x: 70, y: 10)) && picture.shows(.white, at: CGPoint(x: 10, y: 10))
    )
  }

  @Test func roundedCornersClipSublayers() {
    let layer = plainLayer(nil)
    (layer.cornerRadius, layer.masksToBounds) = (50, true)
    layer.addSublayer(plainLayer(.red))
    let picture = rendered(layer)
    #expect(picture.shows(.red, at: CGPoint(x: 50, y: 50)) && picture.shows(.white, at: CGPoint(x: 5, y: 5)))
  }

  @Test func aShadowIsRenderedAroundItsLayer() {
    let layer = plainLayer(nil)
    let plate = plainLayer(.red, CGRect(x: 20, y: 20, width: 30, height: 30))
    (plate.shadowOpacity, plate.shadowRadius) = (1, 0)
    plate.shadowOffset = CGSize(width: 30, height: 0)
    layer.addSublayer(plate)
    let picture = rendered(layer)
    #expect(
      picture.shows(.red, at: CGPoint(x: 35, y: 35)) && picture.shows(.black, at: CGPoint(x: 65, y: 35))
    )
  }

  @Test func textsAreRendered() {
    let text = CATextLayer()
    (text.frame, text.string) = (square, "Aa")
    text.foregroundColor = UIColor.black.cgColor
    let words = ParsedXML(rendered(text).svg).words(in: "text")
    #expect(words.contains("Aa"))
  }
}
