/// A rotation of the interface in progress.
@MainActor
package struct InterfaceRotation {
  /// The orientation before.
  package let old: UIInterfaceOrientation

  /// The orientation afterwards.
  package let new: UIInterfaceOrientation

  /// The duration in seconds; 0 without animation.
  package let duration: TimeInterval

  /// The start, in seconds of the device's clock.
  package let start = SimulatedDevice.current.timeline.now

  /// The progress from 0 to 1, with the curve of the animations of a rotation.
  package var progress: Double {
    guard duration > 0 else { return 1 }
    return AnimationTiming(.easeInOut).progress(at: (SimulatedDevice.current.timeline.now - start) / duration)
  }
}

/// Observes rotations of the interface, in addition to the controllers of the rotating window.
///
/// Examples are containers that rearrange their views, and popovers that hide during the rotation. Observers
/// are registered with `UIApplication.rotationObservers`. Every method is optional.
@MainActor
protocol RotationObserver: AnyObject {
  /// Called before an animated rotation begins, and before the controllers are notified.
  func rotationWillBegin(_ rotation: InterfaceRotation)

  /// Called before the interface gets another orientation, animated or not.
  ///
  /// The controllers have been notified, the application's delegate has not.
  func orientationWillChange(to orientation: UIInterfaceOrientation)

  /// Called after a rotation has ended, before the controllers are notified.
  func rotationDidEnd()
}

extension RotationObserver {
  func rotationWillBegin(_ rotation: InterfaceRotation) {}

  func orientationWillChange(to orientation: UIInterfaceOrientation) {}

  func rotationDidEnd() {}
}

/// The rotation observers, in the order of their registration; not retained.
@MainActor
struct RotationObserverList {
  private struct Entry {
    weak var observer: (any RotationObserver)?
  }

  private var entries: [Entry] = []

  /// Registers an observer while it is alive; registering it again has no effect.
  mutating func add(_ observer: any RotationObserver) {
    entries.removeAll { $0.observer == nil }
    if !entries.contains(where: { $0.observer === observer }) { entries.append(Entry(observer: observer)) }
  }

  /// The observers that are alive, in the order of their registration.
  var live: [any RotationObserver] { entries.compactMap(\.observer) }
}
