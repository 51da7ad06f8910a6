import Foundation
import Testing
import UIKit

@testable import Rendering

/// Truth: an arrow's wings reach back from its tip, as far to both sides.
struct ArrowOutlineTests {
  @Test(arguments: stride(from: 0.0, to: 360, by: 22.5).map { $0 }, [0.0, 10, 37.5])
  func anArrowIsKnownByItsPath(degrees: Double, length: Double) throws {
    let radians = degrees * .pi / 180
    let direction = CGVector(dx: cos(radians), dy: sin(radians))
    let start = CGPoint(x: 100, y: 200)
    let tip = start.moved(by: direction.scaled(by: length))
    let arrow = ArrowOutline(from: start, to: tip, direction, head: 10)
    let known = try #require(ArrowOutline(arrow.path))
    #expect(known.start == arrow.start && known.tip == arrow.tip && abs(known.head - 10) < 1e-9)
    #expect(abs(known.direction.dx - direction.dx) < 1e-9 && abs(known.direction.dy - direction.dy) < 1e-9)
    #expect(known.isHeadAlone == (length == 0))
    // The wings alone begin as far back as they reach.
    let way = hypot(known.tip.x - known.origin.x, known.tip.y - known.origin.y)
    #expect(abs(way - max(length, length == 0 ? 10 : 0)) < 1e-9)
  }

  @Test func whatIsNoArrowIsNotTakenForOne() {
    let (start, tip) = (CGPoint.zero, CGPoint(x: 40, y: 0))
    func path(_ right: CGPoint, _ left: CGPoint, back: CGPoint = CGPoint(x: 40, y: 0)) -> PathOutline {
      PathOutline([.move(start), .line(tip), .move(right), .line(back), .line(left)])
    }
    #expect(ArrowOutline(path(CGPoint(x: 30, y: 6), CGPoint(x: 30, y: -6))) != nil)
    #expect(ArrowOutline(path(CGPoint(x: 30, y: 6), CGPoint(x: 30, y: -5))) == nil)
    #expect(ArrowOutline(path(CGPoint(x: 50, y: 6), CGPoint(x: 50, y: -6))) == nil, "it points elsewhere")
    #expect(ArrowOutline(path(tip, tip)) == nil)
    #expect(
      ArrowOutline(path(CGPoint(x: 30, y: 6), CGPoint(x: 30, y: -6), back: CGPoint(x: 39, y: 0))) == nil
    )
    #expect(ArrowOutline(PathOutline([.move(start), .line(tip)])) == nil)
    #expect(ArrowOutline(PathOutline()) == nil)
  }
}
