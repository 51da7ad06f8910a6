/// A colour: components in a colour space, and an alpha.
///
/// Components may be outside 0...1 (extended range); alpha is clamped to 0...1. Infinite and NaN components
/// become zero. Two colours are equal if their spaces and all their values are equal: black as a grey differs
/// from black as red, green and blue. Source: Apple, CGColorEqualToColor.
public final class CGColor: Sendable {
  /// The colour space of the components.
  package let space: CGColorSpace
  /// The colour components followed by alpha.
  package let values: [CGFloat]

  package init(space: CGColorSpace, components: [CGFloat], alpha: CGFloat) {
    self.space = space
    values = components.map { $0.isFinite ? $0 : 0 } + [alpha.isFinite ? min(max(alpha, 0), 1) : 0]
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedGray, components: [gray], alpha: alpha)
  }

  /// Creates a colour from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedSRGB, components: [red, green, blue], alpha: alpha)
  }

  /// Creates a colour from red, green and blue in the space sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour space of the components.
  public var colorSpace: CGColorSpace? {
    space
  }

  /// The number of components including alpha.
  public var numberOfComponents: Int {
    values.count
  }

  /// The components, followed by alpha.
  public var components: [CGFloat]? {
    values
  }

  /// The opacity, in 0...1.
  public var alpha: CGFloat {
    values[values.count - 1]
  }
}

extension CGColor: Hashable {
  /// Returns whether two colours have equal spaces and values.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values
  }

  /// Hashes space and values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

/// The colour space of a colour: extended sRGB or extended grey.
public final class CGColorSpace: Sendable {
  /// The model of the space, which determines its components.
  public let model: CGColorSpaceModel

  /// The space of `UIColor(white:alpha:)`.
  package static let extendedGray = CGColorSpace(model: .monochrome)
  /// The space of `UIColor(red:green:blue:alpha:)`.
  package static let extendedSRGB = CGColorSpace(model: .rgb)

  private init(model: CGColorSpaceModel) {
    self.model = model
  }

  /// The number of colour components without alpha.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }
}

extension CGColorSpace: Hashable {
  /// Returns whether two spaces have the same model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  /// Hashes the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// The model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
