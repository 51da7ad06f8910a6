/// The live scenes as a WebAssembly module: `LiveScenes` with its dependencies, compiled from the same
/// sources.
///
/// The exported functions are in `WebAssembly/`.
public enum LiveEngine {
  /// The module in Base64; nil if the toolchain of this build can't compile for WebAssembly.
  public static var base64: String? { embedded.isEmpty ? nil : embedded }
}
