/// The colour space of a colour: a form of sRGB, or of grey.
///
/// Both forms of sRGB have the same red, green and blue, and all greys the same white; extended spaces allow
/// components outside 0...1. Others, such as Display P3, are not available. Source: Apple, CGColorSpace.
public final class CGColorSpace: Sendable {
  /// The name, a `String` in place of Core Foundation's.
  public let name: String?
  /// The model of the space, which determines its components.
  public let model: CGColorSpaceModel

  /// The space of `UIColor(white:alpha:)`.
  package static let gray = CGColorSpace(extendedGray, .monochrome)
  /// The space of `UIColor(red:green:blue:alpha:)`.
  package static let rgb = CGColorSpace(extendedSRGB, .rgb)

  fileprivate init(_ name: String, _ model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates the space with one of the names of this class; nil for others.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name, .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name, .monochrome)
    default: return nil
    }
  }

  /// The number of colour components without alpha.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of grey with the brightness of sRGB.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of grey with values outside 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"
}

/// Creates the space of red, green and blue of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB", .rgb) }

/// Creates the space of grey of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
}

extension CGColorSpace: Hashable {
  /// Returns whether two spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
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
}
