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

  /// The changed views, if the call requested layout inside the closure.
  let laysOutSubviews: Bool
  private(set) var touchedViews: [UIView] = []

  private let outer: AnimationBlock?

  init(
    group: AnimationGroup?,
    timing: AnimationTiming,
    cutsAnimations: Bool,
    beginsFromCurrentState: Bool,
    laysOutSubviews: Bool
  ) {
    self.group = group
    self.timing = timing
    self.cutsAnimations = cutsAnimations
    self.beginsFromCurrentState = beginsFromCurrentState
    self.laysOutSubviews = laysOutSubviews
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

  /// Animates `property` of a view's layer from `old` to its new model value.
  ///
  /// An unchanged value neither starts nor removes an animation. If the same closure changes a property
  /// again, the animation still starts from the value before the first change.
  func animate(_ property: LayerProperty, of view: UIView, from old: LayerValue, to new: LayerValue) {
    guard old != new else { return }
    guard let group, AnimationBlock.isEnabled else {
      if cutsAnimations { view.removeAnimations(of: property) }
      return
    }
    let difference =
      SimulatedDevice.current.behavior.addsAnimations && property.addsUp ? old.subtracting(new) : nil
    if difference == nil && view.hasAnimation(of: property, in: group) { return }
    let start = beginsFromCurrentState && difference == nil ? view.backing.presentedValue(of: property) : old
    if difference == nil { view.removeAnimations(of: property) }
    let animation = group.animation(of: property, in: view.backing)
    if let difference {
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = (difference.boxed, LayerValue.zero(difference.kind)?.boxed)
    } else {
      animation.fromValue = start.visible(beside: new).boxed
    }
    view.add(animation, of: property, in: group)
    group.add(view)
    if laysOutSubviews { touchedViews.append(view) }
  }
}

extension LayerProperty {
  /// Whether differences of the property can be added; this is not possible for transforms and colours.
  fileprivate var addsUp: Bool { kind != .transform && kind != .color }
}

extension LayerValue {
  /// The value, or for a missing colour the other one, but clear, so that it is a value.
  fileprivate func visible(beside other: LayerValue) -> LayerValue {
    if case .color(nil) = self, case .color(let color?) = other { return .color(color.withAlpha(0)) }
    return self
  }
}
