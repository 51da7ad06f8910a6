/// A layer that fills its bounds with a gradient.
///
/// Source: Apple, CAGradientLayer.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  ///
  /// Animatable.
  open var colors: [Any]? { willSet { runAction(.colors) } }
  /// The places of the colours in 0…1, in rising order; evenly distributed by default.
  ///
  /// Animatable.
  open var locations: [NSNumber]? { willSet { runAction(.locations) } }
  /// The start, in fractions of the bounds; the middle of the top edge by default.
  ///
  /// Animatable.
  ///
  /// The centre of a radial or conic gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0) { willSet { runAction(.startPoint) } }
  /// The end, in fractions of the bounds; the middle of the bottom edge by default.
  ///
  /// Animatable.
  ///
  /// A corner of the rectangle around the last ellipse of a radial gradient, or the direction of a conic one.
  open var endPoint = CGPoint(x: 0.5, y: 1) { willSet { runAction(.endPoint) } }
  /// The kind of the gradient; `axial` by default.
  open var type = CAGradientLayerType.axial

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations) = (other.colors, other.locations)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
    type = other.type
  }

  package override func value(of property: LayerProperty) -> LayerValue? {
    switch property {
    case .colors: .colors((colors ?? []).compactMap { $0 as? CGColor })
    case .locations: .numbers((locations ?? []).map { $0.doubleValue })
    case .startPoint: .point(startPoint)
    case .endPoint: .point(endPoint)
    default: super.value(of: property)
    }
  }

  package override func set(_ value: LayerValue, of property: LayerProperty) -> Bool {
    switch (property, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .numbers(let numbers)): locations = numbers.map { NSNumber(value: $0) }
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: return super.set(value, of: property)
    }
    return true
  }

  /// The places of the colours, clamped to 0…1.
  package final var stops: [(color: CGColor, location: Double)] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let given = (locations ?? []).map { min(1, max(0, $0.doubleValue)) }
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      return (color, given.count == colors.count ? given[index] : even)
    }
  }

  /// The colour at a fraction of the gradient; the first and the last one beyond the ends.
  package final func color(at location: Double) -> CGColor? {
    let stops = stops
    guard let first = stops.first, let last = stops.last else { return nil }
    guard location > first.location else { return first.color }
    guard let index = stops.firstIndex(where: { $0.location >= location }) else { return last.color }
    let (from, to) = (stops[index - 1], stops[index])
    let length = to.location - from.location
    let share = length > 0 ? (location - from.location) / length : 1
    return LayerValue.color(from.color).interpolated(to: .color(to.color), progress: share).boxed as? CGColor
  }

  /// The fraction of the gradient at a point of the bounds, in fractions of them; not clamped.
  ///
  /// A radial gradient's last ellipse has the centre `startPoint` and touches the sides of the rectangle with the corner
  /// `endPoint`. A conic gradient turns clockwise on screen from the direction of `endPoint`. Source: Apple,
  /// CAGradientLayerType.
  package final func location(at point: CGPoint) -> Double {
    let (dx, dy) = (Double(point.x - startPoint.x), Double(point.y - startPoint.y))
    let (ex, ey) = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
    switch type {
    case .radial:
      guard ex != 0, ey != 0 else { return 1 }
      return ((dx / ex) * (dx / ex) + (dy / ey) * (dy / ey)).squareRoot()
    case .conic:
      let turn = (atan2(dy, dx) - atan2(ey, ex)) / (2 * .pi)
      return turn - turn.rounded(.down)
    default:
      // Isolines are perpendicular to the line in the layer's own coordinates.
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      let (x, y) = (ex * width, ey * height)
      let length = x * x + y * y
      return length > 0 ? (dx * width * x + dy * height * y) / length : 1
    }
  }
}

/// The kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about a centre.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
