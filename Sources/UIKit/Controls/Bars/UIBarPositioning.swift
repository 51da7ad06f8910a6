/// What tells where it is: the bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
