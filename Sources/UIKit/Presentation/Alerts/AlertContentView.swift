/// Panels one below the other: one for an alert, two for a sheet with a cancelling button.
@MainActor
final class AlertContentView: UIView {
  /// The space between panels in points.
  static let gap: CGFloat = 8

  private var panels: [AlertPanel] = []

  /// What the panels lie on before iOS 7, unless each has a ground of its own.
  private let ground: AlertGround?

  init(ground: AlertGround?) {
    self.ground = AlertLook().isFlat ? nil : ground
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    ground?.draw(in: bounds)
  }

  /// Shows other panels; text fields that are in both stay in the window, and so does what is typed.
  func show(_ panels: [AlertPanel]) {
    for panel in panels { addSubview(panel) }
    for panel in self.panels { panel.removeFromSuperview() }
    self.panels = panels
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// What a shared ground keeps free above and below the panels, in points.
  private var edge: CGFloat { ground == nil ? 0 : AlertContentView.gap }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let gaps = AlertContentView.gap * CGFloat(max(0, panels.count - 1)) + 2 * edge
    return CGSize(width: size.width, height: panels.reduce(gaps) { $0 + $1.sizeThatFits(size).height })
  }

  override func layoutSubviews() {
    var y = edge
    for panel in panels {
      let height = panel.sizeThatFits(bounds.size).height
      panel.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + AlertContentView.gap
    }
  }
}
