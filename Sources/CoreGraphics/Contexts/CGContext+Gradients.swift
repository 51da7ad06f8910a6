extension CGContext {
  /// Fills the clip with a gradient along a line, of parallel stripes; nothing without `options` beyond its ends.
  ///
  /// A line without a length draws nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
    record(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Fills the clip with a gradient between two circles; nothing without `options` beyond them.
  ///
  /// Centre and radius change evenly from the start to the end, and later circles cover earlier ones. Equal circles
  /// draw nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
    else { return }
    let (start, end) = (
      DrawnGradient.Circle(center: startCenter, radius: startRadius),
      DrawnGradient.Circle(center: endCenter, radius: endRadius)
    )
    record(gradient, .radial(start: start, end: end), options)
  }

  private func record(
    _ gradient: CGGradient,
    _ geometry: DrawnGradient.Geometry,
    _ options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops.mapped { state.visible($0) }
    record(
      .gradient(DrawnGradient(geometry: geometry, stops: stops, options: options), state.shadow)
    )
  }
}

/// A gradient that fills the clip, in the current coordinates.
package struct DrawnGradient: Sendable {
  /// One of the two circles of a gradient.
  package struct Circle: Sendable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = radius
    }
  }

  package enum Geometry: Sendable {
    /// Stripes that are perpendicular to a line.
    case linear(start: CGPoint, end: CGPoint)
    /// Circles from one to another, which cover earlier ones.
    case radial(start: Circle, end: Circle)
    /// Rays from a centre, clockwise on screen from an angle in radians, as layers have and contexts don't.
    case conic(center: CGPoint, angle: CGFloat)
  }

  package var geometry: Geometry
  package var stops: DrawingGradient
  package var options: CGGradientDrawingOptions

  package init(geometry: Geometry, stops: DrawingGradient, options: CGGradientDrawingOptions) {
    self.geometry = geometry
    self.stops = stops
    self.options = options
  }
}
