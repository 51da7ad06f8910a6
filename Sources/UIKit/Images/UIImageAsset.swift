/// The variants of an image for environments, such as a light and a dark one.
///
/// An image that is drawn, or shown by a view, appears in the variant for the traits there. Source: Apple, UIImageAsset.
public final class UIImageAsset: NSObject, Sendable {
  private let variants = Locked<[Variant]>([])

  private struct Variant: Sendable {
    let traits: UITraitCollection
    // Without the asset, so that neither keeps the other.
    let image: UIImage
  }

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Adds the variant for an environment; it replaces that with the same traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(traits: traitCollection, image: image.inAsset(nil))
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(variant)
    }
  }

  /// Removes the variant that was registered with these traits.
  public func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the variant whose traits fit best; an empty image if there is none.
  ///
  /// Of the variants whose traits are all among those of the environment, it is that with the most; without one, the first.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = variants.withLock { $0 }
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let most = fitting.map { $0.traits.values.traits.count }.max()
    let best = fitting.first { $0.traits.values.traits.count == most } ?? variants.first
    return best?.image.inAsset(self) ?? UIImage()
  }
}

extension UIImage {
  /// The variant of the image for the current traits, in its own rendering mode and the variants of its colours; the image itself if it
  /// has none.
  var current: UIImage {
    guard let imageAsset else { return inCurrentColors }
    let variant = imageAsset.image(with: .current)
    return variant.picture === picture ? inCurrentColors : variant.withRenderingMode(renderingMode)
  }
}
