/// The images that an application has by name beside its files, as those of an asset catalog.
final class AssetCatalog: Sendable {
  private struct Contents {
    var images: [String: UIImage] = [:]

    /// What find the images that are made only once they are asked for.
    var finders: [@Sendable (String) -> UIImage?] = []
  }

  private let contents = Locked(Contents())

  /// Adds images; one of a name that is taken replaces the other.
  func add(_ more: [String: UIImage]) {
    contents.withLock { $0.images.merge(more) { _, new in new } }
  }

  /// Adds images that `find` gives for their names, as long as no other has the name.
  func add(from find: @escaping @Sendable (String) -> UIImage?) {
    contents.withLock { $0.finders.append(find) }
  }

  /// The image of a name, if there is one.
  func image(named name: String) -> UIImage? {
    let contents = contents.withLock { $0 }
    if let image = contents.images[name] { return image }
    // Outside the lock: to draw an image may ask for another.
    for find in contents.finders {
      if let image = find(name) { return image }
    }
    return nil
  }
}
