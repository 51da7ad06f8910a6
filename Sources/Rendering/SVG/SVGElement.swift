/// The elements of an SVG file that paint something.
enum SVGElement: String, Sendable {
  case rect
  case circle
  case ellipse
  case path
  case text
  case use

  /// What an outline is written as.
  init(_ geometry: SceneShape.Geometry) {
    switch geometry {
    case .rect: self = .rect
    case .ellipse(let rect): self = abs(rect.width - rect.height) < 0.005 ? .circle : .ellipse
    case .path: self = .path
    }
  }
}
