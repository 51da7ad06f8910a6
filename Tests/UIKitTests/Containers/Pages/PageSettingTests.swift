import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageViewController.setViewControllers and SpineLocation; the rules of containers.
@MainActor struct PageSettingTests {
  @Test func withoutAnimationCompletionComesBeforeTheReturn() {
    let scene = PageScene()
    var finished: Bool?
    scene.show([3], animated: false) { finished = $0 }
    #expect(finished == true)
    #expect(scene.shown == [3])
    #expect(scene.book.children == [scene.pages[3]])
    #expect(scene.pages[0].parent == nil)
    #expect(scene.pages[0].view.superview == nil)
  }

  @Test func anAnimatedTurnTakesTimeAndShowsBothPages() {
    let scene = PageScene()
    var finished: Bool?
    scene.show([1]) { finished = $0 }
    #expect(finished == nil)
    #expect(scene.shown == [1])
    scene.simulator.advance(by: 0.2)
    #expect(scene.pages[0].view.isDescendant(of: scene.book.view))
    #expect(scene.pages[1].view.isDescendant(of: scene.book.view))
    #expect(scene.simulator.application.isIgnoringInteractionEvents)
    scene.simulator.advanceUntilIdle()
    #expect(finished == true)
    #expect(scene.pages[0].view.superview == nil)
    #expect(scene.pages[1].view.superview === scene.book.view)
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test(arguments: [
    (UIPageViewController.TransitionStyle.pageCurl, ["0.viewDidDisappear", "1.viewDidAppear"]),
    (.scroll, ["1.viewDidAppear", "0.viewDidDisappear"]),
  ])
  func pagesAreToldAboutTheirParentsAround(_ style: UIPageViewController.TransitionStyle, _ ends: [String]) {
    let scene = PageScene(style)
    scene.simulator.advance(by: 0.1)
    _ = scene.log.take()
    scene.show([1])
    scene.simulator.advanceUntilIdle()
    let calls = scene.log.take().filter { $0.contains(".") && !$0.contains("oad") }
    #expect(
      calls.map { $0.replacingOccurrences(of: "\(scene.book)", with: "book") } == [
        "1.willMove(book)", "1.viewWillAppear", "0.viewWillDisappear", "0.willMove(nil)",
      ] + ends + ["0.didMove(nil)", "1.didMove(book)"]
    )
  }

  @Test func theDelegateHearsNothingOfIt() {
    let scene = PageScene()
    scene.show([1])
    scene.simulator.advanceUntilIdle()
    scene.show([2], animated: false)
    #expect(scene.takeBookCalls() == [])
  }

  @Test func aPageFillsTheBookAndFollowsItsSize() {
    let scene = PageScene()
    #expect(scene.pages[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    scene.book.view.bounds.size = CGSize(width: 200, height: 100)
    scene.book.view.layoutIfNeeded()
    #expect(scene.pages[0].view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test(arguments: [
    (UIPageViewController.NavigationOrientation.horizontal, CGRect(x: 160, y: 0, width: 160, height: 568)),
    (.vertical, CGRect(x: 0, y: 284, width: 320, height: 284)),
  ])
  func aSpineInTheMiddleHasAPageOnEitherSide(
    _ orientation: UIPageViewController.NavigationOrientation,
    _ second: CGRect
  ) {
    let scene = PageScene(.pageCurl, orientation, spine: .mid, first: [0, 1])
    #expect(scene.pages[0].view.frame == CGRect(origin: .zero, size: second.size))
    #expect(scene.pages[1].view.frame == second)
    #expect(scene.book.isDoubleSided)
  }

  @Test func aPageThatStaysDoesNotDisappear() {
    let scene = PageScene(spine: .mid, first: [0, 1])
    scene.show([1, 2])
    #expect(scene.shown == [1, 2])
    scene.simulator.advanceUntilIdle()
    #expect(scene.pages[1].view.frame == CGRect(x: 0, y: 0, width: 160, height: 568))
    #expect(!scene.log.take().contains("1.viewWillDisappear"))
  }

  @Test func theBackShowsOnlyDuringTheTurn() {
    let scene = PageScene()
    scene.book.isDoubleSided = true
    scene.show([2, 1])
    scene.simulator.advance(by: 0.3)
    #expect(scene.book.children.count == 3)
    #expect(scene.pages[1].view.window != nil)
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [2])
    #expect(scene.book.children == [scene.pages[2]])
  }

  @Test(arguments: [0, 2, 3])
  func aSpineAtTheSideShowsOnePage(_ count: Int) async {
    let result: ExitTest.Result?
    switch count {
    case 0: result = await PageSettingTests.raiseWithNone()
    case 2: result = await PageSettingTests.raiseWithTwo()
    default: result = await PageSettingTests.raiseWithThree()
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required (1) for the "
        + "requested transition"
    )
  }

  @Test func aSpineInTheMiddleShowsTwo() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let book = UIPageViewController(
          transitionStyle: .pageCurl,
          navigationOrientation: .horizontal,
          options: [.spineLocation: 2]
        )
        book.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The number of view controllers provided (1) doesn't match the number required (2) for the requested "
        + "transition"
    )
  }

  @Test func theSamePageTwiceIsIgnored() {
    let scene = PageScene(spine: .mid, first: [0, 1])
    var finished: Bool?
    scene.show([2, 2], animated: false) { finished = $0 }
    #expect(finished == false)
    #expect(scene.shown == [0, 1])
    #expect(scene.simulator.console.last?.contains("two pages at a time") == true)
  }

  @Test func aSecondTurnCutsTheFirstShort() {
    let scene = PageScene()
    var results: [String] = []
    scene.show([1]) { results.append("first \($0)") }
    scene.simulator.advance(by: 0.1)
    scene.show([2]) { results.append("second \($0)") }
    #expect(scene.shown == [2])
    scene.simulator.advanceUntilIdle()
    #expect(results == ["first false", "second true"])
    #expect(scene.book.children == [scene.pages[2]])
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aCompletionThatAlwaysTurnsOnDoesNotHang() {
    let scene = PageScene()
    var turns = 0
    func turnOn(_ finished: Bool) {
      turns += 1
      if turns < 50 { scene.show([turns % 6]) { turnOn($0) } }
    }
    scene.show([1]) { turnOn($0) }
    scene.show([2]) { turnOn($0) }
    scene.simulator.advanceUntilIdle()
    #expect(turns >= 50)
  }

  @Test func aPageThatAsksForAnotherWhileItAppearsGetsItAfterwards() {
    let scene = PageScene()
    scene.pages[1].onViewWillAppear = { scene.show([2], animated: false) }
    scene.show([1], animated: false)
    #expect(scene.shown == [1])
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [2])
    #expect(scene.book.children == [scene.pages[2]])
  }

  @Test func aPageThatLeavesDuringTheTurnIsNotShown() {
    let scene = PageScene()
    scene.show([1])
    scene.simulator.advance(by: 0.1)
    scene.pages[1].willMove(toParent: nil)
    scene.pages[1].view.removeFromSuperview()
    scene.pages[1].removeFromParent()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [])
    scene.show([2], animated: false)
    #expect(scene.shown == [2])
  }

  @Test func aBookThatLeavesTheScreenDuringATurnComesToRest() {
    let scene = PageScene()
    var finished: Bool?
    scene.show([1]) { finished = $0 }
    scene.simulator.advance(by: 0.1)
    scene.simulator.keyWindow?.rootViewController = UIViewController()
    scene.simulator.advanceUntilIdle()
    #expect(finished != nil)
    #expect(scene.shown == [1])
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func nothingKeepsTheBookOrOldPages() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    weak var book: UIPageViewController?
    weak var old: UIViewController?
    weak var new: UIViewController?
    do {
      let strong = UIPageViewController()
      book = strong
      let first = UIViewController()
      let second = UIViewController()
      old = first
      new = second
      strong.setViewControllers([first], direction: .forward, animated: false)
      root.addChild(strong)
      root.view.addSubview(strong.view)
      strong.didMove(toParent: root)
      simulator.advance(by: 0.1)
      strong.setViewControllers([second], direction: .forward, animated: true)
    }
    simulator.advanceUntilIdle()
    #expect(old == nil)
    #expect(new != nil)
    book?.willMove(toParent: nil)
    book?.view.removeFromSuperview()
    book?.removeFromParent()
    simulator.advanceUntilIdle()
    #expect(book == nil)
    #expect(new == nil)
  }

  private static func raiseWithNone() async -> ExitTest.Result? {
    await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController().setViewControllers(nil, direction: .forward, animated: false)
      }
    }
  }

  private static func raiseWithTwo() async -> ExitTest.Result? {
    await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController().setViewControllers(
          [UIViewController(), UIViewController()],
          direction: .forward,
          animated: true
        )
      }
    }
  }

  private static func raiseWithThree() async -> ExitTest.Result? {
    await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIPageViewController().setViewControllers(
          [UIViewController(), UIViewController(), UIViewController()],
          direction: .forward,
          animated: false
        )
      }
    }
  }
}
