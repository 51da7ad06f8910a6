import Simulator
import Testing
import UIKit

/// Truth: Apple's documentation of UIResponder and of "Event Handling Guide: Motion Events, Remote Control
/// Events": non-touch events go to the first responder and up the chain; for a shake without a first
/// responder, Kenshin Cui, "iOS: touch events, gestures, motion events, remote control" (2014).
@MainActor struct MotionAndRemoteControlTests {
  /// A view that can become the first responder and logs non-touch events.
  private final class Listener: UIView {
    var log: CallLog?
    var handles = true

    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log?.add("began \(motion)")
      if !handles { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log?.add("ended \(motion)")
      if !handles { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log?.add("cancelled \(motion)")
    }

    override func remoteControlReceived(with event: UIEvent?) {
      log?.add("remote \(event?.subtype.rawValue ?? -1) \(event.map { "\($0.type)" } ?? "")")
    }
  }

  /// A controller that logs the events that its views forward.
  private final class Controller: UIViewController {
    let log = CallLog()

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.add("ended \(motion) touches:\(event?.allTouches?.count ?? 0)")
    }

    override func remoteControlReceived(with event: UIEvent?) {
      log.add("remote")
    }
  }

  /// A device that shows a listener.
  @MainActor
  private struct Scene {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let controller = Controller()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = CallLog()

    init() {
      listener.log = log
      simulator.launch(controller)
      controller.view.addSubview(listener)
    }
  }

  @Test func shakeGoesToTheFirstResponder() {
    let scene = Scene()
    scene.listener.becomeFirstResponder()
    scene.simulator.shake()
    #expect(scene.log.take() == ["began motionShake", "ended motionShake"])
    #expect(scene.controller.log.take().isEmpty)
  }

  @Test func shakeThatIsNotHandledGoesUpTheChain() {
    let scene = Scene()
    scene.listener.handles = false
    scene.listener.becomeFirstResponder()
    scene.simulator.shake()
    #expect(scene.controller.log.take() == ["ended motionShake touches:0"])
  }

  @Test func shakeThatGoesOnForTooLongIsCancelled() {
    let scene = Scene()
    scene.listener.becomeFirstResponder()
    let start = scene.simulator.time
    scene.simulator.shake(for: 3)
    #expect(scene.log.take() == ["began motionShake", "cancelled motionShake"])
    #expect(abs(scene.simulator.time - start - 3) < 0.05)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func oddDurationsComeToAnEnd(_ duration: TimeInterval) {
    let scene = Scene()
    scene.listener.becomeFirstResponder()
    scene.simulator.shake(for: duration)
    #expect(scene.log.take().count == 2)
  }

  @Test func withoutAFirstResponderTheRootControllerHearsOfIt() {
    let scene = Scene()
    scene.simulator.shake()
    #expect(scene.log.take().isEmpty)
    #expect(scene.controller.log.take() == ["ended motionShake touches:0"])
  }

  /// Source: github.com/xbmc/Official-Kodi-Remote-iOS/pull/227.
  @Test func withoutAFirstResponderAControllerWithinAnotherHearsNothing() {
    let simulator = Simulator.boot(.iPhone5, iOS: 9)
    let controller = Controller()
    simulator.launch(UINavigationController(rootViewController: controller))
    simulator.shake()
    #expect(controller.log.take().isEmpty)
  }

  @Test func aShakeInTheBackgroundIsNotHeard() {
    let scene = Scene()
    scene.listener.becomeFirstResponder()
    scene.simulator.pressHome()
    scene.simulator.shake()
    #expect(scene.log.take().isEmpty)
  }

  @Test func remoteControlComesOnlyOnceItWasAskedFor() {
    let scene = Scene()
    scene.listener.becomeFirstResponder()
    scene.simulator.sendRemoteControl(.remoteControlPlay)
    #expect(scene.log.take().isEmpty)
    UIApplication.shared.beginReceivingRemoteControlEvents()
    scene.simulator.sendRemoteControl(.remoteControlNextTrack)
    #expect(scene.log.take() == ["remote 104 remoteControl"])
    UIApplication.shared.endReceivingRemoteControlEvents()
    UIApplication.shared.endReceivingRemoteControlEvents()
    scene.simulator.sendRemoteControl(.remoteControlPlay)
    #expect(scene.log.take().isEmpty)
  }

  @Test(arguments: [
    (UIEvent.EventSubtype.none, 0), (.motionShake, 1), (.remoteControlPlay, 100), (.remoteControlPause, 101),
    (.remoteControlStop, 102), (.remoteControlTogglePlayPause, 103), (.remoteControlNextTrack, 104),
    (.remoteControlPreviousTrack, 105), (.remoteControlBeginSeekingBackward, 106),
    (.remoteControlEndSeekingBackward, 107), (.remoteControlBeginSeekingForward, 108),
    (.remoteControlEndSeekingForward, 109),
  ])
  func subtypesHaveTheNumbersOfApplesHeader(_ subtype: UIEvent.EventSubtype, _ number: Int) {
    #expect(subtype.rawValue == number)
  }
}
