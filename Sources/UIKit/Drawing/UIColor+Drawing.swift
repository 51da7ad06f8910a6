extension UIColor {
  /// Makes the colour that of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fills in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour that of strokes in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
