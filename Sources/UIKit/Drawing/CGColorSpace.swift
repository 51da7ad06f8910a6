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
