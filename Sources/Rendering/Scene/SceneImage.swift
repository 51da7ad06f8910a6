import UIKit

/// The pixels of an image file, stretched to a rectangle.
package struct SceneImage: Hashable, Sendable {
  package let image: EncodedImage
  package var rect: CGRect
  /// The colour of a template image; nil for the image's own colours.
  package var tint: SceneColor?
  /// What multiplies red, green and blue of the image's own colours; nil for nothing.
  package var factor: SceneColor?
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The standard deviation of a soft edge, in points; 0 for a sharp one.
  package var blur: CGFloat = 0

  package init(_ image: EncodedImage, in rect: CGRect, tint: SceneColor? = nil) {
    self.image = image
    self.rect = rect
    self.tint = tint
  }

  /// The bounding box of everything painted.
  package var extent: CGRect {
    let margin = blur * SceneShape.blurReach
    return rect.insetBy(dx: -margin, dy: -margin)
  }

  /// Returns the image in the enclosing coordinates; nil if that requires a group with a transform.
  ///
  /// The width of a soft edge doesn't change: it is that of a view's shadow, whatever the size of the image.
  package func placed(by transform: CGAffineTransform) -> SceneImage? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    var image = self
    image.rect = rect.applying(transform)
    return image
  }

  /// Returns the image with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> SceneImage {
    guard opacity < 1 else { return self }
    var image = self
    image.opacity *= opacity
    return image
  }

  /// Whether it paints anything.
  package var isVisible: Bool {
    rect.isDrawable && rect.width > 0 && rect.height > 0 && opacity >= SceneColor.leastAlpha
      && tint.map { !$0.isClear } ?? true
  }
}
