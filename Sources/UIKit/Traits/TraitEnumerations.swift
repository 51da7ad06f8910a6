/// A class of sizes, horizontally or vertically.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// iPhone and iPod touch.
  case phone = 0
  /// iPad.
  case pad = 1
}

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The direction in which an interface is laid out, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// A higher one.
  case high = 1
}

/// The range of colours of a screen.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// That of sRGB.
  case SRGB = 0
  /// That of Display P3.
  case P3 = 1
}

/// The weight of texts that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// A bold one.
  case bold = 1
}

/// The level of an interface, by which dark backgrounds differ.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The window's content.
  case base = 0
  /// Content above it, such as a sheet.
  case elevated = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It doesn't.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The direction in which interfaces are laid out: at first that of the device's language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
