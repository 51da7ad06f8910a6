import CoreGraphics
import Testing

/// Truth: Apple's documentation of CGPath and CGMutablePath, and the geometry of circles and their tangents.
struct CGMutablePathTests {
  /// The elements of a path as words, with the points that each passes.
  private func words(_ path: CGPath) -> [String] {
    var words: [String] = []
    path.applyWithBlock { element in
      let (name, count) =
        switch element.pointee.type {
        case .moveToPoint: ("move", 1)
        case .addLineToPoint: ("line", 1)
        case .addQuadCurveToPoint: ("quad", 2)
        case .addCurveToPoint: ("curve", 3)
        case .closeSubpath: ("close", 0)
        }
      let points = (0..<count).map { element.pointee.points[$0] }
      let numbers = points.map { "\(Int($0.x.rounded())),\(Int($0.y.rounded()))" }
      words.append(([name] + numbers).joined(separator: " "))
    }
    return words
  }

  @Test func elementsComeBackInTheirOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0))
    path.closeSubpath()
    #expect(words(path) == ["move 1,2", "line 3,4", "quad 7,8 5,6", "curve 1,0 2,0 0,0", "close"])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    }
    #expect(count == 5)
  }

  @Test func pointsAreTransformedAsTheyAreAdded() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty, "a line needs a start")
    path.addLines(between: [.zero, CGPoint(x: 1, y: 2)], transform: twice)
    path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1), transform: twice)
    path.addPath(CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil), transform: twice)
    #expect(
      words(path) == [
        "move 0,0", "line 2,4", "move 2,2", "line 4,2", "line 4,4", "line 2,4", "close",
        "move 10,10", "line 12,10", "line 12,12", "line 10,12", "close",
      ]
    )
  }

  @Test func aCopyStaysWhatItWas() throws {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
    let copy = try #require(path.copy())
    let mutable = try #require(copy.mutableCopy())
    #expect(copy == path && mutable == path && copy.hashValue == path.hashValue)
    path.closeSubpath()
    path.move(to: .zero)
    #expect(copy != path && mutable == copy)
    var shift = CGAffineTransform(translationX: 10, y: 0)
    let moved = try #require(copy.copy(using: &shift))
    #expect(moved.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 4, height: 2))
    #expect(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: &shift) == moved)
  }

  @Test func onlyUprightRectanglesAreRectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.null
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let corners = [CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6), CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2)]
    for ring in [corners, corners + [corners[0]]] {
      let path = CGMutablePath()
      path.addLines(between: ring)
      #expect(path.isRect(&found) && found == rect)
      path.addLine(to: CGPoint(x: 9, y: 9))
      #expect(!path.isRect(nil))
    }
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil) && !CGMutablePath().isRect(nil))
  }

  // MARK: Arcs

  /// Core Graphics names directions for a y axis that points up, so on screen they are reversed.
  @Test func arcsGoTheOtherWayOnScreen() {
    let right = CGMutablePath()
    right.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(right.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let left = CGMutablePath()
    left.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(near(left.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 10, height: 10)))
    right.move(to: CGPoint(x: -5, y: 0))
    right.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
    #expect(words(right).contains("line 10,0"), "a line leads to the start of the arc")
  }

  @Test func anArcBetweenTangentsTouchesBoth() {
    let path = CGMutablePath()
    path.move(to: .zero)
    // The circle in the right angle has its centre at (60, 40).
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 90), radius: 40)
    #expect(words(path)[1] == "line 60,0")
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 40) < 1e-9)
    path.closeSubpath()
    for angle in stride(from: -CGFloat.pi / 2, through: 0, by: 0.1) {
      func point(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 60 + radius * cos(angle), y: 40 + radius * sin(angle))
      }
      // The curves deviate from the circle by up to 2.8e-4 of the radius.
      #expect(path.contains(point(39.9)) && !path.contains(point(40.1)))
    }
  }

  @Test(arguments: [(CGPoint(x: 200, y: 0), 40), (CGPoint(x: 100, y: 90), 0), (CGPoint(x: 100, y: 0), 40)])
  func withoutAnAngleTheArcIsALine(end: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: radius)
    #expect(path.isEmpty, "an arc needs a start")
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: radius)
    #expect(words(path) == ["move 0,0", "line 100,0"])
  }

  @Test func cornersOfRoundedRectanglesAreQuarterEllipses() {
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 10)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    for angle in stride(from: CGFloat(0.05), to: .pi / 2, by: 0.1) {
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: 20 - 20 * share * cos(angle), y: 10 - 10 * share * sin(angle))
      }
      #expect(path.contains(point(0.99)) && !path.contains(point(1.01)))
    }
  }

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.maxX - other.maxX) < 1e-6 && abs(one.maxY - other.maxY) < 1e-6
  }
}
