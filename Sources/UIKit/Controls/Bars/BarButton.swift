/// The button of a bar item.
@MainActor
final class BarButton: UIButton {
  /// The shape of a bar button.
  enum Shape {
    /// A title or an image, in a box up to iOS 6.
    case plain
    /// A button with a back arrow.
    case back
  }

  let item: UIBarButtonItem
  let shape: Shape
  private let glyph: UIBezierPath?

  /// Creates the button of an item; `title` replaces the item's title, for back buttons.
  init(_ item: UIBarButtonItem, shape: Shape = .plain, title: String? = nil) {
    self.item = item
    self.shape = shape
    glyph = item.systemItem.flatMap { BarGlyph.path(for: $0) }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    tintColor = item.tintColor
    let isDone = item.style == .done && shape == .plain
    label.font = BarMetrics.itemFont(isDone: isDone)
    label.lineBreakMode = .byTruncatingTail
    if let image = barImage, shape == .plain {
      setImage(image, for: .normal)
      imageEdgeInsets = BarMetrics.isCompact ? item.landscapeImagePhoneInsets : item.imageInsets
    } else {
      setTitle(title ?? item.shownTitle, for: .normal)
    }
    let metrics: UIBarMetrics = BarMetrics.isCompact ? .compact : .default
    // Back buttons have background images of their own. Source: Apple, UIBarButtonItem.setBackButtonBackgroundImage.
    if shape == .plain {
      setBackgroundImage(item.backgroundImage(for: .normal, barMetrics: metrics), for: .normal)
    }
    contentEdgeInsets = insets
    if shape == .plain {
      menu = item.menu
      showsMenuAsPrimaryAction = item.showsMenuOnTap
      preferredMenuElementOrder = item.preferredMenuElementOrder
    }
    takeColors()
  }

  override var menuSender: Any { item }

  required init?(coder: NSCoder) { nil }

  private var barImage: UIImage? {
    guard item.systemItem == nil else { return nil }
    let image = BarMetrics.isCompact ? item.landscapeImagePhone ?? item.image : item.image
    return image?.asTemplate
  }

  /// The content insets, for the box up to iOS 6 and for the arrow.
  private var insets: UIEdgeInsets {
    let side: CGFloat = BarMetrics.isFlat ? 0 : 10
    let start = shape == .back ? BarMetrics.arrowWidth : side
    return UIEdgeInsets(
      top: 0,
      left: isRightToLeft ? side : start,
      bottom: 0,
      right: isRightToLeft ? start : side
    )
  }

  override func tintColorDidChange() {
    takeColors()
    super.tintColorDidChange()
  }

  override func didMoveToSuperview() {
    takeColors()
    super.didMoveToSuperview()
  }

  /// Updates the colours in a window.
  ///
  /// A button created for a bar on screen, for example at a rotation, only gets to know here whether its tint
  /// is dimmed.
  override func didMoveToWindow() {
    takeColors()
    super.didMoveToWindow()
  }

  /// Sets the colours of the style, then those of the item.
  private func takeColors() {
    if BarMetrics.isFlat { takeTint() } else { takeGlossyColors() }
    takeAttributes()
  }

  private func takeTint() {
    let tint = effectiveTintColor
    setTitleColor(tint, for: .normal)
    setTitleColor(tint.withAlphaComponent(BarMetrics.fadedAlpha), for: .highlighted)
    setTitleColor(UIColor.gray.withAlphaComponent(2 * BarMetrics.fadedAlpha), for: .disabled)
    imageView?.alpha = isEnabled && !isHighlighted ? 1 : BarMetrics.fadedAlpha
  }

  /// Sets the colours before iOS 7: white titles and template images with an engraved shadow.
  private func takeGlossyColors() {
    setTitleColor(UIColor(white: 1, alpha: 0.5), for: .disabled)
    setTitleShadowColor(UIColor(white: 0, alpha: 0.5), for: .normal)
    label.shadowOffset = CGSize(width: 0, height: -1)
    if barImage != nil { imageView?.tintColor = UIColor(white: 1, alpha: isEnabled ? 1 : 0.5) }
  }

  private func takeAttributes() {
    guard let attributes = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) else { return }
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: .normal) }
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: self.item.accessibilityLabel ?? self.joinedLabelTexts ?? self.iconLabel,
      traits: stateTraits.union(.button)
    )
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  /// Returns the size of the content, at least the minimum touch size.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = super.sizeThatFits(size)
    if glyph != nil { fitting.width = max(fitting.width, BarMetrics.glyphSide + contentEdgeInsets.left) }
    if let titles = item.possibleTitles, shape == .plain {
      let widest = titles.map { $0.size(withAttributes: [.font: label.font as Any]).width }.max() ?? 0
      fitting.width = max(fitting.width, widest + contentEdgeInsets.left + contentEdgeInsets.right)
    }
    fitting.width = max(fitting.width, BarMetrics.leastItemWidth)
    if shape == .plain && item.width > 0 { fitting.width = item.width }
    fitting.height = max(fitting.height, BarMetrics.leastItemWidth)
    return fitting
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let adjustment = item.titlePositionAdjustment(for: BarMetrics.isCompact ? .compact : .default)
    return super.titleRect(forContentRect: contentRect)
      .offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }

  override func draw(_ rect: CGRect) {
    if !BarMetrics.isFlat && currentBackgroundImage == nil && isBoxed { box.draw(in: bounds) }
    let color: UIColor =
      BarMetrics.isFlat ? currentTitleColor : .white.withAlphaComponent(isEnabled ? 1 : 0.5)
    color.setStroke()
    if shape == .back && BarMetrics.isFlat { drawArrow() }
    guard let glyph else { return }
    let side = BarMetrics.glyphSide
    glyph.apply(
      CGAffineTransform(translationX: bounds.midX - side / 2, y: bounds.midY - side / 2)
    )
    glyph.lineWidth = BarMetrics.isFlat ? 1.5 : 2.5
    if !BarMetrics.isFlat {
      UIGraphicsGetCurrentContext()?.setShadow(
        offset: CGSize(width: 0, height: -1),
        blur: 0,
        color: UIColor(white: 0, alpha: 0.5).cgColor
      )
    }
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
    if isRightToLeft { arrow.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0)) }
    arrow.stroke()
  }

  /// Whether the item has a box before iOS 7: plain items only have one in navigation bars.
  ///
  /// Source: Apple, UIBarButtonItem.Style.plain and .bordered.
  private var isBoxed: Bool { shape == .back || item.style != .plain || !(superview is UIToolbar) }

  private var box: BarItemOutline {
    let style = glossyStyleOfBar ?? .bar(.default, tint: nil, isTranslucent: false)
    var (shade, edge) = (style.button, style.buttonEdge)
    if let tint = item.tintColor {
      shade = GlossyBarStyle.boxes(tint)
      edge = DrawingGradient(tint.darker(by: 0.45), tint.darker(by: 0.55))
    } else if item.style == .done && shape == .plain {
      (shade, edge) = (GlossyBarStyle.done, GlossyBarStyle.doneEdge)
    }
    if isHighlighted || isSelected { shade = shade.mapped { $0.darker(by: 0.35) } }
    return BarItemOutline(shade: shade, edge: edge, pointsBack: shape == .back)
  }

  // MARK: Title animation

  /// The distance from the leading edge at which a moving title appears from behind the arrow, in points.
  private static let arrowEnd: CGFloat = 13

  /// The view that clips the title behind the arrow, and the view that moves it, during an animation.
  private var movingTitle: (edge: UIView, carrier: UIView)?

  /// Prepares to move the title between the arrow and the trailing edge of the bar.
  func beginMovingTitle(in bar: CGRect) {
    guard movingTitle == nil else { return }
    let reach = isRightToLeft ? frame.maxX - bar.minX : bar.maxX - frame.minX
    let area = directed(
      CGRect(
        x: BarButton.arrowEnd,
        y: 0,
        width: max(0, reach - BarButton.arrowEnd),
        height: bounds.height
      ),
      in: bounds
    )
    let (edge, carrier) = (UIView(frame: area), UIView(frame: area))
    // Both views have the button's coordinates, so the layout of the title doesn't change.
    for view in [edge, carrier] {
      view.bounds = area
      view.isUserInteractionEnabled = false
    }
    edge.clipsToBounds = true
    addSubview(edge)
    edge.addSubview(carrier)
    carrier.addSubview(label)
    movingTitle = (edge, carrier)
  }

  /// Moves the title to the right of its position.
  func moveTitle(by distance: CGFloat) {
    movingTitle?.carrier.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  func endMovingTitle() {
    guard let moved = movingTitle else { return }
    movingTitle = nil
    addSubview(label)
    moved.edge.removeFromSuperview()
  }
}

/// The icons of the system items, as lines in a square of 22 points.
@MainActor
enum BarGlyph {
  /// Returns the lines of an item's icon, or nil for a text item or a space.
  static func path(for item: UIBarButtonItem.SystemItem) -> UIBezierPath? {
    switch item {
    case .add: lines([[(11, 3), (11, 19)], [(3, 11), (19, 11)]])
    case .stop, .close: lines([[(5, 5), (17, 17)], [(17, 5), (5, 17)]])
    case .action:
      lines([[(8, 8), (4, 8), (4, 20), (18, 20), (18, 8), (14, 8)], [(11, 14), (11, 2)], arrow])
    case .compose: lines([[(12, 4), (4, 4), (4, 19), (18, 19), (18, 11)], [(9, 14), (19, 3)]])
    case .reply: lines([[(9, 5), (3, 11), (9, 17)], [(3, 11), (13, 11), (19, 17)]])
    case .organize: lines([[(3, 18), (3, 5), (9, 5), (11, 8), (19, 8), (19, 18), (3, 18)]])
    case .bookmarks:
      lines([[(11, 6), (3, 4), (3, 17), (11, 19), (19, 17), (19, 4), (11, 6), (11, 19)]])
    case .search: circle(CGRect(x: 3, y: 3, width: 12, height: 12), and: [[(13.5, 13.5), (19, 19)]])
    case .refresh: turningArrow
    case .camera:
      circle(
        CGRect(x: 7.5, y: 9, width: 7, height: 7),
        and: [[(3, 7), (7, 7), (9, 4), (13, 4), (15, 7), (19, 7), (19, 18), (3, 18), (3, 7)]]
      )
    case .trash:
      lines([
        [(4, 6), (18, 6)], [(9, 6), (9, 3), (13, 3), (13, 6)], [(6, 6), (7, 20), (15, 20), (16, 6)],
        [(11, 9), (11, 17)],
      ])
    case .play: lines([[(6, 3), (18, 11), (6, 19), (6, 3)]])
    case .pause: lines([[(7, 4), (7, 18)], [(15, 4), (15, 18)]])
    case .rewind: lines([[(11, 4), (3, 11), (11, 18), (11, 4)], [(19, 4), (11, 11), (19, 18), (19, 4)]])
    case .fastForward:
      lines([[(3, 4), (11, 11), (3, 18), (3, 4)], [(11, 4), (19, 11), (11, 18), (11, 4)]])
    case .pageCurl:
      lines([[(18, 3), (4, 3), (4, 19), (11, 19), (18, 12), (18, 3)], [(11, 19), (11, 12), (18, 12)]])
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  private static let arrow: [(CGFloat, CGFloat)] = [(7, 6), (11, 2), (15, 6)]

  private static func lines(_ strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let vertex = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
      }
    }
    return path
  }

  private static func circle(_ rect: CGRect, and strokes: [[(CGFloat, CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath(ovalIn: rect)
    path.append(lines(strokes))
    return path
  }

  private static var turningArrow: UIBezierPath {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 11, y: 11),
      radius: 7,
      startAngle: 0,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    path.append(lines([[(8, 1), (11, 4), (8, 7)]]))
    return path
  }
}

/// The box of an item before iOS 7; that of a back button has a point on its left.
@MainActor
struct BarItemOutline {
  /// The height of a box in a bar of regular height, in points.
  private static let height: CGFloat = 30

  /// The minimum margin above and below a box, in points.
  private static let margin: CGFloat = 4

  private static let cornerRadius: CGFloat = 5

  /// The length of a back button's point, in points.
  private static let point: CGFloat = 13

  let shade: DrawingGradient
  let edge: DrawingGradient
  let pointsBack: Bool

  /// Draws the box in the bounds of a button.
  func draw(in bounds: CGRect) {
    let height = min(BarItemOutline.height, bounds.height - 2 * BarItemOutline.margin)
    guard height > 2, bounds.width > 2 else { return }
    let box = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    GlossyBarStyle.bevel.setFill()
    outline(box.offsetBy(dx: 0, dy: 1), radius: BarItemOutline.cornerRadius).fill()
    outline(box, radius: BarItemOutline.cornerRadius).fill(with: edge)
    outline(box.insetBy(dx: 1, dy: 1), radius: BarItemOutline.cornerRadius - 1).fill(with: shade)
  }

  private func outline(_ box: CGRect, radius: CGFloat) -> UIBezierPath {
    guard pointsBack, box.width > BarItemOutline.point + radius else {
      return UIBezierPath(roundedRect: box, cornerRadius: radius)
    }
    let neck = box.minX + BarItemOutline.point
    let path = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(neck, box.minY))
    path.addLine(to: point(box.maxX - radius, box.minY))
    path.addQuadCurve(to: point(box.maxX, box.minY + radius), controlPoint: point(box.maxX, box.minY))
    path.addLine(to: point(box.maxX, box.maxY - radius))
    path.addQuadCurve(to: point(box.maxX - radius, box.maxY), controlPoint: point(box.maxX, box.maxY))
    path.addLine(to: point(neck, box.maxY))
    // The sides of the point start horizontally and meet in a slightly rounded tip.
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
