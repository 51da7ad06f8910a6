/// The colours of a key.
struct KeyPlate {
  /// At the top of the plate.
  var top: UIColor
  /// At its bottom; the same one where keys are flat.
  var bottom: UIColor
  /// The caption.
  var ink: UIColor
  /// What the caption throws, a point away; nil for nothing.
  var inkShadow: (color: UIColor, offset: CGFloat)?

  /// A plate of one colour.
  init(_ color: UIColor, ink: UIColor) {
    top = color
    bottom = color
    self.ink = ink
  }

  /// A plate that shines.
  init(_ top: UIColor, _ bottom: UIColor, ink: UIColor, shadow: (color: UIColor, offset: CGFloat)?) {
    self.top = top
    self.bottom = bottom
    self.ink = ink
    inkShadow = shadow
  }
}
