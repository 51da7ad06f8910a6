/// Areas and centroids of outlines.
enum PlanarArea {
  /// The area inside an outline, positive if it winds from the x axis towards the y axis.
  static func area(of outline: [Vector2]) -> Double {
    guard outline.count >= 3 else { return 0 }
    var doubled = 0.0
    let origin = outline[0]
    for index in 1..<(outline.count - 1) {
      doubled += (outline[index] - origin).cross(outline[index + 1] - origin)
    }
    return doubled / 2
  }
}
