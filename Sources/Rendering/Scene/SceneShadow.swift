import UIKit

struct SceneShadow: Equatable {
  var offset: CGSize
  /// The standard deviation of its edge in points.
  var blur: CGFloat
  var color: SceneColor

  init(offset: CGSize, blur: CGFloat, color: SceneColor) {
    self.offset = offset
    self.blur = blur.isFinite ? max(0, blur) : 0
    self.color = color
  }

  init(_ shadow: DrawingShadow) {
    // Core Graphics specifies twice the standard deviation.
    self.init(offset: shadow.offset, blur: shadow.blur / 2, color: SceneColor(shadow.color))
  }

  var translation: CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}
