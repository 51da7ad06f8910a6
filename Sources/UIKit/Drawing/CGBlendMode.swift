/// How a colour mixes with what lies under it.
public enum CGBlendMode: Int32, Sendable {
  /// Over what is there, as far as it is opaque.
  case normal
}
