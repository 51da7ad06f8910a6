/// The sizes of menus; Apple doesn't document them, they are as seen on phones.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// The distance between the edge of a row and its texts and image.
  static let margin: CGFloat = 16
  /// The room for a checkmark or a chevron before the texts.
  static let glyphColumn: CGFloat = 32
  /// The width in which the image of a row is centred.
  static let imageWidth: CGFloat = 24
  static let hairline: CGFloat = 0.5
  /// The height of the band between two sections.
  static let band: CGFloat = 8
  static let titleHeight: CGFloat = 32
  static let smallHeight: CGFloat = 48
  static let mediumHeight: CGFloat = 64
}

/// An element of a menu: a row, or a cell of a strip.
@MainActor
final class MenuItemView: UIView {
  /// How the element is shown.
  enum Style {
    /// A row; whether it leaves room for a checkmark or a chevron.
    case row(hasGlyphColumn: Bool)
    /// The title of an open submenu.
    case opened
    /// A cell of a strip.
    case cell(UIMenu.ElementSize)
  }

  /// The sign before the texts.
  private enum Glyph {
    case check, dash, right, down
  }

  let entry: MenuContent.Entry
  private let style: Style
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  var element: UIMenuElement { entry.element }

  /// Whether a finger is on it.
  var isPressed = false {
    didSet { if isPressed != oldValue { backgroundColor = isPressed && isEnabled ? .systemFill : nil } }
  }

  /// Whether it can be chosen.
  var isEnabled: Bool { !element.shownAttributes.contains(.disabled) }

  init(_ entry: MenuContent.Entry, _ style: Style) {
    (self.entry, self.style) = (entry, style)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    let isMedium = if case .cell(.medium) = style { true } else { false }
    title.text = isIconOnly ? nil : element.title
    title.font =
      isMedium
      ? .preferredFont(forTextStyle: .caption1)
      : isOpened ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
    title.textColor = color
    title.numberOfLines = isMedium ? 1 : 2
    title.textAlignment = isCell ? .center : .natural
    subtitle.text = isCell ? nil : element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitle.numberOfLines = 2
    picture.image = element.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = color
    picture.contentMode = .scaleAspectFit
    for view in [title, subtitle, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private var isCell: Bool { if case .cell = style { true } else { false } }
  private var isOpened: Bool { if case .opened = style { true } else { false } }
  private var isIconOnly: Bool {
    if case .cell(.small) = style { element.image != nil } else { false }
  }

  private var color: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return element.shownAttributes.contains(.destructive) ? .systemRed : .label
  }

  private var glyph: Glyph? {
    if isOpened { return .down }
    if element is UIMenu { return .right }
    return switch element.shownState {
    case .off: nil
    case .on: .check
    case .mixed: .dash
    }
  }

  /// Whether the element has a sign before its texts.
  static func needsGlyphColumn(_ element: UIMenuElement) -> Bool {
    element is UIMenu || element.shownState != .off
  }

  // MARK: Layout

  private var leading: CGFloat {
    switch style {
    case .row(let hasGlyphColumn): hasGlyphColumn ? MenuMetrics.glyphColumn : MenuMetrics.margin
    case .opened: MenuMetrics.glyphColumn
    case .cell: 4
    }
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let trailing =
      picture.image == nil ? MenuMetrics.margin : 2 * MenuMetrics.margin + MenuMetrics.imageWidth - 4
    return max(0, width - leading - trailing)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.text == nil ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The height at a width.
  func height(atWidth width: CGFloat) -> CGFloat {
    if case .cell(let size) = style {
      return size == .small ? MenuMetrics.smallHeight : MenuMetrics.mediumHeight
    }
    let room = textWidth(width)
    let texts = height(of: title, room) + height(of: subtitle, room)
    return max(MenuMetrics.rowHeight, (texts + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isCell else { return layoutCell() }
    let room = textWidth(bounds.width)
    let (titleHeight, subtitleHeight) = (height(of: title, room), height(of: subtitle, room))
    let top = bounds.midY - (titleHeight + subtitleHeight) / 2
    title.frame = CGRect(x: leading, y: top, width: room, height: titleHeight)
    subtitle.frame = CGRect(x: leading, y: top + titleHeight, width: room, height: subtitleHeight)
    place(picture, middle: CGPoint(x: bounds.maxX - MenuMetrics.margin - 10, y: bounds.midY))
    direct([title, subtitle, picture], in: bounds)
  }

  private func layoutCell() {
    let titleHeight = height(of: title, bounds.width)
    let hasPicture = picture.image != nil
    let area = hasPicture ? MenuMetrics.imageWidth + (titleHeight > 0 ? 4 : 0) : 0
    let top = bounds.midY - (area + titleHeight) / 2
    place(picture, middle: CGPoint(x: bounds.midX, y: top + MenuMetrics.imageWidth / 2))
    title.frame = CGRect(x: leading, y: top + area, width: bounds.width - 2 * leading, height: titleHeight)
  }

  /// Centres the image; a large one is scaled down.
  private func place(_ picture: UIImageView, middle: CGPoint) {
    let size = picture.image?.size ?? .zero
    let scale = min(1, MenuMetrics.imageWidth / max(size.width, size.height, 1))
    picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
    picture.center = middle
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let glyph else { return }
    let side = isCell ? bounds.maxX - 10 : MenuMetrics.margin + 1
    let middle = CGPoint(x: isRightToLeft ? bounds.maxX - side : side, y: isCell ? 10 : bounds.midY)
    let forward: CGFloat = isRightToLeft ? -1 : 1
    let corners: [CGPoint] =
      switch glyph {
      case .check: [CGPoint(x: -5.5, y: 0.5), CGPoint(x: -2, y: 5), CGPoint(x: 5.5, y: -5)]
      case .dash: [CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)]
      case .right:
        [
          CGPoint(x: -2.5 * forward, y: -5), CGPoint(x: 2.5 * forward, y: 0),
          CGPoint(x: -2.5 * forward, y: 5),
        ]
      case .down: [CGPoint(x: -5, y: -2.5), CGPoint(x: 0, y: 2.5), CGPoint(x: 5, y: -2.5)]
      }
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: middle.x + corner.x, y: middle.y + corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }

  // MARK: Accessibility

  override var accessibilityDefaults: AccessibilityDefaults? {
    var traits: UIAccessibilityTraits = .button
    if element.shownState == .on { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(label: self.element.title.isEmpty ? nil : self.element.title, traits: traits)
  }
}
