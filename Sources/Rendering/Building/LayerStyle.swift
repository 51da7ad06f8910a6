import UIKit

/// The visible properties of a layer.
@MainActor
struct LayerStyle {
  let cornerRadius: CGFloat
  let maskedCorners: CACornerMask
  let cornerCurve: CALayerCornerCurve
  /// The width of the border in points; 0 for none.
  let borderWidth: CGFloat
  /// The colour of the border; nil for no border.
  let borderColor: SceneColor?
  /// The shadow; nil for none.
  let shadow: SceneShadow?
  /// The outline that casts the shadow; nil for the view's content.
  let shadowOutline: PathOutline?

  /// Whether nothing of it is visible.
  var isPlain: Bool { cornerRadius == 0 && borderWidth == 0 && shadow == nil }

  init(_ layer: CALayer) {
    cornerRadius = layer.cornerRadius
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    borderWidth = layer.borderWidth
    borderColor = layer.borderWidth > 0 ? layer.borderColor.map { SceneColor(UIColor(cgColor: $0)) } : nil
    shadowOutline = layer.shadowPath?.outline
    guard layer.shadowOpacity > 0, let color = layer.shadowColor else {
      shadow = nil
      return
    }
    shadow = SceneShadow(
      offset: layer.shadowOffset,
      blur: layer.shadowRadius,
      color: SceneColor(UIColor(cgColor: color)).faded(by: CGFloat(min(1, layer.shadowOpacity)))
    )
  }

  func isSame(as other: LayerStyle) -> Bool {
    cornerRadius == other.cornerRadius && maskedCorners == other.maskedCorners
      && cornerCurve == other.cornerCurve
      && borderWidth == other.borderWidth && borderColor == other.borderColor
      && shadow == other.shadow && shadowOutline == other.shadowOutline
  }
}
