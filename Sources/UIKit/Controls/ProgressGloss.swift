/// The pictures of progress views up to iOS 6: a sunken track, and a bar that light falls on (colours approximate).
///
/// They are as high as the bar, and stretched between their round ends.
@MainActor
struct ProgressGloss {
  /// What the bar is meant for.
  let style: UIProgressView.Style
  /// How high it is, in points.
  let height: CGFloat

  /// The track, in a colour of the application's own or the system's.
  func track(_ color: UIColor?) -> UIImage {
    if let color {
      return picture(DrawingShade(color.darker(by: 0.25), color), edge: color.darker(by: 0.4))
    }
    switch style {
    case .default:
      return picture(
        DrawingShade(UIColor(white: 0.66, alpha: 1), UIColor(white: 0.98, alpha: 1)),
        edge: UIColor(white: 0.5, alpha: 1)
      )
    case .bar:
      return picture(
        DrawingShade(UIColor(white: 0, alpha: 0.5), UIColor(white: 0, alpha: 0.2)),
        edge: UIColor(white: 0, alpha: 0.45)
      )
    }
  }

  /// The filled part, in a colour of the application's own or the system's.
  func fill(_ color: UIColor?) -> UIImage {
    guard color == nil, style == .bar else {
      let color = color ?? ProgressGloss.blue
      return picture(
        DrawingShade(
          glossy: color.lighter(by: 0.65),
          color.lighter(by: 0.3),
          color,
          color.lighter(by: 0.4)
        ),
        edge: color.darker(by: 0.35)
      )
    }
    return picture(
      DrawingShade(
        glossy: .white,
        UIColor(white: 0.93, alpha: 1),
        UIColor(white: 0.82, alpha: 1),
        UIColor(white: 0.92, alpha: 1)
      ),
      edge: UIColor(white: 0.4, alpha: 1)
    )
  }

  private static let blue = UIColor(red: 0.2, green: 0.47, blue: 0.87, alpha: 1)

  /// A bar with round ends, as wide as these and a point between them.
  private func picture(_ shade: DrawingShade, edge: UIColor) -> UIImage {
    let end = (height / 2).rounded(.up)
    let size = CGSize(width: 2 * end + 1, height: height)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let outline = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
      let path = UIBezierPath(roundedRect: outline, cornerRadius: outline.height / 2)
      path.fill(with: shade)
      edge.setStroke()
      path.stroke()
    }
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: end, bottom: 0, right: end),
      resizingMode: .stretch
    )
  }
}
