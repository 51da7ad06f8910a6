/// The button that shows an item in a bar.
@MainActor
final class BarButton: UIButton {
  /// How the button differs from a plain one.
  enum Shape {
    /// A text or picture, in a box up to iOS 6.
    case plain
    /// With an arrow that points back.
    case back
  }

  private let item: UIBarButtonItem
  private let shape: Shape
  private let glyph: UIBezierPath?

  /// Creates the button of an item; a back button may show another title than its item.
  init(_ item: UIBarButtonItem, shape: Shape = .plain, title: String? = nil) {
    self.item = item
    self.shape = shape
    glyph = item.systemItem.flatMap { BarGlyph.path(for: $0) }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    let isDone = item.style == .done && shape == .plain
    label.font = BarLook.itemFont(isDone: isDone)
    label.lineBreakMode = .byTruncatingTail
    if let image = barImage, shape == .plain {
      setImage(image, for: .normal)
      imageEdgeInsets = BarLook.isCompact ? item.landscapeImagePhoneInsets : item.imageInsets
    } else {
      setTitle(title ?? item.shownTitle, for: .normal)
    }
    let metrics: UIBarMetrics = BarLook.isCompact ? .compact : .default
    setBackgroundImage(item.backgroundImage(for: .normal, barMetrics: metrics), for: .normal)
    contentEdgeInsets = insets
    takeColors()
    takeAttributes()
  }

  required init?(coder: NSCoder) { nil }

  private var barImage: UIImage? {
    guard item.systemItem == nil else { return nil }
    let image = BarLook.isCompact ? item.landscapeImagePhone ?? item.image : item.image
    return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  /// A box, up to iOS 6, and the arrow need room.
  private var insets: UIEdgeInsets {
    let side: CGFloat = BarLook.isFlat ? 0 : 10
    return UIEdgeInsets(top: 0, left: shape == .back ? BarLook.arrowWidth : side, bottom: 0, right: side)
  }

  override func tintColorDidChange() {
    takeColors()
    super.tintColorDidChange()
  }

  override func didMoveToSuperview() {
    takeColors()
    super.didMoveToSuperview()
  }

  private func takeColors() {
    guard BarLook.isFlat else { return }
    let tint = effectiveTintColor
    setTitleColor(tint, for: .normal)
    setTitleColor(tint.withAlphaComponent(BarLook.fadedAlpha), for: .highlighted)
    setTitleColor(UIColor.gray.withAlphaComponent(2 * BarLook.fadedAlpha), for: .disabled)
    imageView?.alpha = isEnabled && !isHighlighted ? 1 : BarLook.fadedAlpha
  }

  private func takeAttributes() {
    guard let attributes = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) else { return }
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: .normal) }
  }

  /// The size that the content needs, at least one that a finger finds.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    if glyph != nil { fitting.width = max(fitting.width, BarLook.glyphSide + contentEdgeInsets.left) }
    if let titles = item.possibleTitles, shape == .plain {
      let widest = titles.map { $0.size(withAttributes: [.font: label.font as Any]).width }.max() ?? 0
      fitting.width = max(fitting.width, widest + contentEdgeInsets.left + contentEdgeInsets.right)
    }
    fitting.width = max(fitting.width, BarLook.leastItemWidth)
    if shape == .plain && item.width > 0 { fitting.width = item.width }
    fitting.height = max(fitting.height, BarLook.leastItemWidth)
    return fitting
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let adjustment = item.titlePositionAdjustment(for: BarLook.isCompact ? .compact : .default)
    return super.titleRect(forContentRect: contentRect)
      .offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }

  override func draw(_ rect: CGRect) {
    if !BarLook.isFlat && currentBackgroundImage == nil { drawBox() }
    let color: UIColor =
      BarLook.isFlat ? currentTitleColor : .white.withAlphaComponent(isEnabled ? 1 : 0.5)
    color.setStroke()
    if shape == .back && BarLook.isFlat { drawArrow() }
    guard let glyph else { return }
    let side = BarLook.glyphSide
    glyph.apply(
      CGAffineTransform(translationX: bounds.midX - side / 2, y: bounds.midY - side / 2)
    )
    glyph.lineWidth = 1.5
    glyph.stroke()
    glyph.apply(
      CGAffineTransform(translationX: side / 2 - bounds.midX, y: side / 2 - bounds.midY)
    )
  }

  private func drawArrow() {
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 11, y: bounds.midY - 9.5))
    arrow.addLine(to: CGPoint(x: 1.5, y: bounds.midY))
    arrow.addLine(to: CGPoint(x: 11, y: bounds.midY + 9.5))
    arrow.lineWidth = 3
    arrow.stroke()
  }

  /// The boxes of iOS 6 and before; that of a back button has a point on its left.
  private func drawBox() {
    let box = bounds.insetBy(dx: 0.5, dy: max(0, (bounds.height - 30) / 2))
    let path: UIBezierPath
    if shape == .back {
      path = UIBezierPath()
      path.move(to: CGPoint(x: box.minX, y: box.midY))
      path.addLine(to: CGPoint(x: box.minX + 12, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
      path.addLine(to: CGPoint(x: box.minX + 12, y: box.maxY))
      path.close()
    } else {
      path = UIBezierPath(roundedRect: box, cornerRadius: 5)
    }
    let isStrong = item.style == .done || isHighlighted
    let fill =
      item.tintColor
      ?? (isStrong
        ? UIColor(red: 0.15, green: 0.38, blue: 0.78, alpha: 1)
        : UIColor(red: 0.29, green: 0.38, blue: 0.53, alpha: 1))
    fill.setFill()
    path.fill()
  }
}
