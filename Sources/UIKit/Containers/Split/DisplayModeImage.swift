/// The pictures of the display mode button.
@MainActor
enum DisplayModeImage {
  /// An arrow to the left: the hidden column comes back.
  static let back = picture(CGSize(width: 12, height: 20)) { path in
    path.move(to: CGPoint(x: 10, y: 2))
    path.addLine(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 18))
  }

  /// Two arrows apart: the secondary column takes all the room.
  static let expand = picture(CGSize(width: 20, height: 20)) { path in
    for (tip, tail, side) in [(CGFloat(18), CGFloat(11.5), CGFloat(11)), (2, 8.5, 9)] {
      path.move(to: CGPoint(x: tail, y: 20 - tail))
      path.addLine(to: CGPoint(x: tip, y: 20 - tip))
      path.move(to: CGPoint(x: side, y: 20 - tip))
      path.addLine(to: CGPoint(x: tip, y: 20 - tip))
      path.addLine(to: CGPoint(x: tip, y: 20 - side))
    }
  }

  private static func picture(_ size: CGSize, draw: @escaping (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      draw(path)
      path.lineWidth = 2
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
