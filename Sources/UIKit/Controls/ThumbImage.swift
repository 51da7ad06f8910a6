/// The picture of the round thumb of sliders and switches (colours approximate).
@MainActor
enum ThumbImage {
  /// Returns a thumb in a square of `side` points, in a custom colour or in white.
  static func make(side: CGFloat, color: UIColor?, isGlossy: Bool) -> UIImage {
    let color = color ?? .white
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      let circle = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 1.5, dy: 1.5))
      guard isGlossy else {
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 1.5)
        color.setFill()
        circle.fill()
        return
      }
      circle.fill(with: DrawingGradient(color, color.darker(by: 0.2)))
      color.darker(by: 0.5).setStroke()
      circle.stroke()
    }
  }
}
