import Rendering

extension SceneRole {
  /// All annotations on the screen.
  package static let annotations = SceneRole("annotations")
  /// The legend of annotations.
  package static let legend = SceneRole("annotations legend")
  /// The name of a mistake, and what goes wrong: a page that asks for them leaves them out.
  package static let mistake = SceneRole("mistake")

  /// The annotations of one kind.
  package static func kind(_ kind: AnnotationKind) -> SceneRole { SceneRole("annotation \(kind.rawValue)") }

  private static let calloutClass = " callout"

  /// A callout of an annotation of one kind, or its line.
  package static func callout(_ kind: AnnotationKind) -> SceneRole {
    SceneRole(self.kind(kind).classNames + calloutClass)
  }

  /// Whether it is a callout's text with its plate, or its line.
  var isCallout: Bool { classNames.hasSuffix(Self.calloutClass) }
}
