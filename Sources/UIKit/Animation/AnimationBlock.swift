/// A running animation closure, which animates the property changes made inside it.
@MainActor
final class AnimationBlock {
  /// The innermost running closure of the booted device, or nil outside of animation closures.
  static var current: AnimationBlock? { SimulatedDevice.current.animator.block }

  /// Whether property changes are animated.
  static var isEnabled: Bool { SimulatedDevice.current.animator.isEnabled }

  /// The group of animations that the call started, or nil if changes apply at once.
  let group: AnimationGroup?

  /// The timing that nested calls inherit.
  let timing: AnimationTiming

  /// Whether changes remove running animations, as in a call without a duration.
  let cutsAnimations: Bool

  /// Whether animations start from the presentation value instead of the model value.
  let beginsFromCurrentState: Bool

  /// The keyframes that the closure adds, if it is that of a keyframe animation.
  let keyframes: KeyframeRecorder?

  /// The changed views, if the call requested layout inside the closure.
  let laysOutSubviews: Bool
  private(set) var touchedViews: [UIView] = []

  private let outer: AnimationBlock?

  init(
    group: AnimationGroup?,
    timing: AnimationTiming,
    cutsAnimations: Bool,
    beginsFromCurrentState: Bool,
    laysOutSubviews: Bool,
    keyframes: KeyframeRecorder? = nil
  ) {
    self.group = group
    self.timing = timing
    self.cutsAnimations = cutsAnimations
    self.beginsFromCurrentState = beginsFromCurrentState
    self.laysOutSubviews = laysOutSubviews
    self.keyframes = keyframes
    outer = AnimationBlock.current
  }

  func run(_ changes: () -> Void) {
    let animator = SimulatedDevice.current.animator
    animator.block = self
    changes()
    if laysOutSubviews {
      for view in touchedViews { view.layoutIfNeeded() }
    }
    animator.block = outer
  }

  /// The action for a change of a layer's property that is about to happen; nil for none.
  ///
  /// If the same closure changes a property again, the animation still starts from the value before the first change.
  func action(for property: LayerProperty, of layer: CALayer) -> (any CAAction)? {
    guard let group else { return nil }
    if let keyframes { return keyframes.action(for: property, of: layer, in: group) }
    let animation = group.animation(of: property, in: layer)
    animation.group = group
    let showsOther = beginsFromCurrentState && !group.addsUp(property)
    animation.fromValue = (showsOther ? layer.presentedValue(of: property) : layer.value(of: property))?.boxed
    return animation
  }

  /// Notes that an animation of a view has started.
  func noteChange(of view: UIView) {
    if laysOutSubviews { touchedViews.append(view) }
  }
}
