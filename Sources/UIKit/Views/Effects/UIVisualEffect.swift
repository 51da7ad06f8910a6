/// An effect of a `UIVisualEffectView`: a blur or vibrancy.
///
/// Source: Apple, UIVisualEffect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does nothing.
  public override nonisolated init() {}

  /// Returns the effect itself, which never changes.
  open nonisolated override func copy() -> Any { self }

  /// Returns the effect itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs what is behind a view, and tints it.
///
/// Source: Apple, UIBlurEffect.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The lightness and the thickness of a blur.
  ///
  /// Source: Apple, UIBlurEffect.Style.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind the view.
    case extraLight = 0
    /// As light as what is behind the view.
    case light = 1
    /// Darker than what is behind the view.
    case dark = 2
    /// Adapts to the appearance of the interface, from iOS 10 on.
    case regular = 4
    /// Adapts to the appearance and makes the content more visible, from iOS 10 on.
    case prominent = 5
    /// The thinnest material, which adapts to the appearance; this and the others are from iOS 13 on.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The standard material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The standard material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  private init(_ style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a blur in a style.
  public convenience init(style: UIBlurEffect.Style) { self.init(style) }
}

/// An effect that makes content over a blur more vivid: the content's shapes, in a colour that fits the blur.
///
/// Its view belongs into the content view of a view with the blur. Source: Apple, UIVibrancyEffect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  private init(_ blur: UIBlurEffect, _ style: UIVibrancyEffectStyle) {
    self.blur = blur
    self.style = style
    super.init()
  }

  /// Creates the vibrancy of labels over a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, .label) }

  /// Creates the vibrancy of a kind of content over a blur, from iOS 13 on.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect, style)
  }

  /// The vibrancy in an environment.
  func vibrancy(in traits: UITraitCollection) -> Vibrancy {
    let isDark = blur.style.lightness?.isDark ?? (traits.userInterfaceStyle == .dark)
    let color = style.color.resolvedColor(
      with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    )
    return Vibrancy(color: color, isDark: isDark)
  }
}

/// The content that is vibrant.
///
/// Source: Apple, UIVibrancyEffectStyle.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts and symbols of the first level.
  case label = 0
  /// Texts of the second level.
  case secondaryLabel = 1
  /// Texts of the third level.
  case tertiaryLabel = 2
  /// Texts of the fourth level.
  case quaternaryLabel = 3
  /// Filled shapes.
  case fill = 4
  /// Filled shapes of the second level.
  case secondaryFill = 5
  /// Filled shapes of the third level.
  case tertiaryFill = 6
  /// Lines between contents.
  case separator = 7
}

// MARK: - Appearance

/// What a blur does with what is behind its view, before the tint.
package struct BackdropFilter: Hashable, Sendable {
  /// The standard deviation, in points.
  package var blur: CGFloat
  /// The factor of the saturation.
  package var saturation: CGFloat
}

/// How vibrant content is drawn.
package struct Vibrancy: Equatable {
  /// The colour of all shapes.
  package let color: UIColor
  /// Whether the content is lighter than what is behind it.
  package let isDark: Bool
}

extension UIBlurEffect.Style {
  /// The lightness of a style; nil for that of the interface.
  fileprivate enum Lightness {
    case light, dark

    var isDark: Bool { self == .dark }
  }

  fileprivate var lightness: Lightness? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }

  /// The filter: a deviation of 20 points, 30 for `light`, and 1.8 times the saturation.
  ///
  /// Source: Apple's sample code "Blurring and Tinting an Image" (UIImageEffects), for the styles of iOS 8; for the others decided
  /// here.
  var filter: BackdropFilter { BackdropFilter(blur: self == .light ? 30 : 20, saturation: 1.8) }

  /// The white and the alpha of the tint over the blur, if it is light or dark.
  ///
  /// Source: Apple's sample code "Blurring and Tinting an Image" (UIImageEffects) for `extraLight`, `light` and `dark`. The others
  /// are decided here: thicker materials hide more.
  private func tint(isDark: Bool) -> (white: CGFloat, alpha: CGFloat) {
    switch self {
    case .extraLight: (0.97, 0.82)
    case .light: (1, 0.3)
    case .dark: (0.11, 0.73)
    case .regular: isDark ? (0.11, 0.6) : (0.97, 0.6)
    case .prominent: isDark ? (0.2, 0.7) : (0.97, 0.82)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      isDark ? (0.145, 0.55) : (0.97, 0.45)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      isDark ? (0.145, 0.7) : (0.97, 0.65)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: isDark ? (0.145, 0.82) : (0.97, 0.8)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      isDark ? (0.145, 0.92) : (0.97, 0.92)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      isDark ? (0.1, 0.75) : (0.98, 0.75)
    }
  }

  /// The colour over the blur, which may depend on the appearance.
  var tint: UIColor {
    func color(isDark: Bool) -> UIColor {
      let (white, alpha) = tint(isDark: isDark)
      return UIColor(white: white, alpha: alpha)
    }
    if let lightness { return color(isDark: lightness.isDark) }
    return UIColor(light: color(isDark: false), dark: color(isDark: true))
  }
}

extension UIVibrancyEffectStyle {
  /// The colour of the content: that of the system for the same content.
  ///
  /// Decided here.
  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
