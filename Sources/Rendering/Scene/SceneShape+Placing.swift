import UIKit

extension SceneShape {
  /// Returns the shape in the enclosing coordinates; nil if that requires a group with a transform.
  package func placed(by transform: CGAffineTransform) -> SceneShape? {
    if transform.isIdentity { return self }
    var shape = self
    if case .gradient(let gradient) = fill { shape.fill = .gradient(gradient.placed(by: transform)) }
    if case .pattern(let pattern) = fill { shape.fill = .pattern(pattern.placed(by: transform)) }
    guard stroke == nil && blur == 0 || transform.keepsLengths else { return nil }
    switch geometry {
    case .rect(let rect, let radius):
      guard transform.keepsUpright, radius == 0 || transform.keepsLengths else { return nil }
      if !transform.isTranslation, case .shade = fill { return nil }
      shape.geometry = .rect(rect.applying(transform), radius: radius)
    case .ellipse(let rect):
      guard transform.keepsUpright else { return nil }
      if !transform.isTranslation, case .shade = fill { return nil }
      shape.geometry = .ellipse(rect.applying(transform))
    case .path(let path, let rule):
      if !transform.isTranslation, case .shade = fill { return nil }
      shape.geometry = .path(path.applying(transform), rule)
    }
    return shape
  }

  /// Returns the shape with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> SceneShape {
    guard opacity < 1 else { return self }
    var shape = self
    shape.fill = fill?.faded(by: opacity)
    shape.stroke = stroke?.faded(by: opacity)
    return shape
  }

  /// Whether it paints anything.
  package var isVisible: Bool {
    guard geometry.bounds.isDrawable else { return false }
    let isFilled = fill.map { !$0.isClear } ?? false
    let isStroked = stroke.map { !$0.color.isClear && $0.width > 0 } ?? false
    let bounds = geometry.bounds
    return isStroked || (isFilled && bounds.width > 0 && bounds.height > 0)
  }
}
