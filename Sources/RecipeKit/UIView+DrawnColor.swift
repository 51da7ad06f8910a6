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
}
