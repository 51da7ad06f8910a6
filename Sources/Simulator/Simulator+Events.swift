import UIKit

extension Simulator {
  /// The duration after which the system cancels a shake, in seconds (approximate).
  private static let longestShake: TimeInterval = 1

  /// Shakes the device, and advances the clock by `duration` seconds.
  ///
  /// The event goes to the first responder of the key window, or else to its root controller. A shake is
  /// cancelled after one second, and when the application is interrupted.
  public func shake(for duration: TimeInterval = 0.5) {
    guard isInFront else { return }
    sendMotion(.began)
    advance(by: min(max(0, duration), Simulator.longestShake))
    sendMotion(duration <= Simulator.longestShake && isInFront ? .ended : .cancelled)
    if duration > Simulator.longestShake && duration.isFinite {
      advance(by: duration - Simulator.longestShake)
    }
  }

  /// Sends a remote control event, such as `remoteControlPlay` of a headset's button.
  ///
  /// The event goes to the first responder of the key window, or else to the window, if the application has
  /// begun to receive remote control events. Other subtypes are ignored.
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
