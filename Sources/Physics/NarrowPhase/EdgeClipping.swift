/// Clips an incident edge to a reference edge and builds the manifold.
enum EdgeClipping {
  /// An edge with the numbers of its vertices.
  struct Edge {
    var start: Float2
    var end: Float2
    var startIndex: Int
    var endIndex: Int
  }

  /// The manifold of a reference edge and an incident edge, both in the first body's frame.
  ///
  /// - Parameters:
  ///   - reference: The edge whose normal separates the shapes.
  ///   - normal: Its outward normal, of length 1.
  ///   - incident: The other shape's edge, in the opposite direction to the reference edge.
  ///   - isFlipped: Whether the reference edge belongs to the second shape.
  ///   - margin: The largest gap at which points are computed, in metres.
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
    // A clipped end is a contact of the reference edge's corner, another end one of the incident edge's
    // corner.
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
