import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageViewControllerDelegate and DataSource; forward is leftwards or upwards.
@MainActor struct PageGestureTests {
  @Test func aSwipeTurnsOnePageAndTheDelegateHearsOfIt() {
    let scene = PageScene(first: [2])
    scene.swipe(-200)
    #expect(scene.shown == [3])
    #expect(scene.takeBookCalls() == ["after 2", "will 3", "did 2 finished true completed true"])
    scene.swipe(200)
    #expect(scene.shown == [2])
    #expect(scene.takeBookCalls() == ["before 3", "will 2", "did 3 finished true completed true"])
    #expect(scene.book.children == [scene.pages[2]])
    #expect(scene.pages[2].view.frame == scene.book.view.bounds)
  }

  @Test(arguments: [UIPageViewController.SpineLocation.min, .max])
  func upwardsIsForwardInACalendar(_ spine: UIPageViewController.SpineLocation) {
    let scene = PageScene(.pageCurl, .vertical, spine: spine, first: [2])
    scene.swipe(0, -200)
    #expect(scene.shown == [3])
    scene.swipe(0, 200)
    #expect(scene.shown == [2])
    scene.swipe(-200)
    #expect(scene.shown == [2])
  }

  @Test func aBookWithTheSpineAtTheRightTurnsTheSameWay() {
    let scene = PageScene(spine: .max, first: [2])
    scene.swipe(-200)
    #expect(scene.shown == [3])
    scene.swipe(200)
    #expect(scene.shown == [2])
  }

  @Test func twoPagesGiveWayToTwo() {
    let scene = PageScene(spine: .mid, first: [2, 3])
    scene.swipe(-200)
    #expect(scene.shown == [4, 5])
    #expect(
      scene.takeBookCalls() == ["after 3", "after 4", "will 4+5", "did 2+3 finished true completed true"]
    )
    scene.swipe(200)
    #expect(scene.shown == [2, 3])
    #expect(
      scene.takeBookCalls() == ["before 4", "before 3", "will 2+3", "did 4+5 finished true completed true"]
    )
  }

  @Test func aLonelyLastPageIsNotTurnedTo() {
    let scene = PageScene(spine: .mid, pageCount: 5, first: [2, 3])
    scene.swipe(-200)
    #expect(scene.shown == [2, 3])
    #expect(scene.takeBookCalls() == ["after 3", "after 4"])
  }

  @Test func aLeafHasTwoSides() {
    let scene = PageScene(first: [2])
    scene.book.isDoubleSided = true
    scene.swipe(-200)
    #expect(scene.shown == [4])
    #expect(scene.takeBookCalls() == ["after 2", "after 3", "will 4", "did 2 finished true completed true"])
    scene.swipe(200)
    #expect(scene.shown == [2])
  }

  @Test func aSlowFingerDecidesByItsWay() throws {
    let scene = PageScene(first: [2])
    for (way, expected) in [(CGFloat(120), 2), (170, 3)] {
      let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
      finger.move(to: CGPoint(x: 300 - way, y: 284), duration: 1)
      scene.simulator.advance(by: 0.5)
      finger.lift()
      scene.simulator.advanceUntilIdle()
      #expect(scene.shown == [expected])
    }
  }

  @Test func aPageThatFallsBackWasNotTurned() throws {
    let scene = PageScene(first: [2])
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
    finger.move(to: CGPoint(x: 60, y: 284), duration: 0.5)
    #expect(scene.shown == [2])
    #expect(scene.pages[3].view.isDescendant(of: scene.book.view))
    finger.move(to: CGPoint(x: 280, y: 284), duration: 0.3)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [2])
    #expect(scene.book.children == [scene.pages[2]])
    let calls = scene.log.take()
    #expect(
      calls.filter { !$0.contains(".") } == [
        "after 2", "will 3", "did 2 finished true completed false",
      ]
    )
    #expect(
      calls.filter { $0.lowercased().contains("appear") } == [
        "3.viewWillAppear", "2.viewWillDisappear", "3.viewWillDisappear", "2.viewWillAppear",
        "3.viewDidDisappear", "2.viewDidAppear",
      ]
    )
  }

  @Test func aTouchThatIsTakenAwayLetsThePageFall() throws {
    let scene = PageScene(first: [2])
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
    finger.move(to: CGPoint(x: 60, y: 284), duration: 0.5)
    finger.cancel()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [2])
    #expect(scene.takeBookCalls().last == "did 2 finished true completed false")
  }

  @Test(arguments: [(CGFloat(300), 3), (270, 3), (250, 2), (160, 2), (70, 2), (50, 1), (10, 1)])
  func tapsTurnNearTheEndsOnly(_ x: CGFloat, _ expected: Int) {
    let scene = PageScene(first: [2])
    scene.simulator.tap(at: CGPoint(x: x, y: 284))
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [expected])
    #expect(scene.takeBookCalls().isEmpty == (expected == 2))
  }

  @Test func nothingComesBeforeTheFirstOrAfterTheLast() {
    let scene = PageScene(pageCount: 1)
    scene.swipe(-200)
    scene.swipe(200)
    #expect(scene.shown == [0])
    #expect(scene.takeBookCalls() == ["after 0", "before 0"])
  }

  @Test func withoutADataSourceNothingTurns() {
    let scene = PageScene(hasDataSource: false)
    scene.swipe(-200)
    scene.simulator.tap(at: CGPoint(x: 310, y: 284))
    #expect(scene.shown == [0])
    #expect(scene.takeBookCalls() == [])
  }

  @Test func theSamePageAgainIsNoPage() {
    let scene = PageScene()
    scene.answersWithSamePage = true
    scene.swipe(-200)
    #expect(scene.shown == [0])
    #expect(scene.takeBookCalls() == ["after 0"])
    #expect(scene.simulator.console.last?.hasSuffix("which is already shown.") == true)
  }

  @Test func tapsDuringATurnAreIgnored() {
    let scene = PageScene()
    scene.simulator.tap(at: CGPoint(x: 310, y: 284))
    scene.simulator.advance(by: 0.2)
    scene.simulator.tap(at: CGPoint(x: 310, y: 284))
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [1])
  }

  @Test func settingPagesTakesThemFromTheFinger() throws {
    let scene = PageScene(first: [2])
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
    finger.move(to: CGPoint(x: 100, y: 284), duration: 0.5)
    _ = scene.takeBookCalls()
    scene.show([5], animated: false)
    #expect(scene.shown == [5])
    finger.move(to: CGPoint(x: 50, y: 284), duration: 0.2)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [5])
    #expect(scene.book.children == [scene.pages[5]])
    #expect(scene.takeBookCalls() == ["did 2 finished false completed false"])
  }

  @Test func aDelegateThatSetsPagesWhenAGestureBeginsHasItsWay() {
    let scene = PageScene(first: [2])
    scene.onWillTransition = { [unowned scene] in scene.show([5], animated: false) }
    scene.swipe(-200)
    #expect(scene.shown == [5])
    #expect(scene.book.children == [scene.pages[5]])
  }

  @Test func aBookThatRemovesItselfWhenAGestureBeginsComesToRest() {
    let scene = PageScene(first: [2])
    scene.onWillTransition = { [unowned scene] in
      scene.simulator.keyWindow?.rootViewController = UIViewController()
    }
    scene.swipe(-200)
    #expect(scene.book.children.count == 1)
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aBookThatRemovesItselfAtTheEndIsReleased() {
    let scene = PageScene(first: [2])
    scene.onDidFinish = { [unowned scene] in
      scene.simulator.keyWindow?.rootViewController = UIViewController()
    }
    scene.swipe(-200)
    #expect(scene.shown == [3])
    #expect(scene.book.view.window == nil)
  }

  @Test func aDelegateMayGoWhileAPageTurns() {
    let scene = PageScene(first: [2])
    scene.onWillTransition = { [unowned scene] in scene.book.delegate = nil }
    scene.swipe(-200)
    #expect(scene.shown == [3])
    #expect(scene.takeBookCalls() == ["after 2", "will 3"])
  }

  @Test func recognizersMayBelongToAnotherView() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let source = LoopingSource()
    let root = UIViewController()
    let book = UIPageViewController()
    book.dataSource = source
    book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    simulator.launch(root)
    root.addChild(book)
    book.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    root.view.addSubview(book.view)
    book.didMove(toParent: root)
    root.view.gestureRecognizers = book.gestureRecognizers
    simulator.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 500))
    simulator.advanceUntilIdle()
    #expect(book.viewControllers == [source.pages[1]])
    simulator.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 500))
    simulator.advanceUntilIdle()
    #expect(book.viewControllers == [source.pages[0]])
  }
}

/// Two pages, each of which is both before and after the other.
@MainActor
private final class LoopingSource: UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : pages[0] }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : pages[0] }
}
