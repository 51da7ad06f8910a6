/// What a group of nodes is for, where that is more than painting: a class in an SVG file, so that a page can show and
/// hide it.
package enum SceneRole: Hashable, Sendable {
  /// All annotations on the screen.
  case annotations
  /// The annotations of one kind.
  case kind(AnnotationKind)
  /// A callout of an annotation of one kind, or the line from there to what it names.
  case callout(AnnotationKind)
  /// What the signs of annotations mean.
  case legend

  /// The words in the class attribute.
  package var classNames: String {
    switch self {
    case .annotations: "annotations"
    case .kind(let kind): "annotation \(kind.rawValue)"
    case .callout(let kind): "annotation \(kind.rawValue) callout"
    case .legend: "annotations legend"
    }
  }
}
