/// A shadow that fades out in one direction, made of a few even stripes.
@MainActor
final class PageShade: UIView {
  private let isDarkAtEnd: Bool
  private let orientation: UIPageViewController.NavigationOrientation
  private let strength: CGFloat

  /// Stripes are few to keep pictures small, and enough to look even.
  private static let stripeCount = 12

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
    let count = CGFloat(PageShade.stripeCount)
    for number in 0..<PageShade.stripeCount {
      let start = CGFloat(number) / count
      let end = CGFloat(number + 1) / count
      let darkness = isDarkAtEnd ? end : 1 - start
      UIColor(white: 0, alpha: strength * darkness * darkness).setFill()
      let stripe =
        orientation == .horizontal
        ? CGRect(x: bounds.width * start, y: 0, width: bounds.width * (end - start), height: bounds.height)
        : CGRect(x: 0, y: bounds.height * start, width: bounds.width, height: bounds.height * (end - start))
      UIRectFill(stripe)
    }
  }
}
