import RecipeKit

/// A dynamic item that is no view.
final class PlainItem: UIDynamicItem {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  init(center: CGPoint) {
    self.center = center
  }
}
