import Rendering

/// The subject of an annotation; pages can show and hide each kind.
public enum AnnotationKind: String, CaseIterable, Sendable {
  /// Fingers on the screen.
  case touches
  /// Forces, boundaries and joints.
  case dynamics
  /// Frames, masks, margins and size classes.
  case layout
  /// Ownership, presentation, and the responder chain.
  case structure
  /// Texts about views.
  case labels
}
