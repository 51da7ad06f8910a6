extension UIView {
  /// Sets the frame unless it is that already.
  final func moveTo(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  /// Lies in `rect`, whatever the transform is.
  final func lie(in rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}
