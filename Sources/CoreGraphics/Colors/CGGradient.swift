/// A smooth transition between colours, which a context draws along a line or between two circles.
///
/// Gradients are equal if they are the same object. Source: Apple, CGGradient.
public final class CGGradient: Sendable {
  /// The colours at places from 0 to 1, in rising order.
  package let stops: DrawingGradient

  /// Creates a gradient of `CGColor`s, converted to a space; nil without colours, or if one is no `CGColor`.
  ///
  /// A location is a place from 0 to 1; without locations the colours are evenly distributed. The first colour
  /// extends to 0, and the last one to 1. Locations out of order are sorted.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let given = colors.compactMap { $0 as? CGColor }
    guard given.count == colors.count else { return nil }
    self.init(given.map { color in space.map { color.converted(to: $0) } ?? color }, locations)
  }

  /// Creates a gradient of colours with as many components as the space has, each followed by alpha; nil for a count
  /// below 1.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents
    let colors = (0..<count).map { index in
      let start = index * (length + 1)
      let values = (0..<length).map { components[start + $0] }
      return CGColor(space: space, components: values, alpha: components[start + length])
    }
    self.init(colors, locations)
  }

  private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = locations?[index] ?? even
      return (place: place.isNaN ? 0 : min(1, max(0, place)), color: color)
    }
    // Equal places keep their order: they make an edge.
    let sorted = stops.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
    self.stops = DrawingGradient(sorted.map(\.element))
  }
}

extension CGGradient: Hashable {
  /// Whether two gradients are the same object.
  public static func == (one: CGGradient, other: CGGradient) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour extends beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
