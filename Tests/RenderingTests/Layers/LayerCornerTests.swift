import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `cornerRadius`, `maskedCorners` and `masksToBounds`, and circles.
///
/// For radii larger than half a side measurements of Core Animation: the circles meet in the middle of the side.
@MainActor struct LayerCornerTests {
  struct Sample: CustomTestStringConvertible {
    var radius: CGFloat
    var corners: CACornerMask?
    var point: CGPoint
    var isInside: Bool

    init(_ radius: CGFloat, _ corners: CACornerMask? = nil, at x: CGFloat, _ y: CGFloat, isInside: Bool) {
      (self.radius, self.corners, self.isInside) = (radius, corners, isInside)
      point = CGPoint(x: x, y: y)
    }

    var testDescription: String { "radius \(radius) at \(point)" }
  }

  /// Points of a square of 100 points; the distance of a corner's circle from its corner is 0.29 radii.
  nonisolated static let samples = [
    Sample(0, at: 2, 2, isInside: true),
    Sample(20, at: 4, 4, isInside: false), Sample(20, at: 8, 8, isInside: true),
    Sample(20, at: 96, 96, isInside: false), Sample(20, at: 92, 8, isInside: true),
    Sample(50, at: 2, 50, isInside: true), Sample(50, at: 13, 13, isInside: false),
    Sample(50, at: 17, 83, isInside: true),
    // 80 - √(80² - 30²) = 5.8 points from the middle of each side.
    Sample(80, at: 4, 50, isInside: false), Sample(80, at: 8, 50, isInside: true),
    Sample(80, at: 50, 4, isInside: false), Sample(80, at: 50, 92, isInside: true),
    Sample(80, at: 21, 21, isInside: false), Sample(80, at: 26, 26, isInside: true),
    // The circles of opposite corners don't meet.
    Sample(200, at: 50, 50, isInside: false),
    Sample(50, [.layerMinXMinYCorner], at: 5, 5, isInside: false),
    Sample(50, [.layerMinXMinYCorner], at: 98, 2, isInside: true),
    Sample(50, [.layerMinXMinYCorner], at: 98, 98, isInside: true),
    Sample(40, [.layerMaxXMaxYCorner, .layerMinXMaxYCorner], at: 98, 98, isInside: false),
    Sample(40, [.layerMaxXMaxYCorner, .layerMinXMaxYCorner], at: 2, 98, isInside: false),
    Sample(40, [.layerMaxXMaxYCorner, .layerMinXMaxYCorner], at: 2, 2, isInside: true),
    // One corner has room for a radius up to the whole side.
    Sample(90, [.layerMaxXMinYCorner], at: 70, 26, isInside: true),
    Sample(90, [.layerMaxXMinYCorner], at: 76, 24, isInside: false),
    Sample(90, [.layerMaxXMinYCorner], at: 2, 2, isInside: true),
  ]

  @Test(arguments: samples) func theBackgroundHasRoundCorners(_ sample: Sample) {
    let layer = plainLayer()
    layer.cornerRadius = sample.radius
    if let corners = sample.corners { layer.maskedCorners = corners }
    #expect(picture(of: layer).shows(sample.isInside ? .red : .white, at: sample.point))
  }

  @Test(arguments: samples) func aLayerThatMasksToItsBoundsClipsItsSublayersByThem(_ sample: Sample) {
    let layer = plainLayer(nil)
    (layer.cornerRadius, layer.masksToBounds) = (sample.radius, true)
    if let corners = sample.corners { layer.maskedCorners = corners }
    layer.addSublayer(plainLayer(.red, CGRect(x: -10, y: -10, width: 120, height: 120)))
    #expect(picture(of: layer).shows(sample.isInside ? .red : .white, at: sample.point))
  }

  @Test(arguments: samples) func aGradientHasThem(_ sample: Sample) {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    layer.cornerRadius = sample.radius
    if let corners = sample.corners { layer.maskedCorners = corners }
    #expect(picture(of: layer).shows(sample.isInside ? .red : .white, at: sample.point))
  }

  @Test(arguments: samples) func renderingDrawsTheSameOutline(_ sample: Sample) {
    let layer = plainLayer()
    layer.cornerRadius = sample.radius
    if let corners = sample.corners { layer.maskedCorners = corners }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
      layer.render(in: $0.cgContext)
    }
    let view = UIImageView(image: image)
    view.backgroundColor = .white
    let shown = Picture(of: view, caption: "image")
    #expect(shown.shows(sample.isInside ? .red : .white, at: sample.point))
  }

  @Test(arguments: [20, 50, 80] as [CGFloat]) func theBorderIsInsideTheOutline(radius: CGFloat) {
    let layer = plainLayer()
    (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (radius, 10, UIColor.blue.cgColor)
    let shown = picture(of: layer)
    // Along the diagonal, the outline is 0.4142 radii from the circle's centre to the corner.
    let edge = radius - radius / CGFloat(2).squareRoot()
    func onDiagonal(_ distance: CGFloat) -> CGPoint {
      let offset = edge + distance / CGFloat(2).squareRoot()
      return CGPoint(x: offset, y: 100 - offset)
    }
    #expect(shown.shows(.white, at: onDiagonal(-2)))
    #expect(shown.shows(.blue, at: onDiagonal(2)))
    #expect(shown.shows(.blue, at: onDiagonal(8)))
    #expect(shown.shows(.red, at: onDiagonal(12)))
  }

  @Test func aCircleStaysASimpleElement() {
    let layer = plainLayer()
    layer.cornerRadius = 50
    let rects = ParsedXML(picture(of: layer).svg).all("rect")
    #expect(rects.contains { $0["rx"] == "50" })
  }

  /// Truth: PaintCode, "Code for iOS 7 Rounded Rectangles".
  @Test func continuousCornersExtendAlongTheSides() {
    func layer(_ curve: CALayerCornerCurve) -> CALayer {
      let layer = plainLayer()
      (layer.cornerRadius, layer.cornerCurve) = (20, curve)
      return layer
    }
    // The outline passes the top at 0.868 radii in a depth of 0.02 radii, and at 1.2 radii still below it.
    let (circular, continuous) = (picture(of: layer(.circular)), picture(of: layer(.continuous)))
    #expect(ParsedXML(circular.svg).all("rect").contains { $0["rx"] == "20" })
    #expect(!ParsedXML(continuous.svg).all("rect").contains { $0["rx"] != nil })
    #expect(ParsedXML(continuous.svg).all("path").count == 1)
    for shown in [circular, continuous] {
      #expect(shown.shows(.white, at: CGPoint(x: 3, y: 3)) && shown.shows(.red, at: CGPoint(x: 10, y: 10)))
    }
    let clipping = layer(.continuous)
    clipping.addSublayer(plainLayer(.blue))
    (clipping.masksToBounds, clipping.borderWidth) = (true, 2)
    let xml = ParsedXML(picture(of: clipping).svg)
    #expect(xml.all("clipPath").count == 1)
    #expect(xml.all("path").count == 3, "clip, background and border")
  }
}
