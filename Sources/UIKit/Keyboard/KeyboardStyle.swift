/// The colours and fonts of the keyboard, as measured in pictures of devices (approximate).
///
/// Keys are flat plates from iOS 7 on, shining ones on blue grey before.
@MainActor
struct KeyboardStyle {
  private let isFlat = SimulatedDevice.current.behavior.keysAreFlat
  private let isWide = SimulatedDevice.current.behavior.keyboardIsWide
  private let isDark: Bool

  init(_ appearance: UIKeyboardAppearance) {
    let followsTraits = appearance != .dark && appearance != .light
    isDark = appearance == .dark || followsTraits && UITraitCollection.current.userInterfaceStyle == .dark
  }

  private static func color(_ hex: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  // MARK: Background

  /// The colours behind the keys, at the top and at the bottom.
  var background: (top: UIColor, bottom: UIColor) {
    switch (isFlat, isDark) {
    case (true, false): (KeyboardStyle.color(0xD1D5DB), KeyboardStyle.color(0xD1D5DB))
    case (true, true): (KeyboardStyle.color(0x2B2B2D), KeyboardStyle.color(0x2B2B2D))
    case (false, false): (KeyboardStyle.color(0xA4ABB6), KeyboardStyle.color(0x6B7482))
    case (false, true): (KeyboardStyle.color(0x3E434C), KeyboardStyle.color(0x14171C))
    }
  }

  /// The colour of the line at the upper edge, or nil.
  var edge: UIColor? { isFlat ? nil : KeyboardStyle.color(isDark ? 0x000000 : 0x4C535E) }

  /// The colour of the light line below the edge, or nil.
  var edgeLight: UIColor? { isFlat ? nil : UIColor(white: 1, alpha: isDark ? 0.15 : 0.35) }

  // MARK: Keys

  var radius: CGFloat { isFlat ? (isWide ? 6 : 5) : (isWide ? 7 : 5) }

  /// The colour of a key's shadow.
  var shadow: UIColor {
    isFlat ? KeyboardStyle.color(isDark ? 0x151516 : 0x888A8E) : UIColor(white: 0, alpha: 0.55)
  }

  /// A key that types.
  var letter: KeyStyle {
    if isFlat {
      return isDark ? KeyStyle(KeyboardStyle.color(0x6B6B6D), ink: .white) : KeyStyle(.white, ink: .black)
    }
    return isDark
      ? KeyStyle(KeyboardStyle.color(0x8A8F97), KeyboardStyle.color(0x5B6069), ink: .white, shadow: nil)
      : KeyStyle(
        KeyboardStyle.color(0xFBFBFC),
        KeyboardStyle.color(0xDBDCE0),
        ink: KeyboardStyle.color(0x1E2126),
        shadow: nil
      )
  }

  /// A key with another function.
  var special: KeyStyle {
    if isFlat {
      return isDark
        ? KeyStyle(KeyboardStyle.color(0x464648), ink: .white)
        : KeyStyle(KeyboardStyle.color(0xABB3BD), ink: .black)
    }
    return isDark
      ? KeyStyle(KeyboardStyle.color(0x4E545D), KeyboardStyle.color(0x2B2F36), ink: .white, shadow: dark)
      : KeyStyle(KeyboardStyle.color(0x8E99AA), KeyboardStyle.color(0x5E6A7C), ink: .white, shadow: dark)
  }

  /// The return key if it ends the task.
  var prominent: KeyStyle {
    isFlat
      ? KeyStyle(KeyboardStyle.color(0x007AFF), ink: .white)
      : KeyStyle(KeyboardStyle.color(0x6E9BEB), KeyboardStyle.color(0x2160DB), ink: .white, shadow: dark)
  }

  /// The shift key while it is on.
  var shifted: KeyStyle {
    if isFlat { return isDark ? KeyStyle(.white, ink: .black) : letter }
    return KeyStyle(special.top, special.bottom, ink: KeyboardStyle.color(0x9CD4FF), shadow: dark)
  }

  /// The caption of a disabled key.
  var disabledInk: UIColor { UIColor(white: isDark || !isFlat ? 1 : 0, alpha: 0.35) }

  private var dark: (color: UIColor, offset: CGFloat) { (UIColor(white: 0, alpha: 0.5), -1) }

  // MARK: Telephone keypads

  /// The colour of the lines between the keys of a telephone.
  var line: UIColor {
    isFlat
      ? KeyboardStyle.color(isDark ? 0x1C1C1E : 0x8C8F94) : KeyboardStyle.color(isDark ? 0x000000 : 0x4C535E)
  }

  // MARK: Suggestions

  /// The background of the suggestion bar.
  var suggestionBar: UIColor { KeyboardStyle.color(isDark ? 0x38383A : 0xBBC2CA) }

  /// The colour of the lines between its words.
  var suggestionBarLine: UIColor { KeyboardStyle.color(isDark ? 0x545456 : 0xA3AAB3) }

  var suggestionBarInk: UIColor { isDark ? .white : .black }

  // MARK: Fonts

  /// The font of letters, for a key's height in points.
  func letterFont(height: CGFloat) -> UIFont {
    let size: CGFloat = isWide ? (height > 64 ? 28 : 24) : 22
    return isFlat ? .systemFont(ofSize: size, weight: .regular) : .boldSystemFont(ofSize: size)
  }

  /// The font of words on keys.
  var wordFont: UIFont {
    let size: CGFloat = isWide ? 18 : (isFlat ? 16 : 15)
    return isFlat ? .systemFont(ofSize: size) : .boldSystemFont(ofSize: size)
  }

  /// The font of digits on a telephone's keys, and of the letters below them.
  var digitFont: UIFont { isFlat ? .systemFont(ofSize: 27) : .boldSystemFont(ofSize: 26) }
  var detailFont: UIFont { isFlat ? .systemFont(ofSize: 10) : .boldSystemFont(ofSize: 11) }

  /// The font of the suggestions.
  var suggestionBarFont: UIFont { .systemFont(ofSize: 17) }
}

/// The colours of a key.
struct KeyStyle {
  /// At the top of the plate.
  var top: UIColor
  /// At the bottom; the same as `top` for flat keys.
  var bottom: UIColor
  var ink: UIColor
  /// The shadow of the caption, `offset` points away; nil for none.
  var inkShadow: (color: UIColor, offset: CGFloat)?

  /// A plate of one colour.
  init(_ color: UIColor, ink: UIColor) {
    top = color
    bottom = color
    self.ink = ink
  }

  /// A plate with a gradient.
  init(_ top: UIColor, _ bottom: UIColor, ink: UIColor, shadow: (color: UIColor, offset: CGFloat)?) {
    self.top = top
    self.bottom = bottom
    self.ink = ink
    inkShadow = shadow
  }
}

/// The glyphs of keys, in a square of 20 points.
@MainActor
enum KeyboardGlyph {
  /// The side of the square in points.
  static let side: CGFloat = 20

  /// The outline of an arrow that points up.
  static var shift: UIBezierPath {
    polygon([(10, 2), (18, 10), (14, 10), (14, 17), (6, 17), (6, 10), (2, 10)])
  }

  /// A tag that points to the left.
  static var delete: UIBezierPath {
    polygon([(0, 10), (6.5, 3), (21, 3), (21, 17), (6.5, 17)])
  }

  /// The cross inside the tag.
  static var cross: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 7))
    path.addLine(to: CGPoint(x: 16, y: 13))
    path.move(to: CGPoint(x: 16, y: 7))
    path.addLine(to: CGPoint(x: 10, y: 13))
    return path
  }

  /// A globe: a circle with meridians and parallels.
  static var globe: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 18, height: 18))
    path.append(UIBezierPath(ovalIn: CGRect(x: 6, y: 1, width: 8, height: 18)))
    for (start, end) in [((1, 10), (19, 10)), ((10, 1), (10, 19))]
      as [((CGFloat, CGFloat), (CGFloat, CGFloat))]
    {
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
    for (y, middle) in [(5.0, 7.5), (15.0, 12.5)] as [(CGFloat, CGFloat)] {
      path.move(to: CGPoint(x: 2.7, y: y))
      path.addQuadCurve(to: CGPoint(x: 17.3, y: y), controlPoint: CGPoint(x: 10, y: middle))
    }
    return path
  }

  /// A small keyboard, and below it an angle that points down.
  static var dismiss: UIBezierPath {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 1, width: 20, height: 11), cornerRadius: 1.5)
    for y in [4, 6.5] as [CGFloat] {
      for x in stride(from: CGFloat(3), through: 17, by: 3.5) {
        path.move(to: CGPoint(x: x - 0.7, y: y))
        path.addLine(to: CGPoint(x: x + 0.7, y: y))
      }
    }
    path.move(to: CGPoint(x: 5, y: 9.5))
    path.addLine(to: CGPoint(x: 15, y: 9.5))
    path.move(to: CGPoint(x: 6.5, y: 15))
    path.addLine(to: CGPoint(x: 10, y: 18))
    path.addLine(to: CGPoint(x: 13.5, y: 15))
    return path
  }

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let vertex = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
    }
    path.close()
    return path
  }
}
