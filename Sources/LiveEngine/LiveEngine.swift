/// The live scenes as WebAssembly modules: `LiveScenes` with its dependencies, compiled from the same
/// sources.
///
/// The functions that they export are in `WebAssembly/`.
public enum LiveEngine {
  /// A module, which has the functions of one file.
  public enum Kind: String, CaseIterable, Sendable {
    /// `SceneEntry.swift`: what moves.
    case scene = "Scene"

    /// `LayoutEntry.swift`: views with masks.
    case layout = "Layout"

    /// `ConstraintsEntry.swift`: views with constraints.
    case constraints = "Constraints"
  }

  /// A module in Base64; nil if the toolchain of this build can't compile for WebAssembly.
  public static func base64(_ kind: Kind) -> String? { embedded[kind.rawValue] }
}
