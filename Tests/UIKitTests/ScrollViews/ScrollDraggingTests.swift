import Simulator
import Testing
import UIKit

/// Truth: Apple, UIScrollViewDelegate for the order of calls; the closed forms of exponential deceleration
/// per millisecond, with the distance of WWDC 2018 session 803, and of a critically damped spring at the
/// ends.
@MainActor struct ScrollDraggingTests {
  @Test func contentFollowsTheFinger() {
    let scene = ScrollScene()
    let finger = scene.simulator.touchDown(at: scene.point(150, 300))
    #expect(scene.scrollView.isTracking && !scene.scrollView.isDragging)
    finger?.move(to: scene.point(150, 295))
    #expect(scene.scrollView.contentOffset.y == 0)
    finger?.move(to: scene.point(140, 200))
    #expect(scene.scrollView.isDragging)
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 100))
    finger?.move(to: scene.point(140, 250))
    #expect(scene.scrollView.contentOffset.y == 50)
    scene.simulator.advance(by: 0.5)
    finger?.lift()
    #expect(!scene.scrollView.isTracking && !scene.scrollView.isDragging && !scene.scrollView.isDecelerating)
    #expect(
      scene.log.take() == ["willBeginDragging", "willEndDragging", "didEndDragging false"]
    )
  }

  @Test func delegateHearsInOrder() {
    let scene = ScrollScene()
    scene.logsScrolling = true
    _ = scene.fling(200)
    scene.simulator.advanceUntilIdle()
    var calls = scene.log.take()
    #expect(calls.first == "willBeginDragging" && calls.last == "didEndDecelerating")
    calls.removeAll { $0 == "didScroll" }
    #expect(
      calls == [
        "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
        "didEndDecelerating",
      ]
    )
  }

  /// Rounding may put the end of the second one a hair beyond the content, which is no reason to glide on for minutes.
  @Test(arguments: [CGFloat(120), 150, 200, 213, 260, 299.9])
  func aFlingBackByTheSameDistanceEndsSoonAtTheTop(distance: CGFloat) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    _ = scene.fling(distance)
    scene.simulator.advanceUntilIdle()
    let finger = (scene.point(150, 50), scene.point(150, 50 + distance))
    scene.simulator.drag(from: finger.0, to: finger.1, duration: 0.2)
    #expect(scene.simulator.advanceUntilIdle(limit: 6))
    #expect(scene.scrollView.contentOffset.y.isNear(0, within: 1e-6))
  }

  @Test(arguments: [UIScrollView.DecelerationRate.normal, .fast])
  func contentGlidesAlongTheClosedForm(rate: UIScrollView.DecelerationRate) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    scene.scrollView.decelerationRate = rate
    let speed = scene.fling(200)
    #expect(scene.velocity.y.isNear(speed / 1000, within: 1e-6))
    let d = rate.rawValue
    let way = speed / 1000 * d / (1 - d)
    #expect(scene.expectedTarget.y.isNear(200 + way, within: 1e-6))
    for frame in 1...20 {
      scene.simulator.advance(by: 1.0 / 60)
      let t = CGFloat(frame) / 60
      let part = 1 - pow(d, 1000 * t)
      guard way * (1 - part) > 1 else { break }
      #expect(scene.scrollView.contentOffset.y.isNear(200 + way * part, within: 1e-6))
    }
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == scene.expectedTarget.y)
  }

  @Test func delegateChoosesWhereItComesToRest() {
    let scene = ScrollScene()
    scene.target = CGPoint(x: 0, y: 640)
    _ = scene.fling(200)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 640)
  }

  @Test func aTargetThatIsNoNumberIsIgnored() {
    let scene = ScrollScene()
    scene.target = CGPoint(x: CGFloat.nan, y: .infinity)
    _ = scene.fling(200)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset == scene.expectedTarget)
  }

  @Test func contentResistsBeyondItsEndAndComesBack() {
    let scene = ScrollScene()
    let finger = scene.simulator.touchDown(at: scene.point(150, 100))
    finger?.move(to: scene.point(150, 300))
    let stretch: CGFloat = (1 - 1 / (200 * 0.55 / 400 + 1)) * 400
    let rest: CGFloat = stretch * 2 * exp(-1)
    #expect(scene.scrollView.contentOffset.y.isNear(-stretch, within: 1e-9))
    scene.simulator.advance(by: 1)
    finger?.lift()
    #expect(scene.scrollView.isDecelerating)
    scene.simulator.advance(by: 0.1)
    // Critically damped, initially at rest: x (1 + f t) e^(-f t) with f = 10 per second.
    #expect(scene.scrollView.contentOffset.y.isNear(-rest, within: 1e-6))
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 0)
  }

  @Test func flungContentBouncesAtItsEnd() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 700))
    var highest: CGFloat = 0
    scene.onScroll = { highest = max(highest, scene.scrollView.contentOffset.y) }
    _ = scene.fling(250)
    #expect(scene.expectedTarget.y == 300)
    scene.simulator.advanceUntilIdle()
    #expect(highest > 301)
    #expect(scene.scrollView.contentOffset.y == 300)
  }

  @Test func withoutBouncingItStopsAtItsEnd() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 700))
    scene.scrollView.bounces = false
    var highest: CGFloat = 0
    scene.onScroll = { highest = max(highest, scene.scrollView.contentOffset.y) }
    _ = scene.fling(250)
    scene.simulator.advanceUntilIdle()
    #expect(highest == 300)
  }

  @Test func contentThatFitsIsNotDraggedUnlessItAlwaysBounces() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 100))
    _ = scene.fling(200)
    #expect(scene.log.take() == [])
    scene.scrollView.alwaysBounceVertical = true
    _ = scene.fling(200)
    #expect(scene.log.take().first == "willBeginDragging")
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 0)
  }

  @Test(arguments: [(40, 0), (60, 300), (120, 300), (290, 300)] as [(CGFloat, CGFloat)])
  func pagesComeToRestInTheirPlaces(distance: CGFloat, page: CGFloat) {
    let scene = ScrollScene(content: CGSize(width: 900, height: 400))
    scene.scrollView.isPagingEnabled = true
    // The shortest distance is dragged slowly, so that only the position matters; the others are flicks.
    let duration = distance == 40 ? 2.0 : 0.2
    scene.simulator.drag(
      from: scene.point(295, 200),
      to: scene.point(295 - distance, 200),
      duration: duration
    )
    #expect(scene.expectedTarget.x == page)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.x == page)
  }

  @Test func aFingerStopsContentAndIsNotForTheContent() {
    let scene = ScrollScene()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.scrollView.addSubview(button)
    _ = scene.fling(200)
    scene.simulator.advance(by: 0.1)
    _ = scene.log.take()
    let place = scene.scrollView.contentOffset
    scene.simulator.tap(at: scene.point(150, 200))
    #expect(scene.scrollView.contentOffset == place)
    #expect(scene.log.take() == ["didEndDecelerating"])
    #expect(taps == 0)
    scene.simulator.advance(by: 1)
    scene.simulator.tap(at: scene.point(150, 200))
    #expect(taps == 1)
  }

  @Test func contentGetsAFingerOnlyAfterAMoment() {
    let scene = ScrollScene()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scene.scrollView.addSubview(button)
    let finger = scene.simulator.touchDown(on: button)
    #expect(!button.isHighlighted)
    scene.simulator.advance(by: 0.16)
    #expect(button.isHighlighted)
    // A control keeps its touch, so nothing scrolls.
    finger?.move(to: scene.point(150, 40))
    #expect(scene.scrollView.contentOffset.y == 0)
    finger?.lift()
    scene.scrollView.delaysContentTouches = false
    scene.simulator.advance(by: 1)
    scene.simulator.touchDown(on: button)
    #expect(button.isHighlighted)
  }

  @Test func scrollingTakesTheFingerFromContent() {
    let scene = ScrollScene()
    let content = ContentLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    content.log = scene.log
    scene.scrollView.addSubview(content)
    let finger = scene.simulator.touchDown(on: content)
    scene.simulator.advance(by: 0.2)
    finger?.move(to: scene.point(150, 50))
    finger?.lift()
    let calls = scene.log.take()
    #expect(calls.contains("cancelled"))
    #expect(scene.scrollView.contentOffset.y > 0)
    scene.simulator.advanceUntilIdle()
    scene.scrollView.contentOffset = .zero
    _ = scene.log.take()
    scene.scrollView.canCancelContentTouches = false
    let second = scene.simulator.touchDown(on: content)
    scene.simulator.advance(by: 0.2)
    second?.move(to: scene.point(150, 50))
    second?.lift()
    #expect(scene.log.take() == ["began", "moved", "ended"])
    #expect(scene.scrollView.contentOffset.y == 0)
  }

  @Test func dragsLockToADirection() {
    let scene = ScrollScene(content: CGSize(width: 900, height: 2000))
    scene.scrollView.isDirectionalLockEnabled = true
    let finger = scene.simulator.touchDown(at: scene.point(200, 300))
    finger?.move(to: scene.point(190, 200))
    finger?.move(to: scene.point(100, 200))
    #expect(scene.scrollView.contentOffset == CGPoint(x: 0, y: 100))
    finger?.lift()
    scene.simulator.advanceUntilIdle()
    let diagonal = scene.simulator.touchDown(at: scene.point(200, 300))
    diagonal?.move(to: scene.point(150, 250))
    #expect(scene.scrollView.contentOffset.x == 50)
  }

  // MARK: Moved while it decelerates

  /// A deceleration goes on from where code has moved the content: the whole way stays the same.
  @Test func aDelegateMayMoveContentWhileItDecelerates() {
    let scene = ScrollScene()
    _ = scene.fling(200)
    var taken: CGFloat = 0
    scene.onScroll = {
      guard scene.scrollView.contentOffset.y > 300 else { return }
      taken += scene.scrollView.contentOffset.y
      scene.scrollView.contentOffset.y = 0
      #expect(scene.scrollView.isDecelerating)
    }
    scene.simulator.advanceUntilIdle()
    #expect(taken > 300)
    #expect(scene.scrollView.contentOffset.y.isNear(scene.expectedTarget.y - taken, within: 0.5))
    #expect(scene.log.take().last == "didEndDecelerating")
  }

  @Test func aLockedAxisDoesNotStopTheOther() {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 20_000))
    scene.onScroll = { if scene.scrollView.contentOffset.x != 0 { scene.scrollView.contentOffset.x = 0 } }
    scene.simulator.drag(from: scene.point(250, 300), to: scene.point(150, 100), duration: 0.2)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.x == 0)
    #expect(scene.scrollView.contentOffset.y.isNear(scene.expectedTarget.y, within: 1e-6))
    #expect(scene.expectedTarget.y > 600)
  }

  @Test func aLimitedBounceEndsAtTheLimit() {
    let scene = ScrollScene()
    scene.scrollView.contentOffset.y = 300
    var least: CGFloat = 0
    scene.onScroll = {
      least = min(least, scene.scrollView.contentOffset.y)
      if scene.scrollView.contentOffset.y < 0 { scene.scrollView.contentOffset.y = 0 }
    }
    scene.simulator.drag(from: scene.point(150, 100), to: scene.point(150, 300), duration: 0.1)
    #expect(scene.simulator.advanceUntilIdle())
    #expect(least < 0)
    #expect(scene.scrollView.contentOffset.y == 0)
    #expect(!scene.scrollView.isDecelerating)
    #expect(scene.log.take().last == "didEndDecelerating")
  }

  /// By bounds as well as by the offset, beyond the end as well as within the content.
  @Test func contentThatIsMovedBeyondItsEndReturns() {
    let scene = ScrollScene()
    _ = scene.fling(200)
    scene.simulator.advance(by: 0.1)
    scene.scrollView.bounds.origin.y = 1700
    #expect(scene.scrollView.isDecelerating)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 1600)
  }

  @Test func aPageThatTurnsIsReachedFromElsewhere() {
    let scene = ScrollScene(content: CGSize(width: 900, height: 400))
    scene.scrollView.isPagingEnabled = true
    scene.simulator.drag(from: scene.point(250, 200), to: scene.point(150, 200), duration: 0.2)
    scene.simulator.advance(by: 0.05)
    scene.scrollView.contentOffset.x = 50
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.x == 300)
  }

  @Test func theOffsetWithoutAnAnimationStopsADeceleration() {
    let scene = ScrollScene()
    _ = scene.fling(200)
    scene.simulator.advance(by: 0.1)
    scene.scrollView.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    #expect(!scene.scrollView.isDecelerating)
    scene.simulator.advanceUntilIdle()
    #expect(scene.scrollView.contentOffset.y == 70)
  }
}

/// Logs the touches it receives.
private final class ContentLogView: UIView {
  var log: CallLog?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("cancelled") }
}
