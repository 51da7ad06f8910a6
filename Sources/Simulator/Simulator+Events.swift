import UIKit

extension Simulator {
  /// How long a shake may last before the system takes it back, in seconds (approximate).
  private static let longestShake: TimeInterval = 1

  /// Shakes the device for `duration` seconds, which pass.
  ///
  /// The first responder of the key window receives it, or else its root controller. A shake of more than a second is
  /// cancelled when that has passed, and so is one during which the application is interrupted.
  public func shake(for duration: TimeInterval = 0.5) {
    guard isInFront else { return }
    sendMotion(.began)
    advance(by: min(max(0, duration), Simulator.longestShake))
    sendMotion(duration <= Simulator.longestShake && isInFront ? .ended : .cancelled)
    if duration > Simulator.longestShake && duration.isFinite {
      advance(by: duration - Simulator.longestShake)
    }
  }

  /// Presses a button of a headset or another accessory, such as `remoteControlPlay`.
  ///
  /// The first responder of the key window receives it, or else the window; but only while the application has
  /// asked for such events. Other subtypes are ignored.
  public func sendRemoteControl(_ subtype: UIEvent.EventSubtype) {
    check()
    guard device.application.receivesRemoteControlEvents, subtype != .none, subtype != .motionShake
    else { return }
    device.application.sendEvent(UIEvent(type: .remoteControl, subtype: subtype, timestamp: time))
    settle()
  }

  private var isInFront: Bool {
    check()
    return device.application.applicationState == .active
  }

  private func sendMotion(_ phase: MotionPhase) {
    device.application.sendEvent(
      UIEvent(type: .motion, subtype: .motionShake, timestamp: time, motionPhase: phase)
    )
    settle()
  }
}
