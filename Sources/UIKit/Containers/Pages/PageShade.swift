/// A shadow that fades out evenly in one direction.
@MainActor
final class PageShade: UIView {
  private let isDarkAtEnd: Bool
  private let orientation: UIPageViewController.NavigationOrientation
  private let strength: CGFloat

  /// How dark the shade is at places from the dark end to the other: it falls off quickly, and fades without an edge.
  private static let course: [(place: CGFloat, darkness: CGFloat)] = [
    (0, 1), (0.08, 0.78), (0.2, 0.52), (0.4, 0.24), (0.65, 0.07), (1, 0),
  ]

  /// A shade of the darkness `strength` at one end, nothing at the other.
  init(
    _ orientation: UIPageViewController.NavigationOrientation,
    size: CGSize,
    isDarkAtEnd: Bool,
    strength: CGFloat
  ) {
    self.orientation = orientation
    self.isDarkAtEnd = isDarkAtEnd
    self.strength = strength
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var area = bounds
    if orientation == .horizontal {
      // Shades run down a shape: turned about the diagonal, down is to the right.
      context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
      area = CGRect(x: area.minY, y: area.minX, width: area.height, height: area.width)
    }
    let stops = PageShade.course.map { stop in
      (
        place: isDarkAtEnd ? 1 - stop.place : stop.place,
        color: UIColor(white: 0, alpha: strength * stop.darkness)
      )
    }
    UIBezierPath(rect: area).fill(with: DrawingShade(isDarkAtEnd ? stops.reversed() : stops))
  }
}
