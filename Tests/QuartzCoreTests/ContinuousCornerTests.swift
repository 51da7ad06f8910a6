import CoreGraphics
import QuartzCore
import Testing

/// Truth: PaintCode, "Code for iOS 7 Rounded Rectangles": points of the outline in radii from the corner; Apple,
/// CALayer.cornerCurveExpansionFactor(_:).
struct ContinuousCornerTests {
  private func outline(_ size: CGFloat, radius: CGFloat, corners: CACornerMask = .all) -> PathOutline {
    PathOutline(
      continuous: CGRect(x: 0, y: 0, width: size, height: size),
      corners: corners,
      radius: radius
    )
  }

  private func contains(_ outline: PathOutline, _ x: CGFloat, _ y: CGFloat) -> Bool {
    outline.contains(CGPoint(x: x, y: y), using: .winding, closingSubpaths: true)
  }

  @Test func aCornerExtendsByTheFactor() {
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    let outline = outline(200, radius: 20)
    #expect(contains(outline, 20 * 1.53, 0.001))
    #expect(!contains(outline, 20 * 1.4, 0.001))
  }

  @Test(arguments: [(0.631494, 0.074911), (0.074911, 0.631494), (0.2915, 0.2915)] as [(CGFloat, CGFloat)])
  func theOutlinePassesThroughTheMeasuredPoints(_ x: CGFloat, _ y: CGFloat) {
    let outline = outline(200, radius: 20)
    for (dx, dy) in [(x, y), (10 - x, y), (x, 10 - y), (10 - x, 10 - y)] {
      // Towards the middle it is inside, and away from it outside.
      let (inX, inY) = (dx + (5 - dx) * 0.01, dy + (5 - dy) * 0.01)
      let (outX, outY) = (dx - (5 - dx) * 0.01, dy - (5 - dy) * 0.01)
      #expect(contains(outline, inX * 20, inY * 20))
      #expect(!contains(outline, outX * 20, outY * 20))
    }
  }

  @Test func halfASideIsACircle() {
    let outline = outline(100, radius: 50)
    for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
      #expect(contains(outline, 50 + 49.95 * cos(angle), 50 + 49.95 * sin(angle)))
      #expect(!contains(outline, 50 + 50.05 * cos(angle), 50 + 50.05 * sin(angle)))
    }
  }

  @Test func otherCornersAreSharp() {
    let outline = outline(100, radius: 20, corners: .layerMinXMinYCorner)
    #expect(!contains(outline, 1, 1))
    #expect(contains(outline, 99, 1) && contains(outline, 1, 99) && contains(outline, 99, 99))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat]) func unusableRadiiAreNone(radius: CGFloat) {
    #expect(outline(100, radius: radius).elements == outline(100, radius: 0).elements || radius == .infinity)
  }
}
