/// Where a wrong way comes from.
public enum VariantSource: Equatable, Sendable {
  /// The source warns of it, at the given place: "1.25, last paragraph".
  case documented(String)
  /// Ours: a saboteur that proves that some check can fail.
  case ours
}
