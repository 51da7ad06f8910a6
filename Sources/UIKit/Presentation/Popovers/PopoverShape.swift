/// What a popover's background takes up around the content, in points.
struct PopoverShape: Equatable, Sendable {
  /// The frame between the content and the popover's edge; the arrow lies beyond it.
  var contentInsets: UIEdgeInsets
  /// How far the arrow sticks out.
  var arrowHeight: CGFloat
  /// How wide the arrow is where it meets the body.
  var arrowBase: CGFloat
  /// How round the body is: the arrow keeps off the corners.
  var cornerRadius: CGFloat
  /// Whether the arrow's base is cut where a corner begins, so that only the tip has to keep off it.
  var cutsArrowAtCorners = false
}
