/// The live scenes' rules as a WebAssembly module: `LiveScenes` with all that it needs, compiled from the same sources.
///
/// What is exported stands in `WebAssembly/`.
public enum LiveEngine {
  /// The module in Base64; nil where the toolchain that built this can't compile for WebAssembly.
  public static var base64: String? { embedded.isEmpty ? nil : embedded }
}
