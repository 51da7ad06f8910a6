import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `CAGradientLayer`, and the closed forms of lines, ellipses and angles.
///
/// Points are in fractions of the bounds, and colours at their locations, constant beyond the ends.
@MainActor struct LayerGradientTests {
  private func gradient(_ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint) -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.type = type
    (layer.startPoint, layer.endPoint) = (start, end)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    return layer
  }

  struct Sample {
    var point: CGPoint
    /// The share of white.
    var share: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ share: CGFloat) {
      (point, self.share) = (CGPoint(x: x, y: y), share)
    }
  }

  @Test(arguments: [
    Sample(25, 10, 0.25), Sample(25, 90, 0.25), Sample(50, 50, 0.5), Sample(80, 50, 0.8),
  ])
  func anAxialGradientIsConstantAcrossItsLine(_ sample: Sample) {
    let layer = gradient(.axial, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    #expect(picture(of: layer).shows(UIColor(white: sample.share, alpha: 1), at: sample.point))
  }

  @Test(arguments: [
    Sample(10, 10, 0), Sample(50, 50, 0.5), Sample(40, 60, 0.5), Sample(60, 60, 0.75), Sample(90, 90, 1),
  ])
  func colorsContinueBeyondTheEndsOfASlantedLine(_ sample: Sample) {
    // 30 % to 70 % of the diagonal.
    let layer = gradient(.axial, from: CGPoint(x: 0.3, y: 0.3), to: CGPoint(x: 0.7, y: 0.7))
    #expect(picture(of: layer).shows(UIColor(white: sample.share, alpha: 1), at: sample.point, within: 0.015))
  }

  @Test(arguments: [
    Sample(50, 50, 0), Sample(75, 50, 0.5), Sample(50, 62.5, 0.5), Sample(50, 75, 1), Sample(5, 5, 1),
    Sample(80, 65, 0.848_528_137),
  ])
  func aRadialGradientHasEllipses(_ sample: Sample) {
    let layer = gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.75))
    #expect(picture(of: layer).shows(UIColor(white: sample.share, alpha: 1), at: sample.point, within: 0.02))
  }

  @Test(arguments: [
    Sample(50, 90, 0.25), Sample(10, 50, 0.5), Sample(50, 10, 0.75), Sample(80, 80, 0.125),
    Sample(20, 80, 0.375),
  ])
  func aConicGradientTurnsClockwise(_ sample: Sample) {
    let layer = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    #expect(picture(of: layer).shows(UIColor(white: sample.share, alpha: 1), at: sample.point))
  }

  @Test func axialAndRadialGradientsAreSmooth() {
    let xml = ParsedXML(
      picture(
        of: gradient(.axial, from: .zero, to: CGPoint(x: 1, y: 1)),
        gradient(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
      ).svg
    )
    #expect(xml.all("linearGradient").count == 1)
    #expect(xml.all("radialGradient").count == 1)
    #expect(xml.all("stop").count == 4)
  }

  @Test func aConicGradientHasASectorForEachColorOfAScreen() {
    let layer = gradient(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5))
    let greys = picture(of: layer).scene.nodes.compactMap { node -> Int? in
      guard case .shape(let shape) = node.content, case .path = shape.geometry,
        case .color(let color) = shape.fill
      else { return nil }
      return Int(color.red)
    }
    #expect(greys.count == 255)
    for (grey, next) in zip(greys, greys.dropFirst()) { #expect(abs(next - grey) <= 2) }
  }

  @Test func locationsPlaceTheColors() {
    let layer = gradient(.axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 0))
    layer.locations = [0.4, 0.6]
    let shown = picture(of: layer)
    for (x, share) in [(20, 0), (45, 0.25), (50, 0.5), (80, 1)] as [(CGFloat, CGFloat)] {
      #expect(shown.shows(UIColor(white: share, alpha: 1), at: CGPoint(x: x, y: 50), within: 0.03))
    }
  }
}
