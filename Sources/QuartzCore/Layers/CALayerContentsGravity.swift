/// The placement of a layer's content in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill, with distortion: the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, without distortion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, without distortion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter with which content is scaled; pictures are drawn with `linear`.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear interpolation, also between sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The format of drawn content, which is only stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Red, green, blue and alpha of 8 bits each.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Red, green, blue and alpha of 16 bits each.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// A grey of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
