internal import LayoutRules

extension UIView.ContentMode {
  /// Where content of a size goes within bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(placing.frame(of: LayoutSize(size), in: LayoutRect(bounds.standardized)))
  }

  private var placing: ContentPlacing {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
