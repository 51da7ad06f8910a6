/// How far bars reach into a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The length that the bars cover, in points.
  var length: CGFloat { get }
}
