import Rendering

extension UIView {
  /// Returns the colour that a reader sees at a point of the view, with its subviews; white where nothing is drawn.
  ///
  /// Texts are not drawn, and images are grey.
  ///
  /// - Parameter point: a point in the coordinates of the view's bounds, whose origin is zero.
  package func drawnColor(at point: CGPoint) -> UIColor {
    layoutIfNeeded()
    return Picture(of: self, caption: "").color(at: point)
  }

  /// Returns the name of the colour that a reader sees at a point of the view; "another colour" for others.
  ///
  /// - Parameters:
  ///   - point: a point in the coordinates of the view's bounds, whose origin is zero.
  ///   - colors: opaque colours with their names; each component may differ by 2 of 255.
  package func drawnColor(at point: CGPoint, among colors: KeyValuePairs<String, UIColor>) -> String {
    func bytes(_ color: UIColor) -> [CGFloat] {
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].map { ($0 * 255).rounded() }
    }
    let seen = bytes(drawnColor(at: point))
    let match = colors.first { zip(seen, bytes($0.value)).allSatisfy { abs($0 - $1) <= 2 } }
    return match?.key ?? "another colour"
  }
}
