import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageControl.
@MainActor struct UIPageControlTests {
  /// Truth: Spaceman-Labs/SMPageControl, pull request 17, on UIPageControl.
  @Test(arguments: [(0, false, true), (0, true, true), (1, false, false), (1, true, true), (2, true, false)])
  func anEmptyControlTakesNoSpaceInConstraints(count: Int, hides: Bool, isEmpty: Bool) {
    _ = Simulator.boot(.iPhone5, iOS: 9)
    let control = UIPageControl()
    control.numberOfPages = count
    control.hidesForSinglePage = hides
    #expect((control.intrinsicContentSize == .zero) == isEmpty)
    #expect(control.size(forNumberOfPages: count).height == 37)
  }

  @Test func aNewOneIsEmpty() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let control = UIPageControl()
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
    #expect(!control.defersCurrentPageDisplay)
    #expect(control.pageIndicatorTintColor == nil)
    #expect(control.currentPageIndicatorTintColor == nil)
  }

  @Test(arguments: [(5, 2, 2), (5, 9, 4), (5, -1, 0), (0, 3, 0), (-4, 3, 0), (Int.max, 7, 7)])
  func theCurrentPageStaysAmongThePages(_ count: Int, _ page: Int, _ expected: Int) {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPage = page
    #expect(control.currentPage == expected)
    #expect(control.numberOfPages == max(0, count))
  }

  @Test func fewerPagesTakeTheCurrentOneAlong() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func tapsGoOnAndBackAndSayWhatChanged() {
    let scene = ControlScene { UIPageControl() }
    scene.control.numberOfPages = 2
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(scene.control.currentPage == 1)
    scene.simulator.tap(at: CGPoint(x: 190, y: 220))
    #expect(scene.control.currentPage == 1)
    scene.simulator.tap(at: CGPoint(x: 120, y: 220))
    #expect(scene.control.currentPage == 0)
    #expect(scene.log.take().filter { $0 == "valueChanged" }.count == 2)
  }

  @Test func manyDotsAreDrawnInNoTime() {
    let scene = ControlScene { UIPageControl() }
    scene.control.numberOfPages = Int(Int32.max)
    scene.simulator.advance(by: 0.1)
    #expect(scene.control.currentPage == 0)
  }

  @Test func noMoreDotsAreDrawnThanAnyScreenHasRoomFor() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 1e300, height: 20))
    control.numberOfPages = 100_000
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      control.draw(control.bounds)
    }
    // The widest screen has 1,366 points, and a dot with its gap takes 16.
    let count = image.commands.count
    #expect(count > 85 && count < 10_000)
  }

  @Test func itsSizeGrowsWithItsDots() {
    _ = Simulator.boot(.iPhone5, iOS: 7)
    let control = UIPageControl()
    #expect(control.size(forNumberOfPages: 0).width == 0)
    #expect(control.size(forNumberOfPages: -3).width == 0)
    #expect(control.size(forNumberOfPages: 3).width > control.size(forNumberOfPages: 2).width)
    control.numberOfPages = 3
    control.sizeToFit()
    #expect(control.bounds.size == control.size(forNumberOfPages: 3))
  }
}
