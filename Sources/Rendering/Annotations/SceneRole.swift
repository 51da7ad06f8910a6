/// The purpose of a group other than painting, which becomes a class in SVG files, so that pages can show and
/// hide it.
package enum SceneRole: Hashable, Sendable {
  /// All annotations on the screen.
  case annotations
  /// The annotations of one kind.
  case kind(AnnotationKind)
  /// A callout of an annotation of one kind, or its line.
  case callout(AnnotationKind)
  /// The legend of annotations.
  case legend
  /// The name of a mistake, and what goes wrong: a page that asks for them leaves them out.
  case mistake

  /// The class of a mistake's name and words.
  package static let mistakeClass = "mistake"

  /// The value of the class attribute.
  package var classNames: String {
    switch self {
    case .annotations: "annotations"
    case .kind(let kind): "annotation \(kind.rawValue)"
    case .callout(let kind): "annotation \(kind.rawValue) callout"
    case .legend: "annotations legend"
    case .mistake: Self.mistakeClass
    }
  }
}
