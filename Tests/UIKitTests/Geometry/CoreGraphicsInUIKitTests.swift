import Testing
import UIKit

/// Truth: a file that imports UIKit alone sees Core Graphics, as on Apple's platforms, with its rectangles that
/// don't trap.
struct CoreGraphicsInUIKitTests {
  @Test func aRectangleWithoutEdgesMeetsNothing() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let broken = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(square.intersection(broken).isNull && !square.intersects(broken) && !square.contains(broken))
  }

  @Test func bothNamesMeanOneType() {
    #expect(UIKit.CGColor.self == CoreGraphics.CGColor.self && UIKit.CGRect.self == Foundation.CGRect.self)
  }
}
