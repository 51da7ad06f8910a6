/// Tells a bar where it is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where `bar` is; by default the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
