extension UIImage {
  /// Returns an image that image views show as an animation; nil without images.
  ///
  /// - Parameters:
  ///   - images: the images, each of which is shown for the same time.
  ///   - duration: the seconds for all images; 0 means 1/30 s for each of them.
  ///
  /// Source: Apple, UIImage.animatedImage(with:duration:).
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      first.picture,
      scale: first.scale,
      caps: first.caps,
      renderingMode: first.renderingMode,
      alignmentRectInsets: first.alignmentRectInsets,
      extras: ImageExtras(animation: (images, duration))
    )
  }

  /// Returns an animation of the images whose names are `name` with the numbers from 0 to 1024; nil if there is none.
  ///
  /// The numbers end where the first is missing, of which the first image may have the number 1. Source: Apple,
  /// UIImage.animatedImageNamed(_:duration:).
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: name + String(number)) {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of an animation; nil for other images.
  public var images: [UIImage]? { extras.animation?.images }

  /// The seconds of one round of an animation; 0 for other images, and for an animation of 1/30 s for each image.
  public var duration: TimeInterval { extras.animation?.duration ?? 0 }
}
