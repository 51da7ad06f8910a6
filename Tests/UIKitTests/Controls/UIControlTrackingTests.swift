import Simulator
import Testing
import UIKit

/// Truth: Apple, UIControl.beginTracking, continueTracking, endTracking, cancelTracking.
@MainActor struct UIControlTrackingTests {
  @Test func aTapBeginsAndEndsTracking() {
    let scene = ControlScene { TrackingControl(frame: .zero) }
    scene.simulator.tap(scene.control)
    #expect(scene.control.calls == ["begin", "end"])
  }

  @Test func everyMoveContinues() {
    let scene = ControlScene { TrackingControl(frame: .zero) }
    scene.simulator.drag(from: scene.middle, to: CGPoint(x: 170, y: 220), duration: 0.05)
    #expect(scene.control.calls == ["begin", "continue", "continue", "continue", "end"])
  }

  @Test func aControlThatRefusesIsNotTracked() throws {
    let scene = ControlScene { TrackingControl(frame: .zero) }
    scene.control.begins = false
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    #expect(!scene.control.isTracking)
    #expect(!scene.control.isHighlighted)
    finger.move(to: CGPoint(x: 161, y: 220))
    finger.lift()
    #expect(scene.control.calls == ["begin"])
    #expect(!scene.log.take().contains("touchUpInside"))
  }

  @Test func aControlMayStopInTheMiddle() throws {
    let scene = ControlScene { TrackingControl(frame: .zero) }
    scene.control.continues = false
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.move(to: CGPoint(x: 161, y: 220))
    #expect(!scene.control.isTracking && !scene.control.isHighlighted)
    finger.lift()
    #expect(scene.control.calls == ["begin", "continue", "end"])
    #expect(!scene.log.take().contains("touchUpInside"))
  }

  @Test func aTouchThatIsTakenAwayCancels() throws {
    let scene = ControlScene { TrackingControl(frame: .zero) }
    let finger = try #require(scene.simulator.touchDown(on: scene.control))
    finger.cancel()
    #expect(scene.control.calls == ["begin", "cancel"])
  }
}

private final class TrackingControl: UIControl {
  var calls: [String] = []
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }

  override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}
