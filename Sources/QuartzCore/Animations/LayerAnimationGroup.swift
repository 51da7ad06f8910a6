/// The animations that a view's animation closure starts, which end together.
package protocol LayerAnimationGroup: AnyObject {
  /// Adds an animation that the group made, after the change of its property.
  func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer)
  /// An animation was removed before its end.
  func lostAnimation(of layer: CALayer)
}
