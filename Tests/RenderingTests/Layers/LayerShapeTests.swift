import Testing
import UIKit

@testable import Rendering

/// Truth: Apple's documentation of `CAShapeLayer`, and the geometry of lines.
@MainActor struct LayerShapeTests {
  /// A horizontal line from x = 10 to 90, 10 points wide.
  private func line(_ change: (CAShapeLayer) -> Void = { _ in }) -> Picture {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 50))
    path.addLine(to: CGPoint(x: 90, y: 50))
    return shape(path, change)
  }

  private func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> Picture {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.path = path
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, UIColor.red.cgColor, 10)
    change(layer)
    return picture(of: layer)
  }

  private func isRed(_ picture: Picture, _ x: CGFloat, _ y: CGFloat = 50) -> Bool {
    picture.shows(.red, at: CGPoint(x: x, y: y))
  }

  @Test(arguments: [(0, 1), (0.25, 1), (0, 0.5), (0.25, 0.75)] as [(CGFloat, CGFloat)])
  func theLineIsTrimmed(start: CGFloat, end: CGFloat) {
    let shown = line { ($0.strokeStart, $0.strokeEnd) = (start, end) }
    for share in stride(from: CGFloat(0.05), to: 1, by: 0.1) {
      #expect(isRed(shown, 10 + 80 * share) == (start < share && share < end), "\(share)")
    }
  }

  @Test func theEndOfAnEmptyLineIsItsStart() {
    #expect(!isRed(line { ($0.strokeStart, $0.strokeEnd) = (0.5, 0.5) }, 50))
  }

  @Test func dashesBeginAtThePhase() {
    let shown = line { ($0.lineDashPattern, $0.lineDashPhase) = ([10, 5], 3) }
    for x in stride(from: CGFloat(11), to: 90, by: 2) {
      let position = (x - 10 + 3).truncatingRemainder(dividingBy: 15)
      // Not at the edges of a dash.
      if min(position, abs(position - 10), 15 - position) < 1 { continue }
      #expect(isRed(shown, x) == (position < 10), "\(x)")
    }
  }

  @Test(arguments: [CAShapeLayerLineCap.butt, .round, .square]) func capsExtendTheEnds(
    cap: CAShapeLayerLineCap
  ) {
    let xml = ParsedXML(line { $0.lineCap = cap }.svg)
    let expected: [CAShapeLayerLineCap: String] = [.round: "round", .square: "square"]
    #expect(xml.all("path").first?["stroke-linecap"] == expected[cap])
  }

  @Test(arguments: [CAShapeLayerLineJoin.miter, .round, .bevel]) func joinsFormTheCorners(
    join: CAShapeLayerLineJoin
  ) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 80))
    path.addLine(to: CGPoint(x: 50, y: 20))
    path.addLine(to: CGPoint(x: 80, y: 80))
    let xml = ParsedXML(shape(path) { $0.lineJoin = join }.svg)
    let expected: [CAShapeLayerLineJoin: String] = [.round: "round", .bevel: "bevel"]
    #expect(xml.all("path").first?["stroke-linejoin"] == expected[join])
  }

  /// Two squares in the same direction.
  @Test(arguments: [CAShapeLayerFillRule.nonZero, .evenOdd]) func theRuleFillsTheInside(
    rule: CAShapeLayerFillRule
  ) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    let shown = shape(path) {
      ($0.fillColor, $0.strokeColor, $0.fillRule) = (UIColor.red.cgColor, nil, rule)
    }
    #expect(isRed(shown, 20))
    #expect(isRed(shown, 50) == (rule == .nonZero))
  }

  @Test func aPathMayExceedTheBounds() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
    layer.path = CGPath(rect: CGRect(x: -20, y: -20, width: 50, height: 50), transform: nil)
    layer.fillColor = UIColor.red.cgColor
    #expect(isRed(picture(of: layer), 25, 65))
  }

  @Test func theLineIsInFrontOfTheArea() {
    let path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    let shown = shape(path) { $0.fillColor = UIColor.blue.cgColor }
    #expect(isRed(shown, 23))
    #expect(shown.shows(.blue, at: CGPoint(x: 30, y: 50)))
  }
}

/// Truth: SVG 2, "stroke-miterlimit", which is 4 without the attribute; Apple, CAShapeLayer.miterLimit, which is 10.
@MainActor struct MiterLimitTests {
  /// The attribute for two lines that meet at an angle in degrees.
  private func limit(_ degrees: CGFloat, _ change: (CAShapeLayer) -> Void = { _ in }) -> String? {
    let shape = CAShapeLayer()
    let angle = degrees * .pi / 180
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 90, y: 50), CGPoint(x: 10, y: 50), CGPoint(x: 10 + 80 * cos(angle), y: 50 + 80 * sin(angle)),
    ])
    (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, UIColor.red.cgColor)
    change(shape)
    let xml = ParsedXML(picture(of: shape).svg)
    return xml.all("path").first { $0["stroke"] != nil }?["stroke-miterlimit"]
  }

  @Test func onlyCornersBetweenBothLimitsNeedIt() {
    #expect(limit(90) == nil && limit(30) == nil)
    #expect(limit(28) == "10" && limit(12) == "10")
    #expect(limit(11) == nil)
    #expect(limit(45) { $0.miterLimit = 2 } == "2")
    #expect(limit(20) { $0.miterLimit = 4 } == nil)
    #expect(limit(20) { $0.lineJoin = .round } == nil)
  }
}
