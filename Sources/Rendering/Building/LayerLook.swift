import UIKit

/// What a layer adds to its view's picture, as values.
@MainActor
struct LayerLook {
  let cornerRadius: CGFloat
  /// In points; 0 for no border.
  let borderWidth: CGFloat
  /// The colour of the border; nil for no border.
  let borderColor: SceneColor?
  /// What the layer throws; nil for no shadow.
  let shadow: SceneShadow?
  /// What throws the shadow; nil for the view's content.
  let shadowOutline: PathOutline?

  init(_ layer: CALayer) {
    cornerRadius = layer.cornerRadius
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

  /// Whether both look the same.
  func isSame(as other: LayerLook) -> Bool {
    cornerRadius == other.cornerRadius && borderWidth == other.borderWidth && borderColor == other.borderColor
      && shadow == other.shadow && shadowOutline == other.shadowOutline
  }
}
