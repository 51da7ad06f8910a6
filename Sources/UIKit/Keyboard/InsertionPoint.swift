/// The bar where typed text appears.
@MainActor
enum InsertionPoint {
  /// The width in points.
  static let width: CGFloat = 2

  /// The alpha of a selection, which has the tint colour (approximate).
  static let selectionAlpha: CGFloat = 0.2

  /// Draws it in the tint colour at the left edge of `rect`, with its height, and not beyond `limit`.
  static func paint(at rect: CGRect, limit: CGFloat, color: UIColor) {
    color.setFill()
    UIRectFill(
      CGRect(x: min(rect.minX, limit - width), y: rect.minY, width: width, height: rect.height)
    )
  }
}
