import Testing

@testable import CoreGraphics

/// Truth: a line of width w reaches w / 2 beside its path, and a mitre of the angle a reaches w / 2 / sin(a / 2) from its corner.
struct DrawingExtentTests {
  private static let canvas = CGRect(x: 0, y: 0, width: 30, height: 30)

  private static func stroke(_ points: [CGPoint], width: CGFloat) -> [DrawingCommand] {
    var path = PathOutline()
    for (index, point) in points.enumerated() { path.add(index == 0 ? .move(point) : .line(point)) }
    return [.stroke(path, DrawingStroke(width: width), .black, nil)]
  }

  @Test func aRightAngleFitsWhereItsMitreDoes() {
    // The mitre of a right angle reaches 1.42 points from the corner, far less than the limit of 10.
    let corner = [CGPoint(x: 2, y: 28), CGPoint(x: 2, y: 2), CGPoint(x: 28, y: 2)]
    #expect(DrawingExtent.fits(Self.stroke(corner, width: 2), in: Self.canvas))
  }

  @Test func aSharpCornerDoesNotFitWhereItsMitreIsOutside() {
    // The sides rise by 20 points over 3: the mitre reaches 6.7 points above the tip, which is 3 points below the edge.
    let tip = [CGPoint(x: 12, y: 23), CGPoint(x: 15, y: 3), CGPoint(x: 18, y: 23)]
    #expect(!DrawingExtent.fits(Self.stroke(tip, width: 2), in: Self.canvas))
  }

  @Test func aLineWithoutAFiniteWidthDoesNotFit() {
    let line = [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]
    #expect(!DrawingExtent.fits(Self.stroke(line, width: .infinity), in: Self.canvas))
  }
}
