/// A drag of content under way.
struct ScrollDrag {
  /// The offset that fingers began at, as if the content did not resist beyond its ends.
  var start: CGPoint
  /// The page that lay in place when fingers came down.
  let page: CGPoint
  /// Whether the content follows to the sides.
  var followsHorizontally = true
  /// Whether the content follows upwards and downwards.
  var followsVertically = true
}
