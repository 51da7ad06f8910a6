/// The scaling and alignment of content in a view's bounds; one value for each UIView.ContentMode.
///
/// Source: Apple, UIView.ContentMode.
public struct ContentPlacing: Equatable, Sendable {
  /// The scaling of the content.
  enum Scaling: Sendable {
    case fill
    case aspectFit
    case aspectFill
    case none
  }

  let scaling: Scaling

  /// The fraction of the remaining space before the content: 0, ½ or 1.
  let x, y: Double

  /// Stretched to fill.
  public static let scaleToFill = ContentPlacing(scaling: .fill, x: 0, y: 0)

  /// Scaled to fit, keeping the aspect ratio.
  public static let scaleAspectFit = ContentPlacing(scaling: .aspectFit, x: 0.5, y: 0.5)

  /// Scaled to fill, keeping the aspect ratio.
  public static let scaleAspectFill = ContentPlacing(scaling: .aspectFill, x: 0.5, y: 0.5)

  /// Redrawn for the bounds, which it fills.
  public static let redraw = scaleToFill

  /// Centred, not scaled.
  public static let center = ContentPlacing(scaling: .none, x: 0.5, y: 0.5)

  /// Centred at the top edge, not scaled.
  public static let top = ContentPlacing(scaling: .none, x: 0.5, y: 0)

  /// Centred at the bottom edge, not scaled.
  public static let bottom = ContentPlacing(scaling: .none, x: 0.5, y: 1)

  /// Centred at the left edge, not scaled.
  public static let left = ContentPlacing(scaling: .none, x: 0, y: 0.5)

  /// Centred at the right edge, not scaled.
  public static let right = ContentPlacing(scaling: .none, x: 1, y: 0.5)

  /// At the top left corner, not scaled.
  public static let topLeft = ContentPlacing(scaling: .none, x: 0, y: 0)

  /// At the top right corner, not scaled.
  public static let topRight = ContentPlacing(scaling: .none, x: 1, y: 0)

  /// At the bottom left corner, not scaled.
  public static let bottomLeft = ContentPlacing(scaling: .none, x: 0, y: 1)

  /// At the bottom right corner, not scaled.
  public static let bottomRight = ContentPlacing(scaling: .none, x: 1, y: 1)

  /// The frame of content of a given size within bounds.
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
