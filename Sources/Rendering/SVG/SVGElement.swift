/// The SVG elements that paint.
package enum SVGElement: String, Sendable {
  case rect
  case circle
  case ellipse
  case path
  case text
  case use

  /// The element of an outline.
  package init(_ geometry: SceneShape.Geometry) {
    switch geometry {
    case .rect: self = .rect
    case .ellipse(let rect): self = abs(rect.width - rect.height) < 0.005 ? .circle : .ellipse
    case .path: self = .path
    }
  }
}
