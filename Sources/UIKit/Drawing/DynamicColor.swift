/// What a dynamic colour is in each environment.
enum DynamicColor: @unchecked Sendable {
  /// Colours by the traits on which the system's colours depend, with the name for logs.
  case palette(ColorPalette, name: String?)
  // Unchecked: like all colours, it may be resolved on any thread.
  /// What a closure returns.
  case provider((UITraitCollection) -> UIColor)

  func color(for traits: UITraitCollection) -> UIColor {
    switch self {
    case .palette(let palette, _): palette.color(for: traits.colorVariant)
    case .provider(let provider): provider(traits)
    }
  }

  func isSame(as other: DynamicColor) -> Bool {
    switch (self, other) {
    case (.palette(let one, _), .palette(let other, _)): one.isSame(as: other)
    default: false
    }
  }
}

/// The variants of a colour, none of which is dynamic.
final class ColorPalette: Sendable {
  private let light, dark, elevatedDark: UIColor
  private let lightHighContrast, darkHighContrast, elevatedDarkHighContrast: UIColor

  /// Creates a palette; variants that are nil are those with less specific traits.
  init(
    light: UIColor,
    dark: UIColor,
    elevatedDark: UIColor? = nil,
    lightHighContrast: UIColor? = nil,
    darkHighContrast: UIColor? = nil,
    elevatedDarkHighContrast: UIColor? = nil
  ) {
    self.light = light
    self.dark = dark
    self.elevatedDark = elevatedDark ?? dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
    self.elevatedDarkHighContrast =
      elevatedDarkHighContrast ?? darkHighContrast ?? elevatedDark ?? dark
  }

  /// Whether the variants have the same components, in whatever colour space.
  func isSame(as other: ColorPalette) -> Bool {
    self === other || zip(all, other.all).allSatisfy { $0.rgba == $1.rgba }
  }

  private var all: [UIColor] {
    [light, dark, elevatedDark, lightHighContrast, darkHighContrast, elevatedDarkHighContrast]
  }

  func color(for variant: ColorVariant) -> UIColor {
    guard variant.isDark else { return variant.isHighContrast ? lightHighContrast : light }
    return switch (variant.isElevated, variant.isHighContrast) {
    case (false, false): dark
    case (false, true): darkHighContrast
    case (true, false): elevatedDark
    case (true, true): elevatedDarkHighContrast
    }
  }
}

extension UIColor {
  /// Creates a colour that a closure chooses by traits, whenever it is used.
  ///
  /// Source: Apple, UIColor.init(dynamicProvider:).
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider))
  }

  /// Creates a colour with a light and a dark variant.
  convenience init(light: UIColor, dark: UIColor, elevatedDark: UIColor? = nil) {
    self.init(.palette(ColorPalette(light: light, dark: dark, elevatedDark: elevatedDark), name: nil))
  }

  /// The colour in an environment; the colour itself if it isn't dynamic.
  ///
  /// Source: Apple, UIColor.resolvedColor(with:).
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may return another dynamic colour.
    while let dynamic = color.dynamic { color = dynamic.color(for: traitCollection) }
    return color
  }

  /// The colour that `change` makes of this one, in each environment.
  final func mapped(_ change: @escaping (UIColor) -> UIColor) -> UIColor {
    guard dynamic != nil else { return change(self) }
    return UIColor { traits in change(self.resolvedColor(with: traits)) }
  }
}
