/// What tells where it is: the bars.
@MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}
