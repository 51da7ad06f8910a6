/// Draws the keys and the suggestions of a keyboard.
@MainActor
struct KeyboardPainter {
  private let style: KeyboardStyle
  private let traits: KeyboardTraits
  private let isFlat = SimulatedDevice.current.behavior.keysAreFlat
  private let showsCase = SimulatedDevice.current.behavior.keysShowTheirCase

  private let isShifted: Bool

  /// Whether the return key is enabled.
  private let canEnter: Bool

  init(_ traits: KeyboardTraits, isShifted: Bool, canEnter: Bool) {
    style = KeyboardStyle(traits.appearance)
    self.traits = traits
    self.isShifted = isShifted
    self.canEnter = canEnter
  }

  // MARK: Background

  func paintBackground(_ bounds: CGRect) {
    let (top, bottom) = style.background
    fill(bounds, top, bottom)
    guard let edge = style.edge else { return }
    edge.setFill()
    UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
    style.edgeLight?.setFill()
    UIRectFill(CGRect(x: bounds.minX, y: bounds.minY + 1, width: bounds.width, height: 1))
  }

  /// Fills a rectangle with a vertical gradient in equal steps.
  private func fill(_ rect: CGRect, _ top: UIColor, _ bottom: UIColor) {
    let count = top == bottom ? 1 : KeyboardPainter.stepCount
    for step in 0..<count {
      let share = CGFloat(step) / CGFloat(max(1, count - 1))
      top.interpolated(to: bottom, progress: share).setFill()
      let start = (rect.minY + rect.height * CGFloat(step) / CGFloat(count)).rounded()
      let end = (rect.minY + rect.height * CGFloat(step + 1) / CGFloat(count)).rounded()
      UIRectFill(CGRect(x: rect.minX, y: start, width: rect.width, height: end - start))
    }
  }

  /// Enough steps to look smooth.
  private static let stepCount = 12

  /// Fills a plate with rounded corners; a shining plate is lighter in its upper half.
  private func fillPlate(_ rect: CGRect, _ plate: KeyStyle) {
    plate.bottom.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: style.radius).fill()
    guard plate.top != plate.bottom else { return }
    plate.top.setFill()
    let half = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: (rect.height / 2).rounded())
    UIBezierPath(
      roundedRect: half,
      byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: style.radius, height: style.radius)
    ).fill()
  }

  // MARK: Keys with gaps between them

  func paint(_ key: KeyboardKey) {
    let plate = plate(of: key)
    style.shadow.setFill()
    UIBezierPath(roundedRect: key.plate.offsetBy(dx: 0, dy: 1), cornerRadius: style.radius).fill()
    fillPlate(key.plate, plate)
    paintCaption(of: key, plate)
  }

  private func plate(of key: KeyboardKey) -> KeyStyle {
    switch key.action {
    case .letter, .text, .nothing: style.letter
    case .shift: isShifted ? style.shifted : style.special
    case .enter: traits.returnKey.endsTask && canEnter ? style.prominent : style.special
    case .delete, .plane, .nextKeyboard, .dismiss: style.special
    }
  }

  private func paintCaption(of key: KeyboardKey, _ plate: KeyStyle) {
    let middle = CGPoint(x: key.plate.midX, y: key.plate.midY)
    var plate = plate
    if key.action == .enter, !canEnter { plate.ink = style.disabledInk }
    switch key.action {
    case .letter:
      let caption = isShifted || !showsCase ? key.caption.uppercased() : key.caption
      paint(caption, style.letterFont(height: key.plate.height), plate, at: middle)
    case .text, .plane, .enter:
      paint(key.caption, style.wordFont, plate, at: middle, within: key.plate.width - 6)
    case .shift, .delete, .nextKeyboard, .dismiss: paintGlyph(of: key.action, plate, at: middle)
    case .nothing: break
    }
  }

  /// Draws a word centred at a point, smaller if it would be too wide.
  private func paint(
    _ text: String,
    _ font: UIFont,
    _ plate: KeyStyle,
    at middle: CGPoint,
    within width: CGFloat = .greatestFiniteMagnitude
  ) {
    guard !text.isEmpty else { return }
    var font = font
    var size = text.size(withAttributes: [.font: font])
    if size.width > width, width > 0 {
      font = font.withSize(font.pointSize * width / size.width)
      size = text.size(withAttributes: [.font: font])
    }
    // Multiples of half a point keep letters sharp and files short.
    let origin = CGPoint(
      x: ((middle.x - size.width / 2) * 2).rounded() / 2,
      y: ((middle.y - size.height / 2) * 2).rounded() / 2
    )
    if let shadow = plate.inkShadow {
      text.draw(
        at: CGPoint(x: origin.x, y: origin.y + shadow.offset),
        withAttributes: [.font: font, .foregroundColor: shadow.color]
      )
    }
    text.draw(at: origin, withAttributes: [.font: font, .foregroundColor: plate.ink])
  }

  private func paintGlyph(of action: KeyboardKey.Action, _ plate: KeyStyle, at middle: CGPoint) {
    if let shadow = plate.inkShadow {
      paintGlyph(
        of: action,
        shadow.color,
        under: plate,
        at: CGPoint(x: middle.x, y: middle.y + shadow.offset)
      )
    }
    paintGlyph(of: action, plate.ink, under: plate, at: middle)
  }

  private func paintGlyph(
    of action: KeyboardKey.Action,
    _ ink: UIColor,
    under plate: KeyStyle,
    at middle: CGPoint
  ) {
    let transform = CGAffineTransform(
      translationX: middle.x - KeyboardGlyph.side / 2,
      y: middle.y - KeyboardGlyph.side / 2
    )
    func draw(_ path: UIBezierPath, filled: Bool = false, width: CGFloat = 1.5, _ color: UIColor) {
      path.apply(transform)
      path.lineWidth = width
      path.lineJoinStyle = .round
      path.lineCapStyle = .round
      color.setFill()
      color.setStroke()
      filled ? path.fill() : path.stroke()
    }
    switch action {
    case .shift: draw(KeyboardGlyph.shift, filled: isShifted || !isFlat, ink)
    case .delete:
      draw(KeyboardGlyph.delete, filled: !isFlat, ink)
      draw(KeyboardGlyph.cross, isFlat ? ink : plate.bottom)
    case .nextKeyboard: draw(KeyboardGlyph.globe, width: 1.2, ink)
    case .dismiss: draw(KeyboardGlyph.dismiss, width: 1.2, ink)
    case .letter, .text, .enter, .plane, .nothing: break
    }
  }

  // MARK: Telephone keypads

  /// Draws adjacent keys and the lines between them.
  func paintPad(_ keys: [KeyboardKey], in area: CGRect) {
    for key in keys {
      let isSpecial = key.action == .delete || key.action == .nothing || key.isSwitch
      let plate = isSpecial ? style.special : style.letter
      // Flat telephone keys have no plate of their own: delete is drawn on the background.
      plate.bottom.setFill()
      UIRectFill(key.plate)
      guard plate.top != plate.bottom else { continue }
      plate.top.setFill()
      UIRectFill(
        CGRect(origin: key.plate.origin, size: CGSize(width: key.plate.width, height: key.plate.height / 2))
      )
    }
    style.line.setFill()
    let thickness = isFlat ? 1 / SimulatedDevice.current.screen.scale : 1
    for step in 1...3 {
      let y = area.minY + area.height * CGFloat(step) / 4
      UIRectFill(CGRect(x: area.minX, y: y - thickness, width: area.width, height: thickness))
    }
    for step in 1...2 {
      let x = area.minX + area.width * CGFloat(step) / 3
      UIRectFill(CGRect(x: x - thickness, y: area.minY, width: thickness, height: area.height))
    }
    for key in keys { paintPadCaption(of: key) }
  }

  private func paintPadCaption(of key: KeyboardKey) {
    let middle = CGPoint(x: key.plate.midX, y: key.plate.midY)
    switch key.action {
    case .letter:
      let shift: CGFloat = key.detail.isEmpty ? 0 : 6
      paint(key.caption, style.digitFont, style.letter, at: CGPoint(x: middle.x, y: middle.y - shift))
      paint(key.detail, style.detailFont, style.letter, at: CGPoint(x: middle.x, y: middle.y + 15))
    case .text: paint(key.caption, style.wordFont, style.letter, at: middle)
    case .plane: paint(key.caption, style.wordFont, style.special, at: middle)
    case .delete: paintGlyph(of: .delete, style.special, at: middle)
    case .shift, .enter, .nextKeyboard, .dismiss, .nothing: break
    }
  }

  // MARK: Suggestions

  /// Draws three words side by side.
  func paint(_ words: [String], in suggestionBar: CGRect) {
    style.suggestionBar.setFill()
    UIRectFill(suggestionBar)
    let width = suggestionBar.width / 3
    style.suggestionBarLine.setFill()
    for step in 1...2 {
      let x = suggestionBar.minX + (width * CGFloat(step)).rounded()
      UIRectFill(CGRect(x: x, y: suggestionBar.minY + 7, width: 1, height: suggestionBar.height - 14))
    }
    let plate = KeyStyle(style.suggestionBar, ink: style.suggestionBarInk)
    for (index, word) in words.enumerated() {
      let middle = CGPoint(x: suggestionBar.minX + width * (CGFloat(index) + 0.5), y: suggestionBar.midY)
      paint(word, style.suggestionBarFont, plate, at: middle, within: width - 8)
    }
  }
}

extension KeyboardKey {
  /// Whether the key switches to another plane.
  fileprivate var isSwitch: Bool {
    if case .plane = action { return true }
    return false
  }
}
