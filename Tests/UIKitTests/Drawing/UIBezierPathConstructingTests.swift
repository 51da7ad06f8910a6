import Testing
import UIKit

/// Truth: Apple's documentation of UIBezierPath's methods (start, direction, calls without effect) and this
/// project's rule that steps with invalid numbers are ignored.
struct UIBezierPathConstructingTests {
  private func elements(_ build: (UIBezierPath) -> Void) -> [PathElement] {
    let path = UIBezierPath()
    build(path)
    return path.outline.elements
  }

  @Test func newPathIsEmptyWithDocumentedAttributes() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.lineDash.pattern.isEmpty)
    #expect(path.description == "<UIBezierPath: empty>")
  }

  @Test func moveAloneMakesAPathNotEmpty() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty)
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.bounds == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func segmentsNeedAStart() {
    let steps = elements { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
      path.addQuadCurve(to: .zero, controlPoint: .zero)
      path.close()
    }
    #expect(steps.isEmpty)
  }

  @Test func closingReturnsToTheStartAndASegmentAfterItStartsThere() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.close()
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 9))
    #expect(
      path.outline.elements == [
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 5, y: 1)), .close, .move(CGPoint(x: 1, y: 1)),
        .line(CGPoint(x: 1, y: 9)),
      ]
    )
  }

  @Test func rectangleRunsClockwiseFromItsOrigin() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      path.outline.elements == [
        .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 40, y: 20)), .line(CGPoint(x: 40, y: 60)),
        .line(CGPoint(x: 10, y: 60)), .close,
      ]
    )
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func negativeRectangleIsStandardised() {
    let path = UIBezierPath(rect: CGRect(x: 40, y: 60, width: -30, height: -40))
    #expect(path.cgPath == UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).cgPath)
  }

  @Test func appendingAddsASubpath() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = UIBezierPath()
    other.move(to: CGPoint(x: 5, y: 5))
    other.addLine(to: CGPoint(x: 6, y: 7))
    path.append(other)
    path.append(UIBezierPath())
    #expect(path.outline.elements.count == 7)
    #expect(path.currentPoint == CGPoint(x: 6, y: 7))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
  }

  @Test func transformMovesEveryPoint() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 7, y: 8),
      controlPoint1: CGPoint(x: 9, y: 10),
      controlPoint2: CGPoint(x: 11, y: 12)
    )
    path.lineWidth = 3
    path.apply(CGAffineTransform(scaleX: 2, y: 10))
    #expect(
      path.outline.elements == [
        .move(CGPoint(x: 2, y: 20)),
        .quadCurve(control: CGPoint(x: 10, y: 60), end: CGPoint(x: 6, y: 40)),
        .curve(
          control1: CGPoint(x: 18, y: 100),
          control2: CGPoint(x: 22, y: 120),
          end: CGPoint(x: 14, y: 80)
        ),
      ]
    )
    #expect(path.currentPoint == CGPoint(x: 14, y: 80))
    #expect(path.lineWidth == 3)
  }

  @Test func removingAllPointsKeepsTheAttributes() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.lineWidth = 4
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(path.lineWidth == 4)
  }

  @Test func copyIsIndependentAndKeepsTheAttributes() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    path.lineWidth = 4
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 2
    path.flatness = 1
    path.usesEvenOddFillRule = true
    path.setLineDash([3, 1], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.outline.elements.count == 5)
    #expect(copy.lineWidth == 4)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 2)
    #expect(copy.flatness == 1)
    #expect(copy.usesEvenOddFillRule)
    #expect(copy.lineDash.pattern == [3, 1])
    #expect(copy.lineDash.phase == 1)
  }

  @Test func cgPathIsAMomentaryCopy() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let shape = path.cgPath
    path.move(to: .zero)
    #expect(shape == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath)
    #expect(path.cgPath != shape)
    path.cgPath = shape
    #expect(UIBezierPath(cgPath: path.cgPath).cgPath == shape)
  }

  @Test func reversingRunsBackwards() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), controlPoint: CGPoint(x: 5, y: 5))
    path.addCurve(
      to: CGPoint(x: 3, y: 0),
      controlPoint1: CGPoint(x: 6, y: 6),
      controlPoint2: CGPoint(x: 7, y: 7)
    )
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 1, height: 1)))
    path.move(to: CGPoint(x: 9, y: 9))
    path.lineWidth = 6
    let reversed = path.reversing()
    #expect(
      reversed.outline.elements == [
        .move(CGPoint(x: 9, y: 9)),
        .move(CGPoint(x: 10, y: 11)), .line(CGPoint(x: 11, y: 11)), .line(CGPoint(x: 11, y: 10)),
        .line(CGPoint(x: 10, y: 10)), .close,
        .move(CGPoint(x: 3, y: 0)),
        .curve(control1: CGPoint(x: 7, y: 7), control2: CGPoint(x: 6, y: 6), end: CGPoint(x: 2, y: 0)),
        .quadCurve(control: CGPoint(x: 5, y: 5), end: CGPoint(x: 1, y: 0)),
        .line(CGPoint(x: 0, y: 0)),
      ]
    )
    #expect(reversed.lineWidth == 6)
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func dashesAreReadAsTheyWereSet() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    var pattern = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&pattern, count: nil, phase: nil)
    #expect(pattern == [4, 2, 1])
    #expect(phase == 5)
  }

  @Test(arguments: [[CGFloat](), [0, 0], [4, -1], [.nan], [.infinity, 1]])
  func impossibleDashesMakeASolidLine(pattern: [CGFloat]) {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 0)
    path.setLineDash(pattern, count: pattern.count, phase: 7)
    #expect(path.lineDash.pattern.isEmpty)
    #expect(path.lineDash.phase == 0)
    path.setLineDash([4, 2], count: -1, phase: 0)
    #expect(path.lineDash.pattern.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func stepsWithInvalidNumbersAreIgnored(bad: CGFloat) {
    let steps = elements { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.move(to: CGPoint(x: bad, y: 1))
      path.addLine(to: CGPoint(x: 1, y: bad))
      path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: bad, y: 0))
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: CGPoint(x: 0, y: bad))
      path.addArc(withCenter: .zero, radius: bad, startAngle: 0, endAngle: 1, clockwise: true)
      path.addArc(withCenter: .zero, radius: 1, startAngle: bad, endAngle: 1, clockwise: true)
      path.addArc(withCenter: CGPoint(x: bad, y: 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
      path.append(UIBezierPath(rect: CGRect(x: bad, y: 0, width: 1, height: 1)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: bad, height: 1)))
      path.append(UIBezierPath(roundedRect: CGRect(x: 0, y: bad, width: 1, height: 1), cornerRadius: 1))
    }
    #expect(steps == [.move(CGPoint(x: 1, y: 1))])
  }

  @Test func transformToInvalidNumbersDropsThePoints() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.apply(CGAffineTransform(scaleX: .nan, y: 1))
    #expect(path.isEmpty)
  }
}
