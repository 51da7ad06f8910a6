import Synchronization

/// The images that an application has by name beside its files, as those of an asset catalog.
final class AssetCatalog: Sendable {
  private let images = Mutex<[String: UIImage]>([:])

  /// Adds images; one of a name that is taken replaces the other.
  func add(_ more: [String: UIImage]) {
    images.withLock { images in
      // The first ones are most often all, and are shared with whoever adds them.
      if images.isEmpty { images = more } else { images.merge(more) { _, new in new } }
    }
  }

  /// The image of a name, if there is one.
  func image(named name: String) -> UIImage? {
    images.withLock { $0[name] }
  }
}
