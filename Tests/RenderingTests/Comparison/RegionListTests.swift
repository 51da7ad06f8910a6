import Testing
import UIKit

@testable import LessonPictures
@testable import Rendering

/// Truth: the rules in the doc comments of `RegionList`.
struct RegionListTests {
  private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 10, height: 10)
  }

  @Test func whatIsNearBecomesOne() {
    #expect(RegionList([square(0, 0), square(15, 0)]).regions == [CGRect(x: 0, y: 0, width: 25, height: 10)])
    #expect(RegionList([square(0, 0), square(40, 0)]).regions.count == 2)
  }

  @Test func aBridgeJoinsBothBanks() {
    let bridge = CGRect(x: 10, y: 0, width: 30, height: 10)
    #expect(RegionList([square(0, 0), square(40, 0), bridge]).regions.count == 1)
  }

  @Test func thereAreNeverMoreThanAFew() {
    let many = (0..<40).flatMap { x in (0..<40).map { square(CGFloat(x) * 60, CGFloat($0) * 60) } }
    let list = RegionList(many)
    #expect(list.regions.count <= RegionList.limit)
    #expect(many.allSatisfy { one in list.regions.contains { $0.contains(one) } })
    #expect(list == RegionList(many))
  }

  @Test(
    arguments: [
      CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ]
  )
  func whatIsNoPlaceIsLeftOut(rect: CGRect) {
    #expect(RegionList([rect]).regions.isEmpty)
  }
}
