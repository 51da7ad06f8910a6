/// Clips the edge of one shape that faces another's reference edge, and makes the manifold of what remains.
enum EdgeClipping {
  /// An edge with the numbers of its ends.
  struct Edge {
    var start: Float2
    var end: Float2
    var startIndex: Int
    var endIndex: Int
  }

  /// The manifold of a reference edge and the edge that faces it, both in the first body's frame.
  ///
  /// - Parameters:
  ///   - reference: The edge whose normal separates the shapes.
  ///   - normal: Its outward normal, of length 1.
  ///   - incident: The other shape's edge, running against the reference edge.
  ///   - isFlipped: Whether the reference edge belongs to the second shape.
  ///   - margin: The largest gap at which points are still wanted.
  @inline(__always)
  static func manifold(
    reference: Edge,
    normal: Float2,
    incident: Edge,
    isFlipped: Bool,
    margin: Float
  ) -> Manifold {
    var found = Manifold()
    let tangent = normal.perpendicular
    // Measured along the tangent from the start of the reference edge.
    let upper = tangent.dot(reference.end - reference.start)
    let incidentUpper = tangent.dot(incident.start - reference.start)
    let incidentLower = tangent.dot(incident.end - reference.start)
    guard max(-incidentUpper, incidentLower - upper) <= 0 else { return found }
    let span = incidentUpper - incidentLower
    var low = incident.end
    var high = incident.start
    if incidentLower < 0 && span > 1e-12 { low += (-incidentLower / span) * (incident.start - incident.end) }
    if incidentUpper > upper && span > 1e-12 {
      high += ((incidentUpper - upper) / span) * (incident.end - incident.start)
    }
    let lowGap = normal.dot(low - reference.start)
    let highGap = normal.dot(high - reference.start)
    found.normal = isFlipped ? -normal : normal
    // At a clipped end it's the reference edge's corner that touches, at another the incident edge's.
    if lowGap <= margin {
      let position = low - 0.5 * lowGap * normal
      let feature = feature(
        reference.startIndex,
        incident.endIndex,
        touchesWithReference: incidentLower < 0,
        isFlipped: isFlipped
      )
      found.append(Manifold.Point(position: position, separation: lowGap, feature: feature))
    }
    if highGap <= margin {
      let position = high - 0.5 * highGap * normal
      let feature = feature(
        reference.endIndex,
        incident.startIndex,
        touchesWithReference: incidentUpper > upper,
        isFlipped: isFlipped
      )
      found.append(Manifold.Point(position: position, separation: highGap, feature: feature))
    }
    return found
  }

  @inline(__always)
  private static func feature(
    _ reference: Int,
    _ incident: Int,
    touchesWithReference: Bool,
    isFlipped: Bool
  ) -> ContactFeature {
    ContactFeature(
      corner: isFlipped ? incident : reference,
      isFlipped ? reference : incident,
      touchesWithB: touchesWithReference == isFlipped,
      isFlipped: isFlipped
    )
  }
}
