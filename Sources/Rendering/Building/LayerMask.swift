import UIKit

extension CALayer {
  /// The outline of a mask that is opaque inside and transparent outside; nil for a mask that must be drawn.
  ///
  /// It is in the coordinates of the masked layer.
  @MainActor
  var opaqueOutline: SceneShape.Geometry? {
    let layer = isAnimated ? presentation() ?? self : self
    guard children.isEmpty, !isHidden, layer.opacity >= 1, layer.mask == nil, !isInSpace,
      layer.shadowOpacity <= 0, layer.contents == nil, layer.extras?.attributes.drawing.isEmpty ?? true,
      view?.drawing.isEmpty ?? true, let (path, rule) = layer.opaqueShape(in: presentedBounds.standardized)
    else { return nil }
    let placement = plainPlacement(of: presentedBounds.standardized, flip: nil)
    return SceneShape.Geometry(recognizing: path.applying(placement), rule)
  }

  @MainActor
  private func opaqueShape(in bounds: CGRect) -> (path: PathOutline, rule: CGPathFillRule)? {
    let outline = SceneShape.Geometry(
      bounds,
      corners: maskedCorners,
      radius: cornerRadius,
      curve: cornerCurve
    ).outline
    let isOpaque = backgroundColor.map { $0.alpha >= 1 } ?? false
    let isClear = backgroundColor.map { $0.alpha <= 0 } ?? true
    switch self {
    case is CATransformLayer, is CAReplicatorLayer, is CATextLayer: return nil
    case let shape as CAShapeLayer:
      if isOpaque, shape.path == nil { return outline }
      guard isClear, borderWidth <= 0, let path = shape.path, let fill = shape.fillColor, fill.alpha >= 1,
        shape.lineWidth <= 0 || shape.strokeColor.map({ $0.alpha <= 0 }) ?? true
      else { return nil }
      return (path.outline, shape.fillRule == .evenOdd ? .evenOdd : .winding)
    default:
      if isOpaque { return outline }
      return LayerGradient(of: self, in: bounds)?.isOpaque == true ? outline : nil
    }
  }
}
