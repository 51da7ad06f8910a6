extension UIView.ContentMode {
  /// Where content of a size goes within bounds.
  ///
  /// A size or bounds without an area are filled as they are. Source: Apple, UIView.ContentMode.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factors = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, times: min(factors.0, factors.1), in: bounds, x: 0.5, y: 0.5)
    case .scaleAspectFill: return placed(size, times: max(factors.0, factors.1), in: bounds, x: 0.5, y: 0.5)
    case .center: return placed(size, in: bounds, x: 0.5, y: 0.5)
    case .top: return placed(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return placed(size, in: bounds, x: 0.5, y: 1)
    case .left: return placed(size, in: bounds, x: 0, y: 0.5)
    case .right: return placed(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return placed(size, in: bounds, x: 0, y: 0)
    case .topRight: return placed(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return placed(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return placed(size, in: bounds, x: 1, y: 1)
    }
  }

  /// The rectangle of a scaled size, with its share of the room that is left over before it.
  private func placed(
    _ size: CGSize,
    times factor: CGFloat = 1,
    in bounds: CGRect,
    x: CGFloat,
    y: CGFloat
  ) -> CGRect {
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - scaled.width) * x,
      y: bounds.minY + (bounds.height - scaled.height) * y,
      width: scaled.width,
      height: scaled.height
    )
  }
}
