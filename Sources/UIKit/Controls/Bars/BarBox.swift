/// The boxes that items stand in before iOS 7; that of a back button has a point on its left.
@MainActor
struct BarBox {
  /// The height of a box in a bar of full height, in points.
  private static let height: CGFloat = 30

  /// What a bar keeps free above and below a box at least, in points.
  private static let margin: CGFloat = 4

  private static let cornerRadius: CGFloat = 5

  /// How far the point of a back button sticks out, in points.
  private static let point: CGFloat = 13

  let shade: DrawingShade
  let edge: DrawingShade
  let pointsBack: Bool

  /// Draws the box in the bounds of a button.
  func draw(in bounds: CGRect) {
    let height = min(BarBox.height, bounds.height - 2 * BarBox.margin)
    guard height > 2, bounds.width > 2 else { return }
    let box = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    GlossyBarLook.bevel.setFill()
    outline(box.offsetBy(dx: 0, dy: 1), radius: BarBox.cornerRadius).fill()
    outline(box, radius: BarBox.cornerRadius).fill(with: edge)
    outline(box.insetBy(dx: 1, dy: 1), radius: BarBox.cornerRadius - 1).fill(with: shade)
  }

  private func outline(_ box: CGRect, radius: CGFloat) -> UIBezierPath {
    guard pointsBack, box.width > BarBox.point + radius else {
      return UIBezierPath(roundedRect: box, cornerRadius: radius)
    }
    let neck = box.minX + BarBox.point
    let path = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(neck, box.minY))
    path.addLine(to: point(box.maxX - radius, box.minY))
    path.addQuadCurve(to: point(box.maxX, box.minY + radius), controlPoint: point(box.maxX, box.minY))
    path.addLine(to: point(box.maxX, box.maxY - radius))
    path.addQuadCurve(to: point(box.maxX - radius, box.maxY), controlPoint: point(box.maxX, box.maxY))
    path.addLine(to: point(neck, box.maxY))
    // The sides of the point set out level and come together in a tip that is a little blunt.
    path.addQuadCurve(
      to: point(neck - 4.5, box.maxY - 3),
      controlPoint: point(neck - 2.5, box.maxY)
    )
    path.addLine(to: point(box.minX + 0.7, box.midY + 0.8))
    path.addQuadCurve(to: point(box.minX + 0.7, box.midY - 0.8), controlPoint: point(box.minX, box.midY))
    path.addLine(to: point(neck - 4.5, box.minY + 3))
    path.addQuadCurve(to: point(neck, box.minY), controlPoint: point(neck - 2.5, box.minY))
    path.close()
    return path
  }
}
