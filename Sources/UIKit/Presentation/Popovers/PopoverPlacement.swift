/// Where a popover lies and where its arrow points.
struct PopoverPlacement: Equatable {
  /// The popover with its arrow.
  var frame: CGRect
  /// One of the four directions, or `.unknown` for a popover without an arrow.
  var arrowDirection: UIPopoverArrowDirection
  /// How far the arrow's middle lies from the middle of its side: to the right, or down.
  var arrowOffset: CGFloat

  /// The rectangle of the content within the popover's own coordinates.
  func contentRect(_ shape: PopoverShape) -> CGRect {
    var insets = shape.contentInsets
    switch arrowDirection {
    case .up: insets.top += shape.arrowHeight
    case .down: insets.bottom += shape.arrowHeight
    case .left: insets.left += shape.arrowHeight
    case .right: insets.right += shape.arrowHeight
    default: break
    }
    let rect = CGRect(origin: .zero, size: frame.size).inset(by: insets)
    return CGRect(
      origin: rect.origin,
      size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    )
  }
}
