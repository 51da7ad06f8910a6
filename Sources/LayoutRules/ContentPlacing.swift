/// How content is scaled and where it stands in the bounds of its view; there is one for each UIView.ContentMode.
///
/// Source: Apple, UIView.ContentMode.
public struct ContentPlacing: Equatable, Sendable {
  /// How the content is scaled.
  enum Scaling: Sendable {
    case fill
    case aspectFit
    case aspectFill
    case none
  }

  let scaling: Scaling

  /// The share of the room left over that lies before the content: 0, ½ or 1.
  let x, y: Double

  /// Stretched to fill.
  public static let scaleToFill = ContentPlacing(scaling: .fill, x: 0, y: 0)

  /// As large as fits, undistorted.
  public static let scaleAspectFit = ContentPlacing(scaling: .aspectFit, x: 0.5, y: 0.5)

  /// Large enough to fill, undistorted.
  public static let scaleAspectFill = ContentPlacing(scaling: .aspectFill, x: 0.5, y: 0.5)

  /// Drawn anew for the bounds, which it fills.
  public static let redraw = scaleToFill

  /// In the middle, not scaled.
  public static let center = ContentPlacing(scaling: .none, x: 0.5, y: 0.5)

  /// Middle of the top edge, not scaled.
  public static let top = ContentPlacing(scaling: .none, x: 0.5, y: 0)

  /// Middle of the bottom edge, not scaled.
  public static let bottom = ContentPlacing(scaling: .none, x: 0.5, y: 1)

  /// Middle of the left edge, not scaled.
  public static let left = ContentPlacing(scaling: .none, x: 0, y: 0.5)

  /// Middle of the right edge, not scaled.
  public static let right = ContentPlacing(scaling: .none, x: 1, y: 0.5)

  /// Top left corner, not scaled.
  public static let topLeft = ContentPlacing(scaling: .none, x: 0, y: 0)

  /// Top right corner, not scaled.
  public static let topRight = ContentPlacing(scaling: .none, x: 1, y: 0)

  /// Bottom left corner, not scaled.
  public static let bottomLeft = ContentPlacing(scaling: .none, x: 0, y: 1)

  /// Bottom right corner, not scaled.
  public static let bottomRight = ContentPlacing(scaling: .none, x: 1, y: 1)

  /// Where content of a size goes within bounds.
  ///
  /// Content without an area fills the bounds.
  public func frame(of size: LayoutSize, in bounds: LayoutRect) -> LayoutRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factors = (bounds.width / size.width, bounds.height / size.height)
    switch scaling {
    case .fill: return bounds
    case .aspectFit: return placed(size, times: min(factors.0, factors.1), in: bounds)
    case .aspectFill: return placed(size, times: max(factors.0, factors.1), in: bounds)
    case .none: return placed(size, times: 1, in: bounds)
    }
  }

  private func placed(_ size: LayoutSize, times factor: Double, in bounds: LayoutRect) -> LayoutRect {
    let width = size.width * factor
    let height = size.height * factor
    return LayoutRect(
      x: bounds.x + (bounds.width - width) * x,
      y: bounds.y + (bounds.height - height) * y,
      width: width,
      height: height
    )
  }
}
