/// The button that shows an item in a tab bar: image over title, in a low bar side by side, with a badge.
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

  /// The colour while not selected.
  private let restingColor: UIColor

  init(_ item: UITabBarItem, isSelected: Bool, restingColor: UIColor) {
    self.item = item
    self.restingColor = restingColor
    super.init(frame: .zero)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let own = isSelected ? item.selectedImage ?? item.image : item.image
    let image =
      item.systemItem.map { TabGlyph.image(for: $0, isFilled: isSelected || !BarLook.isFlat) } ?? own
    picture.isLit = isSelected
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.contentMode = .center
    label.text = item.shownTitle
    label.font = BarLook.isFlat ? .systemFont(ofSize: 10) : .boldSystemFont(ofSize: 10)
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
    if !BarLook.isFlat {
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
    let color = isSelected ? (BarLook.isFlat ? effectiveTintColor : .white) : restingColor
    return isEnabled ? color : color.withAlphaComponent(BarLook.fadedAlpha)
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

  /// Whether image and title have to lie side by side.
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

  /// Up to iOS 6 a light plate lies behind the selected item.
  override func draw(_ rect: CGRect) {
    guard isSelected, !BarLook.isFlat else { return }
    let plate = bounds.insetBy(dx: Metrics.plateInset, dy: Metrics.plateInset)
    UIBezierPath(roundedRect: plate, cornerRadius: Metrics.plateRadius)
      .fill(with: DrawingShade(UIColor(white: 1, alpha: 0.24), UIColor(white: 1, alpha: 0.13)))
  }

  package override var summaryDetails: [String] {
    item.shownTitle.map { ["title = \(DumpText.quoted($0))"] } ?? []
  }
}
