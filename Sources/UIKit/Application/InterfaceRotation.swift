/// A turn of the interface that is under way.
struct InterfaceRotation {
  /// Which way up the interface was.
  let old: UIInterfaceOrientation

  /// Which way up it will be.
  let new: UIInterfaceOrientation

  /// Its length in seconds; 0 if it is not animated.
  let duration: TimeInterval
}
