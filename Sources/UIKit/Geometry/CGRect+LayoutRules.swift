internal import LayoutRules

extension LayoutRect {
  /// A rectangle for the rules of layout, as it is: a negative size stays negative.
  @inline(__always)
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension LayoutSize {
  /// A size for the rules of layout.
  @inline(__always)
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension CGRect {
  /// A rectangle that a rule of layout has made.
  @inline(__always)
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
