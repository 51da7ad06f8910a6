import Testing
import UIKit

/// Truth: Apple's rule for UIEdgeInsetsInsetRect (add to the origin, subtract from the size), computed by hand.
struct EdgeInsetsTests {
  @Test(arguments: [
    (UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), CGRect(x: 12, y: 21, width: 94, height: 46)),
    (UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4), CGRect(x: 8, y: 19, width: 106, height: 54)),
    (UIEdgeInsets.zero, CGRect(x: 10, y: 20, width: 100, height: 50)),
  ])
  func insetsMoveTheSides(insets: UIEdgeInsets, expected: CGRect) {
    #expect(CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets) == expected)
  }

  @Test func insetsLargerThanTheRectangleGiveANegativeSize() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(rect.origin.x == 8)
    #expect(rect.size.width == -6)
  }
}
