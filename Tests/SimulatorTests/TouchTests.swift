import Simulator
import Testing
import UIKit

/// Truth: a finger touches the front-most view that takes touches, in screen coordinates; Apple,
/// UIView.hitTest(_:with:), UITouch.
@MainActor struct TouchTests {
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

  private func launched() -> (Simulator, UIViewController) {
    let simulator = Simulator.boot(.iPhone5, iOS: 7)
    let root = UIViewController()
    simulator.launch(root)
    return (simulator, root)
  }
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
