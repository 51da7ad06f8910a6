/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, where its background reaches up under the status bar.
  case topAttached = 3
}

/// What tells where it is: the bars.
@MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is.
@MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where `bar` is; by default the bar decides.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Leaves it to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
