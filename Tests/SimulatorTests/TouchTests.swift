import Simulator
import Testing
import UIKit

/// Truth: a finger touches the front-most view that takes touches, in screen coordinates; Apple,
/// UIView.hitTest(_:with:), UITouch.
@MainActor @Suite struct TouchTests {
  @Test func aTapReachesTheViewInFront() {
    let (simulator, root) = launched()
    let back = TouchView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let front = TouchView(frame: CGRect(x: 50, y: 150, width: 50, height: 50))
    root.view.addSubview(back)
    root.view.addSubview(front)
    simulator.tap(at: CGPoint(x: 60, y: 160))
    #expect(front.calls == ["began 10 10", "ended 10 10"])
    #expect(back.calls == [])
    simulator.tap(at: CGPoint(x: 10, y: 110))
    #expect(back.calls == ["began 10 10", "ended 10 10"])
    #expect(simulator.view(at: CGPoint(x: 60, y: 160)) === front)
  }

  @Test func tappingACoveredViewTapsWhatCoversIt() {
    let (simulator, root) = launched()
    let covered = TouchView(frame: CGRect(x: 50, y: 150, width: 50, height: 50))
    let cover = TouchView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    root.view.addSubview(covered)
    root.view.addSubview(cover)
    simulator.tap(covered)
    #expect(covered.calls == [])
    #expect(cover.calls == ["began 75 75", "ended 75 75"])
  }

  @Test(arguments: [6.0, 7, 8])
  func aViewIsHitWhereItIsInLandscape(version: Double) {
    let simulator = Simulator.boot(.iPhone5, iOS: version)
    let root = UIViewController()
    simulator.launch(root)
    simulator.rotate(to: .landscapeLeft)
    let target = TouchView(frame: CGRect(x: 300, y: 100, width: 40, height: 20))
    root.view.addSubview(target)
    simulator.tap(target)
    #expect(target.calls == ["began 20 10", "ended 20 10"])
  }

  @Test func screenPointsStayInPortraitUpToIOS7() {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    simulator.rotate(to: .landscapeLeft)
    let target = TouchView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.view.addSubview(target)
    // The interface's top left corner is the screen's top right one.
    simulator.tap(at: CGPoint(x: 319, y: 1))
    #expect(target.calls.count == 2)
    #expect(simulator.middle(of: target).x > 300)
  }

  @Test func aTapTakesATenthOfASecond() {
    let (simulator, _) = launched()
    simulator.tap(at: CGPoint(x: 10, y: 10))
    #expect(abs(simulator.time - 0.1) < 1e-9)
  }

  @Test func aDragGoesInStepsOfFrames() {
    let (simulator, root) = launched()
    let view = TouchView(frame: root.view.bounds)
    root.view.addSubview(view)
    simulator.drag(from: CGPoint(x: 10, y: 100), to: CGPoint(x: 40, y: 100), duration: 0.05)
    #expect(
      view.calls == ["began 10 100", "moved 20 100", "moved 30 100", "moved 40 100", "ended 40 100"]
    )
    #expect(abs(simulator.time - 0.05) < 1e-9)
  }

  @Test func aFingerThatIsUpDoesNothingMore() throws {
    let (simulator, root) = launched()
    let view = TouchView(frame: root.view.bounds)
    root.view.addSubview(view)
    let finger = try #require(simulator.touchDown(at: CGPoint(x: 10, y: 10)))
    #expect(finger.isDown)
    finger.lift()
    #expect(!finger.isDown)
    finger.move(to: .zero)
    finger.lift()
    finger.cancel()
    #expect(view.calls == ["began 10 10", "ended 10 10"])
  }

  @Test func tapsInARowAreCounted() throws {
    let (simulator, _) = launched()
    let point = CGPoint(x: 100, y: 100)
    var counts: [Int] = []
    for pause in [0.1, 0.1, 1, 0.1] {
      let finger = try #require(simulator.touchDown(at: point))
      counts.append(finger.touch.tapCount)
      finger.lift()
      simulator.advance(by: pause)
    }
    #expect(counts == [1, 2, 3, 1])
    let far = try #require(simulator.touchDown(at: CGPoint(x: 250, y: 400)))
    #expect(far.touch.tapCount == 1)
  }

  @Test func thereIsNothingToTouchWithoutAWindow() {
    let simulator = Simulator.boot()
    #expect(simulator.touchDown(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(simulator.view(at: CGPoint(x: 10, y: 10)) == nil)
    simulator.tap(at: CGPoint(x: 10, y: 10))
    simulator.drag(from: .zero, to: CGPoint(x: 10, y: 10))
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: -1, y: -1)])
  func thereIsNothingToTouchOffTheScreen(point: CGPoint) {
    let (simulator, _) = launched()
    #expect(simulator.touchDown(at: point) == nil)
  }

  @Test func thereIsNothingToTouchInTheBackground() {
    let (simulator, _) = launched()
    simulator.pressHome()
    #expect(simulator.touchDown(at: CGPoint(x: 10, y: 10)) == nil)
    simulator.reopen()
    #expect(simulator.touchDown(at: CGPoint(x: 10, y: 10)) != nil)
  }

  @Test func aFingerIsLocatedInTheWindowThatItTouches() throws {
    let (simulator, _) = launched()
    let small = UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    small.addSubview(view)
    small.isHidden = false
    let finger = try #require(simulator.touchDown(at: CGPoint(x: 110, y: 215)))
    #expect(finger.touch.window === small)
    #expect(finger.touch.view === view)
    #expect(finger.touch.location(in: nil) == CGPoint(x: 10, y: 15))
    #expect(finger.touch.location(in: view) == CGPoint(x: 5, y: 10))
    finger.move(to: CGPoint(x: 0, y: 0))
    #expect(finger.touch.location(in: nil) == CGPoint(x: -100, y: -200))
    #expect(finger.touch.previousLocation(in: nil) == CGPoint(x: 10, y: 15))
    #expect(finger.touch.phase == .moved)
    #expect(finger.touch.view === view)
  }

  @Test func twoFingersOnTwoViewsAreTwoTouches() throws {
    let (simulator, root) = launched()
    let left = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let right = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    root.view.addSubview(left)
    root.view.addSubview(right)
    let first = try #require(simulator.touchDown(on: left))
    let second = try #require(simulator.touchDown(on: right))
    #expect(first.touch.phase == .stationary)
    first.move(to: CGPoint(x: 60, y: 150))
    #expect(second.touch.phase == .stationary)
    second.lift()
    first.lift()
    #expect(left.calls == ["began 50 50", "moved 60 50", "ended 60 50"])
    #expect(right.calls == ["began 50 50", "ended 50 50"])
  }

  @Test func anExclusiveViewKeepsOtherFingersAway() throws {
    let (simulator, root) = launched()
    let left = TouchView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let right = TouchView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    left.isExclusiveTouch = true
    root.view.addSubview(left)
    root.view.addSubview(right)
    let first = try #require(simulator.touchDown(on: left))
    simulator.touchDown(on: right)?.lift()
    #expect(right.calls == [])
    first.lift()
    simulator.tap(right)
    #expect(right.calls.count == 2)
  }

  @Test func untouchedTouchesClimbTheResponderChain() {
    let simulator = Simulator.boot()
    let root = TouchController()
    simulator.launch(root)
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    simulator.tap(at: CGPoint(x: 50, y: 50))
    #expect(root.beganCount == 1)
  }

  private func launched() -> (Simulator, UIViewController) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    return (simulator, root)
  }
}

private final class TouchController: UIViewController {
  var beganCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beganCount += 1 }
}

private final class TouchView: UIView {
  var calls: [String] = []

  private func note(_ call: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: self)
      calls.append("\(call) \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}
