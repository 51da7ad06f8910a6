/// An animation closure that is being run: the properties set meanwhile change gradually.
@MainActor
final class AnimationBlock {
  /// The innermost running closure of the booted device, or nil outside of all.
  static var current: AnimationBlock? { SimulatedDevice.current.animator.block }

  /// Whether property changes are animated at all.
  static var isEnabled: Bool { SimulatedDevice.current.animator.isEnabled }

  /// What the call started, or nil where changes apply at once.
  let group: AnimationGroup?

  /// The timing that nested calls inherit.
  let timing: AnimationTiming

  /// Whether changes cut animations in flight short, as those of a call with no duration do.
  let cutsAnimations: Bool

  /// Whether animations start from what is shown rather than from the model value.
  let beginsFromCurrentState: Bool

  /// Views that were changed, if the call asked to lay them out inside the closure.
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

  /// Runs `changes` inside this block.
  func run(_ changes: () -> Void) {
    let animator = SimulatedDevice.current.animator
    animator.block = self
    changes()
    if laysOutSubviews {
      for view in touchedViews { view.layoutIfNeeded() }
    }
    animator.block = outer
  }

  /// Notes that `property` of `view` goes from `old` to its new model value.
  ///
  /// A value that stays the same starts nothing and cuts nothing. Set again in the same closure, a
  /// property still starts where the first change found it.
  func animate(
    _ property: AnimatableProperty,
    of view: UIView,
    from old: AnimatableValue,
    to new: AnimatableValue
  ) {
    guard old != new else { return }
    guard let group, AnimationBlock.isEnabled else {
      if cutsAnimations { view.removeAnimations(of: property) }
      return
    }
    let isAdditive = SimulatedDevice.current.behavior.addsAnimations && property.addsUp
    if !isAdditive && view.hasAnimation(of: property, in: group) { return }
    let start = beginsFromCurrentState && !isAdditive ? view.presentationValue(of: property, model: old) : old
    if !isAdditive { view.removeAnimations(of: property) }
    view.addAnimation(
      PropertyAnimation(property: property, from: start, to: new, isAdditive: isAdditive, group: group)
    )
    group.add(view)
    if laysOutSubviews { touchedViews.append(view) }
  }
}

extension AnimatableProperty {
  /// Whether differences of the property can be summed; turns and colours cannot.
  fileprivate var addsUp: Bool {
    switch self {
    case .center, .bounds, .alpha: true
    case .transform, .backgroundColor: false
    }
  }
}

/// The properties of a view that change gradually inside an animation.
package enum AnimatableProperty: Int, CaseIterable, Sendable {
  case center
  case bounds
  case transform
  case alpha
  case backgroundColor
}
