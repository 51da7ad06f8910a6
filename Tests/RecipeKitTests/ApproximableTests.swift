import RecipeKit
import Testing

/// Truth: |a − b| ≤ tolerance, number by number; IEEE 754's rule that NaN equals nothing.
struct ApproximableTests {
  @Test(arguments: [
    (1.0, 1.5, 0.5, true), (1.0, 1.75, 0.5, false), (1.0, 1.0, 0, true), (.infinity, .infinity, 0, true),
    (.infinity, 1, 1e300, false), (.nan, .nan, .infinity, false), (1, .nan, 1, false), (1, 1.1, -1, false),
  ])
  func numbers(left: Double, right: Double, tolerance: Double, near: Bool) {
    #expect(left.isNear(right, within: tolerance) == near)
    #expect(right.isNear(left, within: tolerance) == near)
    #expect(CGFloat(left).isNear(CGFloat(right), within: tolerance) == near)
    #expect(Float(left).isNear(Float(right), within: tolerance) == near)
  }

  @Test func everyNumberOfAValueCounts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.isNear(CGRect(x: 1.1, y: 1.9, width: 3.1, height: 3.9), within: 0.2))
    for off in [
      CGRect(x: 2, y: 2, width: 3, height: 4), CGRect(x: 1, y: 3, width: 3, height: 4),
      CGRect(x: 1, y: 2, width: 4, height: 4), CGRect(x: 1, y: 2, width: 3, height: 5),
    ] {
      #expect(!rect.isNear(off, within: 0.2))
      #expect(!rect.origin.isNear(off.origin, within: 0.2) || !rect.size.isNear(off.size, within: 0.2))
    }
  }

  @Test func listsMustBeEquallyLong() {
    #expect([1.0, 2.0].isNear([1.1, 1.9], within: 0.2))
    #expect(![1.0, 2.0].isNear([1.0], within: 0.2))
    #expect(![1.0, 2.0].isNear([1.0, 3.0], within: 0.2))
    #expect([Double]().isNear([], within: 0))
  }

  @Test func nilIsNearNilOnly() {
    #expect(Optional<Double>.none.isNear(nil, within: 1))
    #expect(Optional(1.0).isNear(1.5, within: 1))
    #expect(!Optional(1.0).isNear(nil, within: 1))
  }
}
