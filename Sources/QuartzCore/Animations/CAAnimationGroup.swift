/// Several animations that run together, in the time of the group.
///
/// What exceeds the group's duration is cut off, not scaled; animations without a duration have the group's. Delegates
/// and `isRemovedOnCompletion` of the animations are ignored. Source: Apple, CAAnimationGroup.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }

  override func apply(
    to value: inout LayerValue,
    of key: LayerKey,
    at parent: CFTimeInterval,
    defaultDuration: CFTimeInterval = CATransaction.defaultDuration
  ) {
    let timing = timing(defaultDuration: defaultDuration)
    guard let local = timing.localTime(at: parent) else { return }
    let time = progress(local.time, of: timing.duration) * timing.duration
    for animation in animations ?? [] {
      animation.apply(to: &value, of: key, at: time, defaultDuration: timing.duration)
    }
  }

  override func addKeys(to keys: inout [LayerKey]) {
    for animation in animations ?? [] { animation.addKeys(to: &keys) }
  }
}
