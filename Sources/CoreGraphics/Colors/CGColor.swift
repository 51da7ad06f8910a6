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
  /// The pattern; nil for a plain colour.
  package let tiles: AnchoredPattern?

  package init(
    space: CGColorSpace,
    components: [CGFloat],
    alpha: CGFloat,
    pattern: AnchoredPattern? = nil
  ) {
    self.space = space
    tiles = pattern
    values = components.map { $0.isFinite ? $0 : 0 } + [alpha.isFinite ? min(max(alpha, 0), 1) : 0]
  }

  /// Creates a colour from as many components as its space has, followed by alpha; always a colour.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    self.init(space: space, components: values, alpha: components[count])
  }

  /// Creates a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray, components: [gray], alpha: alpha)
  }

  /// Creates a colour from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .rgb, components: [red, green, blue], alpha: alpha)
  }

  /// Creates a colour from red, green and blue in the space sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from cyan, magenta, yellow and black in the space of the device.
  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      space: CGColorSpaceCreateDeviceCMYK(),
      components: [cyan, magenta, yellow, black],
      alpha: alpha
    )
  }

  /// Creates a grey in the space with the name `CGColorSpace.genericGrayGamma2_2`.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gray2_2, components: [gray], alpha: alpha)
  }

  /// White.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Black.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// Black without opacity.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

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

// MARK: - Values

extension CGColor {
  /// Returns the colour itself, since colours are immutable.
  public func copy() -> CGColor? { self }

  /// Returns the colour with another opacity, clamped to 0...1; always a colour.
  public func copy(alpha: CGFloat) -> CGColor? {
    withAlpha(alpha)
  }

  /// Returns the colour with another opacity, clamped to 0...1.
  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    CGColor(space: space, components: Array(values.dropLast()), alpha: alpha, pattern: tiles)
  }

  /// Returns the colour between the receiver (`progress` 0) and another (1).
  ///
  /// Components and alpha are interpolated linearly and independently; two greys result in a grey. A progress
  /// outside 0...1 extrapolates; NaN is treated as 0.
  package func interpolated(to other: CGColor, progress: CGFloat) -> CGColor {
    if progress == 0 || progress.isNaN || self == other { return self }
    if progress == 1 { return other }
    func mix(_ start: Double, _ end: Double) -> CGFloat { CGFloat(start + (end - start) * Double(progress)) }
    let (from, to) = (rgba, other.rgba)
    let alpha = mix(from.alpha, to.alpha)
    if space.model == .monochrome, other.space.model == .monochrome {
      return CGColor(gray: mix(from.red, to.red), alpha: alpha)
    }
    return CGColor(
      red: mix(from.red, to.red),
      green: mix(from.green, to.green),
      blue: mix(from.blue, to.blue),
      alpha: alpha
    )
  }
}

extension CGColor: Hashable {
  /// Returns whether two colours have equal spaces and values.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values && left.tiles == right.tiles
  }

  /// Hashes space and values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
