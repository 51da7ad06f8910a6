import Foundation

extension URL {
  /// The file or folder and all folders around it, up to the root.
  ///
  /// Nothing is around one without a place, such as the working directory after it was taken away.
  var withParents: some Sequence<URL> {
    sequence(first: self) { url in
      url.path == "/" || !url.path.hasPrefix("/") ? nil : url.deletingLastPathComponent()
    }
  }
}
