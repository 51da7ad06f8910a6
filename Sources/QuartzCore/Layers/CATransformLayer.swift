/// A layer that only transforms its sublayers, in space, and shows nothing of its own.
///
/// Source: Apple, CATransformLayer.
open class CATransformLayer: CALayer {
  /// Nil: there is nothing of its own that could be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
