extension UIView {
  /// What is on screen at the moment for an animated property; the model value if none is in flight.
  package final func presentationValue(of property: AnimatableProperty) -> AnimatableValue {
    presentationValue(of: property, model: modelValue(of: property))
  }

  final func presentationValue(of property: AnimatableProperty, model: AnimatableValue)
    -> AnimatableValue
  {
    guard let animations = extras?.animations, !animations.isEmpty else { return model }
    let now = SimulatedDevice.current.timeline.now
    return animations.lazy.filter { $0.property == property }
      .reduce(model) { $1.value(over: $0, at: now) }
  }

  /// What the property reads.
  final func modelValue(of property: AnimatableProperty) -> AnimatableValue {
    switch property {
    case .center: .point(storedCenter)
    case .bounds: .rect(storedBounds)
    case .transform: .transform(storedTransform)
    case .alpha: .scalar(storedAlpha)
    case .backgroundColor: .color(storedBackgroundColor)
    }
  }

  /// Whether any animation of this view is in flight or waits for its start.
  package final var hasAnimations: Bool { extras?.animations.isEmpty == false }

  final func hasAnimation(of property: AnimatableProperty, in group: AnimationGroup) -> Bool {
    extras?.animations.contains { $0.property == property && $0.group === group } ?? false
  }

  final func addAnimation(_ animation: PropertyAnimation) {
    ensuredExtras.animations.append(animation)
    updateTouchBlocking()
  }

  /// Cuts the animations of one property short; their completion handlers hear false.
  final func removeAnimations(of property: AnimatableProperty) {
    cutAnimations { $0.property == property }
  }

  /// Cuts all animations and the transition short; their completion handlers hear false.
  package final func removeAllAnimations() {
    cutAnimations { _ in true }
    cutTransition()
  }

  private func cutAnimations(where matches: (PropertyAnimation) -> Bool) {
    guard let animations = extras?.animations, !animations.isEmpty else { return }
    let cut = animations.filter(matches)
    guard !cut.isEmpty else { return }
    extras?.animations.removeAll(where: matches)
    for animation in cut { animation.group.interruptOne() }
    updateTouchBlocking()
  }

  /// Drops the animations of a group that has ended.
  final func removeAnimations(of group: AnimationGroup) {
    guard let extras else { return }
    extras.animations.removeAll { $0.group === group }
    if extras.transition?.group === group { extras.transition = nil }
    updateTouchBlocking()
  }

  private func updateTouchBlocking() {
    var isBlocking = extras?.transition?.group.allowsUserInteraction == false
    for animation in extras?.animations ?? [] where !animation.group.allowsUserInteraction {
      isBlocking = true
    }
    set(.animationBlocksTouches, isBlocking)
  }

  /// Notes a transition of the content, in place of one that runs.
  final func begin(_ transition: ViewTransition) {
    cutTransition()
    ensuredExtras.transition = transition
    updateTouchBlocking()
  }

  private func cutTransition() {
    guard let transition = extras?.transition else { return }
    extras?.transition = nil
    transition.group.interruptOne()
    updateTouchBlocking()
  }

  /// The running transition of this view's content, for pictures.
  package final var transition: ViewTransition? { extras?.transition }
}
