/// What an annotation speaks of; pages can show and hide each kind.
public enum AnnotationKind: String, CaseIterable, Sendable {
  /// Fingers on the screen.
  case touches
  /// Forces, boundaries and joints.
  case dynamics
  /// Frames, masks, margins and size classes.
  case layout
  /// Who owns, presents and hears whom.
  case structure
  /// Words about a thing on the screen.
  case labels
}
