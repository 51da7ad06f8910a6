/// A drag of content under way.
struct ScrollDrag {
  /// How many times longer one side of the way must be for a drag to keep that direction.
  static let lockRatio: CGFloat = 2

  /// How fast a finger must be for the next page, in points a second.
  ///
  /// Apple publishes no number.
  static let leastPageVelocity: CGFloat = 100

  /// The offset that fingers began at, as if the content did not resist beyond its ends.
  var start: CGPoint
  /// The page that lay in place when fingers came down.
  let page: CGPoint
  /// Whether the content follows to the sides.
  var followsHorizontally = true
  /// Whether the content follows upwards and downwards.
  var followsVertically = true
}
