import Simulator
import Testing
import UIKit

/// Truth: Apple, UIPageViewControllerDelegate.pageViewController(_:spineLocationFor:).
@MainActor struct PageRotationTests {
  @Test(arguments: [7.0, 8, 9])
  func theSpineIsAskedForOnEveryTurnBeforeTheLayout(_ version: Double) {
    let scene = PageScene(iOS: version)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.rotate(to: .landscapeRight)
    scene.simulator.rotate(to: .portrait)
    #expect(
      scene.takeBookCalls() == ["spine landscapeRight 320", "spine landscapeLeft 568", "spine portrait 568"]
    )
  }

  @Test(arguments: [7.0, 8])
  func twoPagesInLandscapeAndOneInPortrait(_ version: Double) {
    let scene = PageScene(iOS: version)
    scene.spine = { [unowned scene] orientation in
      let first = scene.shown[0]
      if orientation.isPortrait {
        scene.show([first])
        scene.book.isDoubleSided = false
        return .min
      }
      scene.show([first, first + 1])
      return .mid
    }
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.book.spineLocation == .mid)
    #expect(scene.book.isDoubleSided)
    #expect(scene.shown == [0, 1])
    #expect(scene.place(0) == CGRect(x: 0, y: 0, width: 284, height: 320))
    #expect(scene.place(1) == CGRect(x: 284, y: 0, width: 284, height: 320))
    scene.simulator.rotate(to: .portrait)
    #expect(scene.book.spineLocation == .min)
    #expect(!scene.book.isDoubleSided)
    #expect(scene.shown == [0])
    #expect(scene.place(0) == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(scene.book.children == [scene.pages[0]])
    let calls = scene.log.take()
    #expect(!calls.contains("0.viewWillDisappear"))
    #expect(
      calls.filter { $0.hasPrefix("1.view") } == [
        "1.viewDidLoad", "1.viewWillAppear", "1.viewDidAppear", "1.viewWillDisappear", "1.viewDidDisappear",
      ]
    )
  }

  @Test func aSpineInTheMiddleWithOnePageRaises() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = PageScene()
        scene.spine = { _ in .mid }
        scene.simulator.rotate(to: .landscapeLeft)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "The number of view controllers provided (1) doesn't match the number required (2) for the requested "
        + "spine location (UIPageViewControllerSpineLocationMid)"
    )
  }

  @Test(arguments: [7.0, 8])
  func aBookThatWasCoveredDuringTheTurnIsAskedWhenItReturns(_ version: Double) {
    let scene = PageScene(iOS: version)
    scene.spine = { [unowned scene] orientation in
      let first = scene.shown[0]
      scene.show(orientation.isPortrait ? [first] : [first, first + 1])
      return orientation.isPortrait ? .min : .mid
    }
    scene.book.present(UIViewController(), animated: false)
    scene.simulator.settle()
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.takeBookCalls().filter { $0.hasPrefix("spine") } == [])
    scene.book.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.takeBookCalls().filter { $0.hasPrefix("spine") }.count == 1)
    #expect(scene.book.spineLocation == .mid)
    #expect(scene.shown == [0, 1])
    #expect(scene.place(0) == CGRect(x: 0, y: 0, width: 284, height: 320))
    #expect(scene.place(1) == CGRect(x: 284, y: 0, width: 284, height: 320))
    let calls = scene.pages.map(\.animatedFlags.count)
    #expect(calls[1] == 2, "the second page has appeared once")
    scene.book.present(UIViewController(), animated: false)
    scene.simulator.settle()
    scene.book.dismiss(animated: false)
    scene.simulator.settle()
    #expect(scene.takeBookCalls().filter { $0.hasPrefix("spine") } == [])
  }

  @Test func noneCountsAsMin() {
    let scene = PageScene()
    scene.spine = { _ in .none }
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(scene.book.spineLocation == .min)
  }

  @Test(arguments: [7.0, 8])
  func aTurnOfTheInterfaceEndsTheTurnOfAPage(_ version: Double) throws {
    let scene = PageScene(iOS: version)
    let finger = try #require(scene.simulator.touchDown(at: CGPoint(x: 300, y: 284)))
    finger.move(to: CGPoint(x: 100, y: 284), duration: 0.5)
    _ = scene.takeBookCalls()
    scene.simulator.rotate(to: .landscapeLeft)
    finger.lift()
    scene.simulator.advanceUntilIdle()
    #expect(scene.shown == [0])
    #expect(scene.takeBookCalls() == ["spine landscapeRight 320", "did 0 finished false completed false"])
    #expect(scene.place(0) == CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(!scene.simulator.application.isIgnoringInteractionEvents)
  }

  @Test func aTurnThatTheApplicationBeganIsCompleteWhenTheInterfaceTurns() {
    let scene = PageScene()
    var finished: Bool?
    scene.show([1]) { finished = $0 }
    scene.simulator.advance(by: 0.2)
    scene.simulator.rotate(to: .landscapeLeft)
    #expect(finished == false)
    #expect(scene.shown == [1])
    #expect(scene.place(1) == CGRect(x: 0, y: 0, width: 568, height: 320))
  }
}
