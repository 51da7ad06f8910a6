/// The button of a tab bar item: an image above a title, or beside it in a low bar, with a badge.
@MainActor
final class TabButton: UIControl {
  private enum Metrics {
    static let imageSide: CGFloat = 25
    static let imageTop: CGFloat = 6
    static let titleHeight: CGFloat = 12
    static let titleBottom: CGFloat = 2
    static let lowestStack: CGFloat = 40
    static let gap: CGFloat = 4
    static let badgeHeight: CGFloat = 18
    static let badgeEdge: CGFloat = 2
    static let plateInset: CGFloat = 2
    static let plateRadius: CGFloat = 4
  }

  private let item: UITabBarItem
  private let picture = TabPicture(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  /// The colour of a tab that is not selected.
  private let restingColor: UIColor

  init(_ item: UITabBarItem, isSelected: Bool, restingColor: UIColor) {
    self.item = item
    self.restingColor = restingColor
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let own = isSelected ? item.selectedImage ?? item.image : item.image
    let image =
      item.systemItem.map { TabGlyph.image(for: $0, isFilled: isSelected || !BarMetrics.isFlat) } ?? own
    picture.isLit = isSelected
    picture.image = image?.asTemplate
    picture.contentMode = .center
    label.text = item.shownTitle
    label.font = BarMetrics.isFlat ? .systemFont(ofSize: 10) : .boldSystemFont(ofSize: 10)
    label.textAlignment = .center
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    if let font = attributes?[.font] as? UIFont { label.font = font }
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
    badge.layer.cornerRadius = Metrics.badgeHeight / 2
    if !BarMetrics.isFlat {
      badge.font = .boldSystemFont(ofSize: 13)
      badge.layer.borderWidth = Metrics.badgeEdge
      badge.layer.borderColor = UIColor.white.cgColor
    }
    for part in [picture, label, badge] { addSubview(part) }
    takeColor()
    if let color = attributes?[.foregroundColor] as? UIColor { label.textColor = color }
  }

  required init?(coder: NSCoder) { nil }

  override var triggersPrimaryAction: Bool { true }

  override var keepsTapsFromSuperviews: Bool { true }

  private var color: UIColor {
    let color = isSelected ? (BarMetrics.isFlat ? effectiveTintColor : .white) : restingColor
    return isEnabled ? color : color.withAlphaComponent(BarMetrics.fadedAlpha)
  }

  private func takeColor() {
    label.textColor = color
    picture.tintColor = color
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    takeColor()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeColor()
  }

  override var accessibilityDefaults: AccessibilityDefaults? {
    AccessibilityDefaults(
      label: self.item.accessibilityLabel ?? self.joinedLabelTexts,
      traits: stateTraits.union(.button),
      kind: "tab"
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = imageRect.inset(by: item.imageInsets)
    label.frame = titleRect.offsetBy(
      dx: item.titlePositionAdjustment.horizontal,
      dy: item.titlePositionAdjustment.vertical
    )
    let width = max(Metrics.badgeHeight, badge.sizeThatFits(.zero).width + 10)
    badge.frame = CGRect(
      x: min(bounds.midX + 6, max(0, bounds.width - width)),
      y: 2,
      width: width,
      height: Metrics.badgeHeight
    )
  }

  /// Whether image and title are side by side.
  private var isLow: Bool { bounds.height < Metrics.lowestStack }

  private var hasPicture: Bool { picture.image != nil }

  private var lowTitleWidth: CGFloat {
    let room = bounds.width - (hasPicture ? Metrics.imageSide + Metrics.gap : 0)
    return max(0, min(room, label.sizeThatFits(.zero).width))
  }

  private var titleRect: CGRect {
    guard isLow else {
      return CGRect(
        x: 0,
        y: bounds.height - Metrics.titleHeight - Metrics.titleBottom,
        width: bounds.width,
        height: Metrics.titleHeight
      )
    }
    let width = lowTitleWidth
    return CGRect(
      x: hasPicture ? imageRect.maxX + Metrics.gap : (bounds.width - width) / 2,
      y: (bounds.height - Metrics.titleHeight) / 2,
      width: width,
      height: Metrics.titleHeight
    )
  }

  private var imageRect: CGRect {
    if isLow {
      let width = Metrics.imageSide + Metrics.gap + lowTitleWidth
      return CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - Metrics.imageSide) / 2,
        width: Metrics.imageSide,
        height: Metrics.imageSide
      )
    }
    return CGRect(
      x: bounds.midX - Metrics.imageSide / 2,
      y: Metrics.imageTop,
      width: Metrics.imageSide,
      height: Metrics.imageSide
    )
  }

  /// Draws the light background of the selected item up to iOS 6.
  override func draw(_ rect: CGRect) {
    guard isSelected, !BarMetrics.isFlat else { return }
    let plate = bounds.insetBy(dx: Metrics.plateInset, dy: Metrics.plateInset)
    UIBezierPath(roundedRect: plate, cornerRadius: Metrics.plateRadius)
      .fill(with: DrawingGradient(UIColor(white: 1, alpha: 0.24), UIColor(white: 1, alpha: 0.13)))
  }

  package override var summaryDetails: [String] {
    item.shownTitle.map { ["title = \(DumpText.quoted($0))"] } ?? []
  }
}

/// The image of a tab; before iOS 7 the image of the selected tab is glossy.
@MainActor
final class TabPicture: UIImageView {
  /// The colours of an image before iOS 7 (approximate).
  private enum Colors {
    static let resting = UIColor(hex: 0x8C8C8C)
    static let depth = UIColor(hex: 0x2B7FE3)
    static let middle = UIColor(hex: 0x4B9DF0)
    static let light = UIColor(hex: 0xA3D6FB)
  }

  /// Whether the tab is selected.
  var isLit = false { didSet { setNeedsDisplay() } }

  override func makeDrawing() -> [DrawingCommand] {
    guard !BarMetrics.isFlat, let image = shownImage, image.renderingMode == .alwaysTemplate else {
      return super.makeDrawing()
    }
    let frame = contentMode.frame(of: image.size, in: bounds)
    return GraphicsStack.record { context in
      context.draw(image.stencil(isLit ? Colors.depth : Colors.resting), in: frame)
      guard isLit else { return }
      // Dark blue at the bottom, lighter towards the top, and a highlight with a curved edge.
      add(image.stencil(Colors.middle), above: 0.72, bend: 0.1, in: frame, context)
      add(image.stencil(Colors.light), above: 0.42, bend: 0.22, in: frame, context)
    }
  }

  /// Draws the part of an image above a curve, whose height is `share` at the sides and less in the middle.
  private func add(
    _ image: UIImage,
    above share: CGFloat,
    bend: CGFloat,
    in frame: CGRect,
    _ context: CGContext
  ) {
    let edge = frame.minY + frame.height * share
    let path = UIBezierPath()
    path.move(to: CGPoint(x: frame.minX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: edge - frame.height * bend))
    path.addQuadCurve(
      to: CGPoint(x: frame.minX, y: edge),
      controlPoint: CGPoint(x: frame.midX, y: edge)
    )
    path.close()
    context.saveGState()
    path.addClip()
    context.draw(image, in: frame)
    context.restoreGState()
  }
}
