/// A turn of the interface that is under way.
@MainActor
package struct InterfaceRotation {
  /// Which way up the interface was.
  package let old: UIInterfaceOrientation

  /// Which way up it will be.
  package let new: UIInterfaceOrientation

  /// Its length in seconds; 0 if it is not animated.
  package let duration: TimeInterval

  /// When it began, in virtual seconds.
  package let start = SimulatedDevice.current.timeline.now

  /// How far it has come, from 0 to 1, as the animations that go with it.
  package var progress: Double {
    guard duration > 0 else { return 1 }
    return AnimationTiming(.easeInOut).progress(at: (SimulatedDevice.current.timeline.now - start) / duration)
  }
}

/// Observes rotations of the interface, besides the controllers of the rotating window: containers that arrange
/// themselves anew, popovers that hide meanwhile.
///
/// Registered with `UIApplication.rotationObservers`. Every method is optional.
@MainActor
protocol RotationObserver: AnyObject {
  /// A turn that takes its time is about to begin: controllers have not been told yet.
  func rotationWillBegin(_ rotation: InterfaceRotation)

  /// The interface is about to get another way up, in a turn or at once: controllers have heard of it, the
  /// application's delegate has not.
  func orientationWillChange(to orientation: UIInterfaceOrientation)

  /// A turn is over: controllers have not heard of that yet.
  func rotationDidEnd()
}

extension RotationObserver {
  func rotationWillBegin(_ rotation: InterfaceRotation) {}

  func orientationWillChange(to orientation: UIInterfaceOrientation) {}

  func rotationDidEnd() {}
}

/// The observers of rotations, in the order of their registration; not retained.
@MainActor
struct RotationObserverList {
  private struct Entry {
    weak var observer: (any RotationObserver)?
  }

  private var entries: [Entry] = []

  /// Registers an observer for as long as it is alive; registering it again has no effect.
  mutating func add(_ observer: any RotationObserver) {
    entries.removeAll { $0.observer == nil }
    if !entries.contains(where: { $0.observer === observer }) { entries.append(Entry(observer: observer)) }
  }

  /// Those that live, from the first registered on.
  var living: [any RotationObserver] { entries.compactMap(\.observer) }
}
