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
