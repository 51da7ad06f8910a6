import CoreGraphics
import Testing

/// Truth: the distance of a point from a segment or a circle, the mitre's length 1 / sin(angle / 2), and dashes
/// counted along a line.
struct PathStrokingTests {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    return path
  }()

  private func stroke(
    _ path: CGPath,
    _ width: CGFloat,
    _ cap: CGLineCap = .butt,
    _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func capsReachHalfTheWidthBeyondTheEnds() {
    for x in stride(from: CGFloat(-4.85), to: 25, by: 0.7) {
      for y in stride(from: CGFloat(-4.85), to: 5, by: 0.7) {
        let point = CGPoint(x: x, y: y)
        let beyond = max(0, -x, x - 20)
        #expect(stroke(line, 6).contains(point) == (abs(y) < 3 && beyond == 0))
        #expect(stroke(line, 6, .square).contains(point) == (abs(y) < 3 && beyond < 3))
        let distance = hypot(beyond, y)
        if abs(distance - 3) > 0.01 { #expect(stroke(line, 6, .round).contains(point) == (distance < 3)) }
      }
    }
  }

  @Test func aStrokedCircleIsARing() {
    let ring = stroke(CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil), 10)
    for angle in stride(from: CGFloat(0), to: 2 * .pi, by: 0.13) {
      for (radius, isInside) in [(44.8, false), (45.2, true), (50, true), (54.8, true), (55.2, false)] {
        let point = CGPoint(x: CGFloat(radius) * cos(angle), y: CGFloat(radius) * sin(angle))
        #expect(ring.contains(point) == isInside, "\(radius) at \(angle)")
      }
    }
  }

  /// The tip of a right angle is √2 half widths from the corner, a bevel's edge half of that.
  @Test(arguments: [1, -1])
  func joinsEndAtTheirDistances(side: CGFloat) {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20 * side)])
    func reach(_ join: CGLineJoin, limit: CGFloat = 10) -> CGFloat {
      let path = stroke(corner, 4, .butt, join, limit: limit)
      let steps = Array(stride(from: CGFloat(0), to: 4, by: 0.01))
      let root = CGFloat(2).squareRoot()
      return steps.last { path.contains(CGPoint(x: 20 + $0 / root, y: -side * $0 / root)) } ?? 0
    }
    #expect(abs(reach(.miter) - 2 * 2.0.squareRoot()) < 0.02)
    #expect(abs(reach(.bevel) - 2.0.squareRoot()) < 0.02)
    #expect(abs(reach(.round) - 2) < 0.02)
    // The mitre of a right angle is √2 widths long.
    #expect(abs(reach(.miter, limit: 1.4) - 2.0.squareRoot()) < 0.02)
    #expect(abs(reach(.miter, limit: 1.42) - 2 * 2.0.squareRoot()) < 0.02)
  }

  @Test func closedPathsHaveAJoinAtTheirStart() {
    let frame = stroke(CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil), 2)
    #expect(frame.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 22, height: 12))
    #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) && !frame.contains(CGPoint(x: 10, y: 5)))
  }

  @Test func aPointIsOnlySeenByItsCaps() {
    let point = CGMutablePath()
    point.addLines(between: [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    #expect(stroke(point, 4).isEmpty)
    #expect(stroke(point, 4, .square).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(!stroke(point, 4, .round).contains(CGPoint(x: 3.2, y: 3.2)))
    #expect(stroke(point, 4, .round).contains(CGPoint(x: 5, y: 3.2)))
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func widthsThatAreNoneGiveNothing(width: CGFloat) {
    #expect(stroke(line, width).isEmpty)
  }

  @Test func theOutlineIsTransformed() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let path = line.copy(
      strokingWithWidth: 2,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: twice
    )
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 40, height: 4))
  }

  // MARK: Dashes

  /// The parts of the line from 0 to 20 that are dashes.
  private func dashes(_ lengths: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    line.copy(dashingWithPhase: phase, lengths: lengths).outline.polylines().map { $0.points.map(\.x) }
  }

  @Test func dashesAreCountedFromThePhase() {
    #expect(dashes([4, 6]) == [[0, 4], [10, 14]])
    #expect(dashes([4, 6], phase: 1) == [[0, 3], [9, 13], [19, 20]])
    #expect(dashes([4, 6], phase: 5) == [[5, 9], [15, 19]])
    #expect(dashes([4, 6], phase: -1) == [[1, 5], [11, 15]])
    #expect(dashes([4, 6], phase: 11) == dashes([4, 6], phase: 1))
    // An odd number of lengths: 3 on, 3 off.
    #expect(dashes([3]) == [[0, 3], [6, 9], [12, 15], [18, 20]])
    #expect(dashes([1, 2, 3]) == [[0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 20]])
    #expect(dashes([0, 10]) == [[0], [10]])
  }

  @Test(arguments: [[], [0, 0], [-1, 2], [CGFloat.nan], [1e-9, 1e-9]])
  func lengthsThatAreNoneGiveACopy(lengths: [CGFloat]) {
    #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
  }

  @Test func dashesTurnCorners() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashes = square.copy(dashingWithPhase: 5, lengths: [10]).outline.polylines()
    // From the middle of the top side: 5 on, 10 off, 10 on, 10 off, 5 on.
    let corners = [
      [CGPoint.zero, CGPoint(x: 5, y: 0)],
      [CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 5, y: 10)],
      [CGPoint(x: 0, y: 5), CGPoint.zero],
    ]
    #expect(dashes.map(\.points) == corners && dashes.allSatisfy { !$0.isClosed })
  }

  @Test func aContextStrokesItsPathWithItsPen() {
    let context = CGContext()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 6])
    context.addPath(line)
    #expect(context.pathContains(CGPoint(x: 2, y: 0.9), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 6, y: 0), mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 14, height: 2))
  }
}
