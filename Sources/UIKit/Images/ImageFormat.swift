/// The kinds of image files that can be shown.
package enum ImageFormat: Sendable {
  case png
  case jpeg
  case gif

  /// The type's name in the words of the web.
  ///
  /// Source: IANA, media types.
  package var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    }
  }
}
