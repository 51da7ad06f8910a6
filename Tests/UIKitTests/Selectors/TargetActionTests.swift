import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl.addTarget(_:action:for:), UIGestureRecognizer.init(target:action:), UIBarButtonItem.target and
/// UIApplication.sendAction(_:to:from:for:).
@MainActor struct TargetActionTests {
  @Test(arguments: [
    ("plain", "plain"), ("tapped:", "tapped UIButton"), ("tapped:event:", "event touches"),
  ])
  func aButtonSendsItsActionWithAsManyArgumentsAsTheMethodTakes(_ action: String, _ expected: String) {
    let scene = SelectorScene()
    scene.button.addTarget(scene.receiver, action: Selector(action), for: .touchUpInside)
    scene.simulator.tap(scene.button)
    #expect(scene.receiver.received == [expected])
  }

  @Test func aSubclassInheritsMethodsAndOverridesThem() {
    let scene = SelectorScene(QuietReceiver())
    scene.button.addTarget(scene.receiver, action: "plain", for: .touchUpInside)
    scene.button.addTarget(scene.receiver, action: "tapped:", for: .touchUpInside)
    scene.simulator.tap(scene.button)
    #expect(scene.receiver.received == ["quiet", "tapped UIButton"])
  }

  @Test func withoutATargetTheNearestResponderWithTheMethodReceivesTheAction() {
    let scene = SelectorScene()
    scene.button.addTarget(nil, action: "plain", for: .touchUpInside)
    scene.button.addTarget(nil, action: "unknown", for: .touchUpInside)
    scene.simulator.tap(scene.button)
    #expect(scene.receiver.received == ["plain"])
    #expect(scene.button.target(forAction: "plain", withSender: nil) as? Receiver === scene.receiver)
    #expect(scene.button.target(forAction: "unknown", withSender: nil) == nil)
    #expect(scene.receiver.canPerformAction("plain", withSender: nil))
  }

  @Test func targetsAreNotKeptAndThoseThatAreGoneReceiveNothing() {
    let scene = SelectorScene()
    weak var weakTarget: Receiver?
    do {
      let target = Receiver()
      weakTarget = target
      scene.button.addTarget(target, action: "plain", for: .touchUpInside)
    }
    scene.simulator.tap(scene.button)
    #expect(weakTarget == nil)
    #expect(scene.receiver.received.isEmpty)
    #expect(scene.button.allTargets.isEmpty)
  }

  @Test func pairsOfTargetAndActionAreRegisteredOnceAndRemoved() {
    let scene = SelectorScene()
    let (button, receiver) = (scene.button, scene.receiver)
    button.addTarget(receiver, action: "plain", for: .touchDown)
    button.addTarget(receiver, action: "plain", for: .touchUpInside)
    button.addTarget(receiver, action: "tapped:", for: .touchUpInside)
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["plain", "tapped:"])
    #expect(button.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
    #expect(button.allTargets == [receiver])
    button.removeTarget(receiver, action: "plain", for: .touchUpInside)
    scene.simulator.tap(button)
    #expect(receiver.received == ["plain", "tapped UIButton"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    scene.simulator.tap(button)
    #expect(receiver.received.count == 2)
    #expect(button.allControlEvents == [])
  }

  @Test func aRecognizerSendsItsActionOncePerPair() {
    let scene = SelectorScene()
    let tap = UITapGestureRecognizer(target: scene.receiver, action: "tapped:")
    tap.addTarget(scene.receiver, action: "tapped:")
    scene.receiver.view.addGestureRecognizer(tap)
    scene.simulator.tap(at: CGPoint(x: 200, y: 300))
    #expect(scene.receiver.received == ["tapped UITapGestureRecognizer"])
    tap.removeTarget(nil, action: nil)
    scene.simulator.tap(at: CGPoint(x: 200, y: 300))
    #expect(scene.receiver.received.count == 1)
  }

  @Test func aBarButtonItemSendsItsActionWithItself() {
    let scene = SelectorScene()
    let navigation = UINavigationController(rootViewController: scene.receiver)
    scene.simulator.launch(navigation)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: scene.receiver, action: "tapped:")
    scene.receiver.navigationItem.rightBarButtonItem = item
    scene.simulator.device.finishPass()
    scene.simulator.tap(at: CGPoint(x: 300, y: 42))
    #expect(scene.receiver.received == ["tapped UIBarButtonItem"])
    #expect(item.target === scene.receiver && item.action == "tapped:")
  }

  @Test func anUnknownActionRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SelectorScene()
        scene.button.addTarget(scene.receiver, action: "missing:", for: .touchUpInside)
        scene.simulator.tap(scene.button)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIKitTests.Receiver missing:]: unrecognized selector sent to instance"
    )
  }

  @Test func anArgumentOfAnotherClassRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = SelectorScene()
        scene.button.addTarget(scene.receiver, action: "onlySwitches:", for: .touchUpInside)
        scene.simulator.tap(scene.button)
      }
    }
    expectRaised(
      result,
      "NSInvalidArgumentException",
      "-[UIKitTests.Receiver onlySwitches:]: argument 1 must be of type UITextField, and is of type UIButton"
    )
  }
}
