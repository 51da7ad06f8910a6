/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// With a curvature that grows gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer; min and max are the sides of the smaller and larger coordinates.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of the smaller x and the smaller y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner of the larger x and the smaller y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner of the smaller x and the larger y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner of the larger x and the larger y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all = CACornerMask(rawValue: 0b1111)
}

/// Edges of a layer that are drawn smoothly.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  static let all = CAEdgeAntialiasingMask(rawValue: 0b1111)
}
