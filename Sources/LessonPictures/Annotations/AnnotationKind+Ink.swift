import Rendering

extension AnnotationKind {
  /// The kind's colour; white text on it has a contrast of at least 4.5 to 1.
  package var ink: SceneColor {
    switch self {
    case .touches: SceneColor(0x3A3A3C)
    case .dynamics: SceneColor(0xC7254E)
    case .layout: SceneColor(0x0A5FC4)
    case .structure: SceneColor(0x7A3DB8)
    case .labels: SceneColor(0x1C1C1E)
    }
  }
}
