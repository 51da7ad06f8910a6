/// UIKit's traits: each with its type, its property of collections and of mutable traits, and its initializer.
///
/// A new trait is added here, and to the list at the end. Source: Apple, UITraitCollection and UITrait.

// MARK: Idiom

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  /// `UserInterfaceIdiom`.
  public static let name = "UserInterfaceIdiom"
  /// True: asset catalogs have colours for an idiom.
  public static let affectsColorAppearance = true
}

extension UITraitCollection {
  /// The idiom: phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }

  /// Creates a collection with only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }
}

extension UIMutableTraits {
  /// The idiom: phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
}

// MARK: Appearance

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// `UserInterfaceStyle`.
  public static let name = "UserInterfaceStyle"
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitCollection {
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }

  /// Creates a collection with only the appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }
}

extension UIMutableTraits {
  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}

// MARK: Layout direction

/// The direction in which interfaces are laid out.
public struct UITraitLayoutDirection: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// `LayoutDirection`.
  public static let name = "LayoutDirection"
}

extension UITraitCollection {
  /// The direction in which interfaces are laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }

  /// Creates a collection with only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }
}

extension UIMutableTraits {
  /// The direction in which interfaces are laid out.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
}

// MARK: Scale

/// Pixels per point.
public struct UITraitDisplayScale: SystemTrait {
  /// 0: unspecified.
  public static let defaultValue: CGFloat = 0
  /// `DisplayScale`.
  public static let name = "DisplayScale"
}

extension UITraitCollection {
  /// Pixels per point, or 0 if unspecified.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }

  /// Creates a collection with only the scale; negative and not-a-number scales are unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale > 0 ? scale : 0)
  }
}

extension UIMutableTraits {
  /// Pixels per point, or 0 if unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue > 0 ? newValue : 0 }
  }
}

// MARK: Size classes

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// `HorizontalSizeClass`.
  public static let name = "HorizontalSizeClass"
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// `VerticalSizeClass`.
  public static let name = "VerticalSizeClass"
}

extension UITraitCollection {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

  /// Creates a collection with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Creates a collection with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }
}

extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
}

// MARK: Text size

/// The preferred size of texts.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// `PreferredContentSizeCategory`.
  public static let name = "PreferredContentSizeCategory"
}

extension UITraitCollection {
  /// The preferred size of texts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values[UITraitPreferredContentSizeCategory.self]
  }

  /// Creates a collection with only the preferred size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }
}

extension UIMutableTraits {
  /// The preferred size of texts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The preferred weight of texts.
public struct UITraitLegibilityWeight: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
  /// `LegibilityWeight`.
  public static let name = "LegibilityWeight"
}

extension UITraitCollection {
  /// The preferred weight of texts.
  public var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }

  /// Creates a collection with only the preferred weight of texts.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }
}

extension UIMutableTraits {
  /// The preferred weight of texts.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

// MARK: Colours

/// The preferred contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// `AccessibilityContrast`.
  public static let name = "AccessibilityContrast"
  /// True.
  public static let affectsColorAppearance = true
}

/// The range of colours of the screen.
public struct UITraitDisplayGamut: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// `DisplayGamut`.
  public static let name = "DisplayGamut"
  /// True.
  public static let affectsColorAppearance = true
}

/// The level of an interface above others.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// `UserInterfaceLevel`.
  public static let name = "UserInterfaceLevel"
  /// True.
  public static let affectsColorAppearance = true
}

extension UITraitCollection {
  /// The preferred contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }

  /// The range of colours of the screen.
  public var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }

  /// The level of an interface above others.
  public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }

  /// Creates a collection with only the preferred contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Creates a collection with only the range of colours.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  /// Creates a collection with only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }
}

extension UIMutableTraits {
  /// The preferred contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// The range of colours of the screen.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// The level of an interface above others.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}

// MARK: Force touch

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: SystemTrait {
  /// Unknown.
  public static let defaultValue = UIForceTouchCapability.unknown
  /// `ForceTouchCapability`.
  public static let name = "ForceTouchCapability"
}

extension UITraitCollection {
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

  /// Creates a collection with only the capability of measuring force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, capability)
  }
}

extension UIMutableTraits {
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

// MARK: - The list

/// UIKit's traits.
enum SystemTraits {
  /// All of them.
  static var all: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitUserInterfaceLevel.self,
      UITraitForceTouchCapability.self,
    ]
  }

  /// Those for which an asset catalog can have images.
  ///
  /// Source: Apple, Xcode's Asset Catalog Format Reference.
  static var affectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
    ]
  }

  /// The traits of every device whose settings haven't been changed.
  static let atFirst: TraitValues = {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    values[UITraitLayoutDirection.self] = .leftToRight
    values[UITraitPreferredContentSizeCategory.self] = .large
    values[UITraitLegibilityWeight.self] = .regular
    values[UITraitAccessibilityContrast.self] = .normal
    values[UITraitDisplayGamut.self] = .SRGB
    values[UITraitUserInterfaceLevel.self] = .base
    values[UITraitForceTouchCapability.self] = .unavailable
    return values
  }()
}
