/// The round signs of iOS 6 and before: a disc with a white ring, on whose upper half light falls.
struct GlossyDisc {
  let color: UIColor

  /// Draws the disc in a square.
  func draw(in square: CGRect) {
    UIColor(white: 0, alpha: 0.35).setFill()
    UIBezierPath(ovalIn: square.offsetBy(dx: 0, dy: 0.7)).fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: square).fill()
    UIBezierPath(ovalIn: square.insetBy(dx: 2, dy: 2)).fill(
      with: DrawingShade(
        glossy: color.lighter(by: 0.45),
        color.lighter(by: 0.15),
        color,
        color.darker(by: 0.12)
      )
    )
  }
}
