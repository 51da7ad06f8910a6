import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageViewController.TransitionStyle.scroll and UIPageViewControllerDataSource.
@MainActor struct PageScrollTests {
  @Test func bothNeighborsAreAskedForAtRest() {
    let scene = PageScene(.scroll, first: [2])
    scene.show([3], animated: false)
    scene.simulator.advance(by: 0.1)
    #expect(scene.takeBookCalls().filter { $0 != "count" && $0 != "index" } == ["before 3", "after 3"])
    scene.swipe(-200)
    #expect(scene.shown == [4])
    #expect(scene.takeBookCalls() == ["will 4", "did 3 finished true completed true", "after 4"])
  }

  @Test func pagesSlideSideBySideWithTheFinger() throws {
    let scene = PageScene(.scroll, spacing: 20, first: [2])
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
    finger.move(to: CGPoint(x: 130, y: 284), duration: 1)
    #expect(scene.place(2).minX.isNear(-180.625))
    #expect(scene.place(3).minX.isNear(340 - 180.625))
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.place(3) == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func upwardsIsForward() {
    let scene = PageScene(.scroll, .vertical, first: [2])
    scene.swipe(0, -200)
    #expect(scene.shown == [3])
    scene.swipe(0, 200)
    #expect(scene.shown == [2])
  }

  @Test func tapsDoNotTurn() {
    let scene = PageScene(.scroll, first: [2])
    scene.simulator.tap(at: CGPoint(x: 310, y: 284))
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [2])
  }

  @Test func theSpineIsNotAskedFor() {
    let scene = PageScene(.scroll, first: [2])
    _ = scene.takeBookCalls()
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.takeBookCalls() == [])
    #expect(scene.place(2) == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test func dotsAreAskedForWhenPagesAreSetOnly() throws {
    let scene = PageScene(.scroll, first: [2])
    scene.dotCount = 6
    scene.show([3], animated: false)
    scene.simulator.advance(by: 0.1)
    let control = try #require(scene.book.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 6)
    #expect(control.currentPage == 3)
    #expect(control.frame == CGRect(x: 0, y: 531, width: 320, height: 37))
    #expect(scene.place(3) == CGRect(x: 0, y: 0, width: 320, height: 531))
    _ = scene.takeBookCalls()
    scene.swipe(-200)
    #expect(control.currentPage == 4)
    #expect(scene.takeBookCalls().filter { $0 == "count" || $0 == "index" } == [])
  }

  @Test func aTapOnTheDotsTurnsAPage() {
    let scene = PageScene(.scroll, first: [2])
    scene.dotCount = 6
    scene.show([3], animated: false)
    scene.simulator.advance(by: 0.1)
    scene.simulator.tap(at: CGPoint(x: 250, y: 550))
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [4])
    scene.simulator.tap(at: CGPoint(x: 50, y: 550))
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [3])
  }

  @Test func dotsNeedPagesThatScrollFromSideToSide() {
    for scene in [PageScene(.scroll, .vertical), PageScene(.pageCurl)] {
      scene.dotCount = 6
      scene.show([3], animated: false)
      #expect(!scene.book.view.subviews.contains { $0 is UIPageControl })
      #expect(!scene.log.take().contains("count"))
    }
  }

  @Test func noDotsWithoutACount() {
    let scene = PageScene(.scroll)
    scene.dotCount = 3
    scene.show([1], animated: false)
    scene.dotCount = 0
    scene.show([2], animated: false)
    #expect(!scene.book.view.subviews.contains { $0 is UIPageControl })
  }
}
