/// The system's order of accessories.
@MainActor
enum AccessoryOrder {
  private static let leading: [UICellAccessory.AccessoryType] = [
    .multiselect, .delete, .insert,
  ]
  private static let trailing: [UICellAccessory.AccessoryType] = [
    .label, .checkmark, .outlineDisclosure, .detail, .disclosureIndicator, .reorder,
  ]

  /// The accessories from the leading to the trailing side: the system's in its order, then views of the application in their places.
  static func sorted(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    arranged(accessories.filter(\.isLeading), by: leading)
      + arranged(accessories.filter { !$0.isLeading }, by: trailing)
  }

  private static func arranged(
    _ accessories: [UICellAccessory],
    by order: [UICellAccessory.AccessoryType]
  ) -> [UICellAccessory] {
    var result = order.flatMap { type in accessories.filter { $0.accessoryType == type } }
    for accessory in accessories {
      switch accessory.customPlacement {
      case .leading(_, let position), .trailing(_, let position):
        result.insert(accessory, at: min(max(0, position(result)), result.count))
      case nil: break
      }
    }
    return result
  }
}

extension UICellAccessory {
  /// Whether the accessory is before the content.
  var isLeading: Bool {
    switch accessoryType {
    case .multiselect, .delete, .insert: true
    default: options.isLeading
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}

extension UICollectionViewListCell {
  /// Raises an exception if two of the system's accessories are of the same kind.
  ///
  /// Source: Apple, UICellAccessory ("duplicate accessories"); the text is ours.
  final func refuseDuplicates(_ accessories: [UICellAccessory]) {
    var known: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where !known.insert(accessory.accessoryType).inserted {
      UIKitException.raise(
        .internalInconsistencyException,
        "Accessories cannot contain duplicates: \(accessory.accessoryType) is there more than once."
      )
    }
  }
}

/// An accessory with its view.
@MainActor
final class ShownAccessory {
  /// The distance between accessories, in points; our decision.
  static let spacing: CGFloat = 8
  /// The width that is reserved for controls at the beginning, in points: that of their circle.
  private static let standardWidth: CGFloat = 22

  let accessory: UICellAccessory
  let view: UIView
  var isLeading: Bool { accessory.isLeading }

  init(_ accessory: UICellAccessory, _ cell: UICollectionViewListCell) {
    self.accessory = accessory
    view = ShownAccessory.makeView(accessory)
    if let tint = accessory.options.tintColor { view.tintColor = tint }
    if accessory.options.isHidden { view.alpha = 0 }
    var handler = accessory.actionHandler
    if accessory.accessoryType == .outlineDisclosure { handler = { [weak cell] in cell?.toggleOutline() } }
    guard let handler, let control = view as? UIControl else { return }
    control.isUserInteractionEnabled = true
    control.addAction(UIAction { _ in handler() }, for: .touchUpInside)
  }

  private static func makeView(_ accessory: UICellAccessory) -> UIView {
    let options = accessory.options
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .label:
      let label = UILabel()
      label.text = accessory.text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = true
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    case .detail: return UIButton(type: .detailDisclosure)
    case .disclosureIndicator: return ListSign(.chevron, options)
    case .outlineDisclosure: return ListSign(.outline, options)
    case .checkmark: return ListSign(.checkmark, options)
    case .delete: return ListSign(.minus, options)
    case .insert: return ListSign(.plus, options)
    case .reorder: return ListSign(.lines, options)
    case .multiselect: return ListSign(.circle, options)
    }
  }

  /// Shows the state of the cell, and whether another accessory is before this one.
  func update(for state: UICellConfigurationState, isAfterOther: Bool) {
    guard let sign = view as? ListSign else { return }
    sign.hasLine = isAfterOther && accessory.options.showsVerticalSeparator
    sign.isOn = accessory.accessoryType == .outlineDisclosure ? state.isExpanded : state.isSelected
  }

  /// The width that is reserved.
  var width: CGFloat {
    switch accessory.options.width {
    case .actual: size.width
    case .standard: max(Self.standardWidth, size.width)
    case .custom(let width): width
    }
  }

  private var size: CGSize {
    guard case .customView(let view) = accessory.accessoryType else { return view.sizeThatFits(.zero) }
    if accessory.options.maintainsFixedSize || view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Places the view in the middle of its width, and of the cell's height, for content from left to right.
  func place(from left: CGFloat, in height: CGFloat) {
    let size = size
    let scale = view.device.screen.scale
    func pixel(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    view.frame = CGRect(
      x: pixel(left + (width - size.width) / 2),
      y: pixel((height - size.height) / 2),
      width: size.width,
      height: size.height
    )
  }
}

/// The signs of lists from iOS 13 on, in the shapes of symbols.
@MainActor
final class ListSign: UIControl {
  enum Shape {
    case chevron, outline, checkmark, minus, plus, lines, circle
  }

  private let shape: Shape
  private let options: AccessoryOptions
  /// Whether a circle has a check mark, or an outline is open.
  var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// Whether a line is before the sign.
  var hasLine = false { didSet { if hasLine != oldValue { setNeedsDisplay() } } }

  init(_ shape: Shape, _ options: AccessoryOptions = AccessoryOptions()) {
    self.shape = shape
    self.options = options
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: shape)))
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  static func size(of shape: Shape) -> CGSize {
    switch shape {
    case .chevron: CGSize(width: 8, height: 14)
    case .outline: CGSize(width: 15, height: 15)
    case .checkmark: CGSize(width: 16, height: 16)
    case .lines: CGSize(width: 22, height: 14)
    case .minus, .plus, .circle: CGSize(width: 22, height: 22)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = Self.size(of: shape)
    return hasLine ? CGSize(width: size.width + Self.lineRoom, height: Self.lineHeight) : size
  }

  /// The distance by which touches may miss a sign, in points; our decision.
  private static let touchMargin: CGFloat = 14

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
  }

  /// The room before a sign with a line, and the height of the line, in points.
  private static let lineRoom: CGFloat = 9
  private static let lineHeight: CGFloat = 26

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    var area = bounds
    if hasLine {
      area.origin.x += Self.lineRoom
      area.size.width -= Self.lineRoom
      UIColor.separator.setFill()
      let line = CGRect(x: 0, y: 0, width: 1 / device.configuration.scale, height: bounds.height)
      UIRectFill(directed(line, in: bounds))
    }
    area = directed(area, in: bounds)
    ListSign.draw(shape, in: area, isOn: isOn, options, tint: effectiveTintColor, isMirrored: isRightToLeft)
  }

  /// Draws a shape in the middle of a rectangle; signs that point in a direction can be mirrored.
  static func draw(
    _ shape: Shape,
    in bounds: CGRect,
    isOn: Bool,
    _ options: AccessoryOptions = AccessoryOptions(),
    tint: UIColor,
    isMirrored: Bool
  ) {
    let forward: CGFloat = isMirrored ? -1 : 1
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func line(_ points: [(CGFloat, CGFloat)], _ color: UIColor, width: CGFloat) {
      let path = UIBezierPath()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: middle.x + point.0, y: middle.y + point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      color.setStroke()
      path.stroke()
    }
    func disc(_ color: UIColor) {
      color.setFill()
      UIBezierPath(arcCenter: middle, radius: 11, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }
    switch shape {
    case .chevron:
      let color = options.tintColor ?? .tertiaryLabel
      line([(-2.5 * forward, -5), (2.5 * forward, 0), (-2.5 * forward, 5)], color, width: 2.1)
    case .outline:
      let color = options.tintColor ?? tint
      line(
        isOn
          ? [(-5, -2.5), (0, 2.5), (5, -2.5)]
          : [(-2.5 * forward, -5), (2.5 * forward, 0), (-2.5 * forward, 5)],
        color,
        width: 2.2
      )
    case .checkmark:
      line([(-5.8, 0.8), (-1.8, 5.6), (5.8, -5.8)], options.tintColor ?? tint, width: 2.3)
    case .lines:
      for y: CGFloat in [-5, 0, 5] {
        line([(-9, y), (9, y)], options.tintColor ?? .tertiaryLabel, width: 1.8)
      }
    case .minus:
      disc(options.backgroundColor ?? .systemRed)
      line([(-5.2, 0), (5.2, 0)], options.tintColor ?? .white, width: 2.2)
    case .plus:
      disc(options.backgroundColor ?? .systemGreen)
      line([(-5.2, 0), (5.2, 0)], options.tintColor ?? .white, width: 2.2)
      line([(0, -5.2), (0, 5.2)], options.tintColor ?? .white, width: 2.2)
    case .circle:
      guard isOn else {
        let path = UIBezierPath(
          arcCenter: middle,
          radius: 10.2,
          startAngle: 0,
          endAngle: 2 * .pi,
          clockwise: true
        )
        path.lineWidth = 1.5
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
        return
      }
      disc(options.backgroundColor ?? tint)
      line([(-4.6, 0.6), (-1.4, 4.4), (4.6, -4.4)], options.tintColor ?? .white, width: 2)
    }
  }
}
