/// The colour space of a colour: grey, a form of sRGB or of Display P3, or cyan, magenta, yellow and black.
///
/// All forms of sRGB have the same primaries, and all greys the transfer function of sRGB; those with "linear" in
/// their names have none. Extended spaces keep components outside 0...1 when colours are converted. Source: Apple,
/// CGColorSpace.
public final class CGColorSpace: Sendable {
  /// The name, a `String` in place of Core Foundation's.
  public let name: String?
  /// The model of the space, which determines its components.
  public let model: CGColorSpaceModel
  /// The relation of the components to those of extended sRGB, or to its grey.
  let encoding: Encoding
  /// The space of the colours of stencils, of a pattern space; nil for other spaces and coloured patterns.
  let base: CGColorSpace?

  /// How the components of a space are encoded.
  enum Encoding {
    /// The primaries and the transfer function of sRGB, or a grey with that function.
    case standard
    /// The primaries of sRGB, or a grey, without a transfer function.
    case linear
    /// The primaries of Display P3 with the transfer function of sRGB.
    case displayP3
    /// Inks.
    case inks
    /// Cells of patterns, with the encoding of the base.
    case pattern
  }

  /// The space of `UIColor(white:alpha:)`.
  package static let gray = CGColorSpace(extendedGray, .monochrome)
  /// The space of `UIColor(red:green:blue:alpha:)`.
  package static let rgb = CGColorSpace(extendedSRGB, .rgb)
  /// The space of images.
  static let standardRGB = CGColorSpace(sRGB, .rgb)
  /// The grey of colours without extended values.
  static let gray2_2 = CGColorSpace(genericGrayGamma2_2, .monochrome)
  /// The space of `UIColor(displayP3Red:green:blue:alpha:)`.
  package static let p3 = CGColorSpace(displayP3, .rgb, .displayP3)

  fileprivate init(_ name: String, _ model: CGColorSpaceModel, _ encoding: Encoding = .standard) {
    self.name = name
    self.model = model
    self.encoding = encoding
    base = nil
  }

  /// Creates the space of patterns; nil for a base that is a pattern space itself.
  ///
  /// - Parameter baseSpace: the space of the colours of stencils; nil for coloured patterns.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.model == .pattern { return nil }
    (name, model, encoding, base) = (nil, .pattern, .pattern, baseSpace)
  }

  /// The space of the colours of stencils, of a pattern space; nil for other spaces.
  public var baseColorSpace: CGColorSpace? { base }

  /// Creates the space with one of the names of this class; nil for others.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb)
    case Self.linearSRGB, Self.extendedLinearSRGB: self.init(name, .rgb, .linear)
    case Self.displayP3, Self.extendedDisplayP3: self.init(name, .rgb, .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name, .monochrome)
    case Self.linearGray, Self.extendedLinearGray: self.init(name, .monochrome, .linear)
    case Self.genericCMYK: self.init(name, .cmyk, .inks)
    default: return nil
    }
  }

  /// The number of colour components without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: base?.numberOfComponents ?? 0
    }
  }

  /// Whether converted components may be outside 0...1.
  var isExtended: Bool {
    [
      Self.extendedSRGB, Self.extendedLinearSRGB, Self.extendedDisplayP3, Self.extendedGray,
      Self.extendedLinearGray,
    ].contains(name)
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB without a transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of sRGB without a transfer function, with components outside 0...1.
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components outside 0...1.
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// The name of grey with the brightness of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey with values outside 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  /// The name of grey without a transfer function.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// The name of grey without a transfer function, with values outside 0...1.
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  /// The name of cyan, magenta, yellow and black.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
}

/// Creates the space of red, green and blue of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB", .rgb) }

/// Creates the space of grey of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

/// Creates the space of cyan, magenta, yellow and black of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk, .inks)
}

extension CGColorSpace: Hashable {
  /// Returns whether two spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model && left.base == right.base
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component from black to white.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Cells of patterns.
  case pattern = 6
}
