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
