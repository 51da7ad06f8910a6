/// A colour: components in a colour space, and an alpha.
///
/// Components may lie outside 0...1 (extended range); alpha is clamped to it. A component that isn't a finite
/// number counts as zero. Two colours are equal if their spaces and all numbers are: black as a grey differs
/// from black as red, green and blue. Source: Apple, CGColorEqualToColor.
public final class CGColor: Sendable {
  /// What the components mean.
  package let space: CGColorSpace
  /// The colour components followed by alpha.
  package let values: [CGFloat]

  package init(space: CGColorSpace, components: [CGFloat], alpha: CGFloat) {
    self.space = space
    values = components.map { $0.isFinite ? $0 : 0 } + [alpha.isFinite ? min(max(alpha, 0), 1) : 0]
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedGray, components: [gray], alpha: alpha)
  }

  /// Makes a colour from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .extendedSRGB, components: [red, green, blue], alpha: alpha)
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? {
    space
  }

  /// The number of components, alpha included.
  public var numberOfComponents: Int {
    values.count
  }

  /// The components, alpha last.
  public var components: [CGFloat]? {
    values
  }

  /// The opacity, in 0...1.
  public var alpha: CGFloat {
    values[values.count - 1]
  }
}

extension CGColor: Hashable {
  /// Returns whether space and all numbers are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values
  }

  /// Feeds space and numbers into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

/// What the components of a colour mean; colours live in the extended sRGB space or its grey line.
public final class CGColorSpace: Sendable {
  /// The kind of components.
  public let model: CGColorSpaceModel

  /// The space of `UIColor(white:alpha:)`.
  package static let extendedGray = CGColorSpace(model: .monochrome)
  /// The space of `UIColor(red:green:blue:alpha:)`.
  package static let extendedSRGB = CGColorSpace(model: .rgb)

  private init(model: CGColorSpaceModel) {
    self.model = model
  }

  /// The number of colour components, alpha not counted.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }
}

extension CGColorSpace: Hashable {
  /// Returns whether components mean the same in both spaces.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.model == right.model
  }

  /// Feeds the model into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
  }
}

/// The kind of components that a colour has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}
