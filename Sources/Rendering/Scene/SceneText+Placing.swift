import UIKit

extension SceneText {
  /// Returns the text in the enclosing coordinates; nil if that requires a group with a transform.
  package func placed(by transform: CGAffineTransform) -> SceneText? {
    guard transform.isTranslation else { return nil }
    var text = self
    text.baseline += transform.ty
    for index in text.pieces.indices { text.pieces[index].x += transform.tx }
    return text
  }

  /// Returns the text with its opacity multiplied.
  package func faded(by opacity: CGFloat) -> SceneText {
    guard opacity < 1 else { return self }
    var text = self
    text.fill = fill?.faded(by: opacity)
    text.stroke = stroke?.faded(by: opacity)
    return text
  }

  /// Whether it paints anything.
  package var isVisible: Bool {
    guard extent.isDrawable, !pieces.isEmpty else { return false }
    return fill.map { !$0.isClear } ?? false || stroke.map { !$0.color.isClear } ?? false
  }
}
