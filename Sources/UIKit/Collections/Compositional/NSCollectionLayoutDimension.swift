/// The width or height of an item, group or supplementary item: a fraction of its container, or a length.
///
/// A length that is not positive, infinite or not a number is 0, and UIKit's message is logged. Source: Apple,
/// NSCollectionLayoutDimension.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind

  /// The fraction or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat, _ name: String) {
    let isValid = dimension.isFinite && dimension > 0
    self.kind = kind
    self.dimension = isValid ? min(dimension, NSCollectionLayoutDimension.limit) : 0
    if !isValid { NSCollectionLayoutDimension.warn(name) }
  }

  /// The largest length, in points, so that sums of lengths stay finite.
  private static let limit: CGFloat = 1e9

  /// Logs UIKit's message.
  ///
  /// Source of the text: console logs of applications.
  private static func warn(_ name: String) {
    SimulatedDevice.current.console.log(
      "Invalid \(name) dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call site."
    )
  }

  /// A fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth, "fractional width")
  }

  /// A fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight, "fractional height")
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension, "absolute")
  }

  /// A length in points until the view is displayed, then the length that the view asks for.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension, "estimated")
  }

  /// An estimated length which is that of the largest sibling in the group.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniform, estimatedDimension, "estimated")
  }

  /// Whether it is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether it is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether it is a length in points.
  public var isAbsolute: Bool { kind == .absolute }

  /// Whether it is an estimate.
  public var isEstimated: Bool { kind == .estimated }

  /// Whether it is an estimate of the length that all siblings have.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the view decides.
  var isSelfSized: Bool { kind == .estimated || kind == .uniform }
}

/// The width and the height of an item, group or supplementary item.
///
/// Source: Apple, NSCollectionLayoutSize.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension

  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }
}
