/// The glossy style of a bar and its items before iOS 7.
///
/// The colours approximate those of devices; no behaviour depends on them.
@MainActor
struct GlossyBarStyle {
  /// The gradient of the bar, from top to bottom.
  let background: DrawingGradient
  /// The bright line at the top of the bar.
  let light: UIColor
  /// The line between the bar and the content.
  let line: UIColor
  /// The gradient of item boxes, from top to bottom.
  let button: DrawingGradient
  /// The border of item boxes.
  let buttonEdge: DrawingGradient
  /// The colour of titles.
  var title = UIColor.white
  /// The colour of the title's shadow.
  var titleShadow = UIColor(white: 0, alpha: 0.5)
  /// The offset of the title's shadow, in points.
  var titleShadowOffset = CGSize(width: 0, height: -1)

  /// Returns the style of a navigation bar or toolbar; a tint takes precedence over `style`.
  static func bar(_ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool) -> GlossyBarStyle {
    if let tint { return tinted(tint).faded(by: isTranslucent ? translucency : 1) }
    switch style {
    case .default:
      let isSilver = SimulatedDevice.current.behavior.barsAreSilver
      return (isSilver ? silver : blue).faded(by: isTranslucent ? translucency : 1)
    case .black: return black.faded(by: isTranslucent ? blackTranslucency : 1)
    case .blackTranslucent: return black.faded(by: blackTranslucency)
    }
  }

  /// Returns the style of a tab bar: black unless it has a tint.
  static func tabBar(tint: UIColor?, isTranslucent: Bool) -> GlossyBarStyle {
    (tint.map(tinted) ?? tabs).faded(by: isTranslucent ? blackTranslucency : 1)
  }

  /// The alpha of translucent bars, by style.
  private static let translucency: CGFloat = 0.85
  private static let blackTranslucency: CGFloat = 0.62

  // MARK: Bar gradients

  private static let blue = GlossyBarStyle(
    background: DrawingGradient(
      glossy: UIColor(hex: 0xB0BCCD),
      UIColor(hex: 0x889BB3),
      UIColor(hex: 0x8195AF),
      UIColor(hex: 0x6D84A2)
    ),
    light: UIColor(hex: 0xCDD5DF),
    line: UIColor(hex: 0x2D3642),
    button: DrawingGradient(
      glossy: UIColor(hex: 0x8EA4C1),
      UIColor(hex: 0x5877A2),
      UIColor(hex: 0x476999),
      UIColor(hex: 0x4A6C9B)
    ),
    buttonEdge: DrawingGradient(UIColor(hex: 0x3E5A83), UIColor(hex: 0x2B466E))
  )

  private static let silver = GlossyBarStyle(
    background: DrawingGradient(UIColor(hex: 0xF4F5F7), UIColor(hex: 0xA7ABB8)),
    light: .white,
    line: UIColor(hex: 0x5D6065),
    button: DrawingGradient(
      glossy: UIColor(hex: 0xA2A9B5),
      UIColor(hex: 0x7D8592),
      UIColor(hex: 0x6F7785),
      UIColor(hex: 0x69707D)
    ),
    buttonEdge: DrawingGradient(UIColor(hex: 0x5A606B), UIColor(hex: 0x484D57)),
    title: UIColor(hex: 0x717880),
    titleShadow: UIColor(white: 1, alpha: 0.5),
    titleShadowOffset: CGSize(width: 0, height: 1)
  )

  private static let black = GlossyBarStyle(
    background: DrawingGradient(
      glossy: UIColor(hex: 0x4E4E4E),
      UIColor(hex: 0x272727),
      UIColor(hex: 0x0C0C0C),
      .black
    ),
    light: UIColor(hex: 0x6A6A6A),
    line: .black,
    button: DrawingGradient(
      glossy: UIColor(hex: 0x757575),
      UIColor(hex: 0x3B3B3B),
      UIColor(hex: 0x202020),
      UIColor(hex: 0x2A2A2A)
    ),
    buttonEdge: DrawingGradient(.black, UIColor(hex: 0x151515))
  )

  private static let tabs = GlossyBarStyle(
    background: DrawingGradient(
      glossy: UIColor(hex: 0x434343),
      UIColor(hex: 0x262626),
      UIColor(hex: 0x0B0B0B),
      .black
    ),
    light: UIColor(hex: 0x565656),
    line: .black,
    button: black.button,
    buttonEdge: black.buttonEdge
  )

  private static func tinted(_ tint: UIColor) -> GlossyBarStyle {
    GlossyBarStyle(
      background: DrawingGradient(
        glossy: tint.lighter(by: 0.42),
        tint.lighter(by: 0.14),
        tint.lighter(by: 0.05),
        tint
      ),
      light: tint.lighter(by: 0.55),
      line: tint.darker(by: 0.65),
      button: boxes(tint),
      buttonEdge: DrawingGradient(tint.darker(by: 0.45), tint.darker(by: 0.55))
    )
  }

  private func faded(by opacity: CGFloat) -> GlossyBarStyle {
    guard opacity < 1 else { return self }
    func fade(_ color: UIColor) -> UIColor { color.withAlphaComponent(color.cgColor.alpha * opacity) }
    return GlossyBarStyle(
      background: background.mapped(fade),
      light: fade(light),
      line: fade(line),
      button: button.mapped(fade),
      buttonEdge: buttonEdge.mapped(fade),
      title: title,
      titleShadow: titleShadow,
      titleShadowOffset: titleShadowOffset
    )
  }

  // MARK: Boxes

  /// Returns the gradient of the box of an item with its own tint.
  static func boxes(_ tint: UIColor) -> DrawingGradient {
    DrawingGradient(
      glossy: tint.lighter(by: 0.25),
      tint.darker(by: 0.12),
      tint.darker(by: 0.25),
      tint.darker(by: 0.2)
    )
  }

  /// The blue gradient of the box of a done item.
  static let done = DrawingGradient(
    glossy: UIColor(hex: 0x779BE9),
    UIColor(hex: 0x376FE0),
    UIColor(hex: 0x225DD9),
    UIColor(hex: 0x2463DE)
  )

  /// The border of that box.
  static let doneEdge = DrawingGradient(UIColor(hex: 0x1D3F92), UIColor(hex: 0x10307F))

  /// The light line at the lower edge of engraved elements.
  static let bevel = UIColor(white: 1, alpha: 0.22)
}

/// A bar with a glossy style before iOS 7, which its items use.
@MainActor
protocol GlossyBar: UIView {
  /// The glossy style; nil from iOS 7.
  var glossyStyle: GlossyBarStyle? { get }
}

extension GlossyBar {
  /// Redraws the items after the style of their bar changed.
  func setItemsNeedDisplay() {
    guard glossyStyle != nil else { return }
    var pending: [UIView] = subviews
    while let view = pending.popLast() {
      (view as? BarButton)?.setNeedsDisplay()
      pending += view.subviews
    }
  }
}

extension UIView {
  /// The glossy style of the bar that contains the view; nil from iOS 7 and outside of bars.
  final var glossyStyleOfBar: GlossyBarStyle? {
    var view: UIView? = self
    while let present = view {
      if let bar = present as? any GlossyBar { return bar.glossyStyle }
      view = present.superview
    }
    return nil
  }
}
