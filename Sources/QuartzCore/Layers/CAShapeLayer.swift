/// A layer that fills and strokes a path.
///
/// Source: Apple, CAShapeLayer.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates.
  ///
  /// Animatable between paths of the same kinds of elements.
  open var path: CGPath? { willSet { runAction(.path) } }
  /// The colour of the area; black by default.
  ///
  /// Animatable.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { willSet { runAction(.fillColor) } }
  /// Which areas are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil by default.
  ///
  /// Animatable.
  open var strokeColor: CGColor? { willSet { runAction(.strokeColor) } }
  /// The fraction of the path's length at which the line begins; 0 by default.
  ///
  /// Animatable.
  open var strokeStart: CGFloat = 0 { willSet { runAction(.strokeStart) } }
  /// The fraction of the path's length at which the line ends; 1 by default.
  ///
  /// Animatable.
  open var strokeEnd: CGFloat = 1 { willSet { runAction(.strokeEnd) } }
  /// The width of the line; 1 by default.
  ///
  /// Animatable.
  open var lineWidth: CGFloat = 1 { willSet { runAction(.lineWidth) } }
  /// The limit of pointed corners; 10 by default.
  ///
  /// Animatable.
  open var miterLimit: CGFloat = 10 { willSet { runAction(.miterLimit) } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The start of the line in its pattern of dashes.
  ///
  /// Animatable.
  open var lineDashPhase: CGFloat = 0 { willSet { runAction(.lineDashPhase) } }
  /// The lengths of dashes and gaps; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    (strokeStart, strokeEnd) = (other.strokeStart, other.strokeEnd)
    (lineWidth, miterLimit) = (other.lineWidth, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  package override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(Double(strokeStart))
    case .strokeEnd: .number(Double(strokeEnd))
    case .lineWidth: .number(Double(lineWidth))
    case .miterLimit: .number(Double(miterLimit))
    case .lineDashPhase: .number(Double(lineDashPhase))
    default: super.value(of: property)
    }
  }

  package override func set(_ value: LayerValue, of property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.strokeStart, .number(let number)): strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): strokeEnd = CGFloat(number)
    case (.lineWidth, .number(let number)): lineWidth = CGFloat(number)
    case (.miterLimit, .number(let number)): miterLimit = CGFloat(number)
    case (.lineDashPhase, .number(let number)): lineDashPhase = CGFloat(number)
    default: return super.set(value, of: property)
    }
    return true
  }
}

/// The rule that determines which areas are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the path winds around, with opposite directions cancelling out.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Square, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
