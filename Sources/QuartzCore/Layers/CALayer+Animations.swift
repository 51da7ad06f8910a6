/// An animation that a layer has.
package final class RunningAnimation {
  /// The key with which it was added.
  package let key: String?
  /// The layer's own copy of the animation.
  package let animation: CAAnimation
  /// The group of the animation closure to which it belongs.
  package let group: (any LayerAnimationGroup)?
  /// What the layer showed before a transition.
  var former: CALayer?
  var completions: [CompletionGroup] = []
  /// Whether its end was told, which it is once.
  private(set) var hasEnded = false

  package init(_ animation: CAAnimation, key: String?, group: (any LayerAnimationGroup)? = nil) {
    self.animation = animation
    self.key = key
    self.group = group
  }

  /// Whether it is an animation of a property.
  package func animates(_ property: LayerProperty) -> Bool {
    (animation as? CAPropertyAnimation)?.parsedKeyPath?.key == .property(property)
  }

  /// Tells the delegate and the transactions of the end.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in completions { group.remove() }
    completions = []
  }
}

/// The animations that a view's animation closure starts, which end together.
package protocol LayerAnimationGroup: AnyObject {
  /// Adds an animation that the group made, after the change of its property.
  func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer)
  /// An animation was removed before its end.
  func lostAnimation(of layer: CALayer)
}

extension CALayer {
  /// Adds a copy of an animation that begins now, unless it has a time of its own.
  ///
  /// An animation without a duration has that of the transaction. Source: Apple, CALayer.add(_:forKey:).
  final func start(_ original: CAAnimation, forKey key: String?) {
    guard let animation = original.copy() as? CAAnimation else { return }
    if let group = animation.group { return group.add(animation, forKey: key, to: self) }
    let key = animation is CATransition ? kCATransition : key
    if key != nil { removeAnimations { $0.key == key } }
    let context = LayerContext.current
    if animation.beginTime == 0 { animation.beginTime = localTime(at: context.mediaTime) }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    let running = RunningAnimation(animation, key: key)
    if animation is CATransition { running.former = frozen() }
    _ = context.transaction
    context.complete(running)
    ensuredExtras.animations.append(running)
    context.watch(running, of: self)
    if let delegate = animation.delegate { context.onNextPass { delegate.animationDidStart(animation) } }
    scheduleEnd(of: running, in: context)
  }

  /// Ends an animation at its time, unless the layer's time has changed by then.
  private func scheduleEnd(of running: RunningAnimation, in context: LayerContext) {
    let end = running.animation.timing.endTime
    guard end.isFinite, !isStopped else { return }
    context.schedule(at: mediaTime(at: end)) { [weak self, weak running] in
      guard let self, let running, !running.hasEnded else { return }
      // Conversions of times round.
      guard self.localTime(at: context.mediaTime) >= end - 1e-9 else { return }
      if running.animation.isRemovedOnCompletion { self.extras?.animations.removeAll { $0 === running } }
      running.end(finished: true)
    }
  }

  /// Schedules the ends of animations again after a change of the layer's time.
  final func timeDidChange() {
    let context = LayerContext.current
    var pending = [self]
    while let layer = pending.popLast() {
      for running in layer.extras?.animations ?? [] { layer.scheduleEnd(of: running, in: context) }
      pending += layer.children
    }
  }

  /// Adds an animation of a group, which ends it.
  ///
  /// A key that is in use gets a number, as additive animations of one property do.
  package final func start(_ animation: CAAnimation, named name: String, group: any LayerAnimationGroup) {
    let extras = ensuredExtras
    var (key, number) = (name, 1)
    while extras.animations.contains(where: { $0.key == key }) {
      number += 1
      key = "\(name)-\(number)"
    }
    let running = RunningAnimation(animation, key: key, group: group)
    extras.animations.append(running)
    let context = LayerContext.current
    context.complete(running)
    if let delegate = animation.delegate { context.onNextPass { delegate.animationDidStart(animation) } }
  }

  package final func hasAnimations(_ matches: (RunningAnimation) -> Bool) -> Bool {
    extras?.animations.contains(where: matches) ?? false
  }

  /// Removes animations that have ended.
  package final func endAnimations(where matches: (RunningAnimation) -> Bool) {
    guard let present = extras?.animations, !present.isEmpty else { return }
    let ended = present.filter(matches)
    extras?.animations.removeAll { running in ended.contains { $0 === running } }
    for running in ended { running.end(finished: true) }
  }

  package final func removeAnimations(where matches: (RunningAnimation) -> Bool) {
    guard let present = extras?.animations, !present.isEmpty else { return }
    let removed = present.filter(matches)
    extras?.animations.removeAll { running in removed.contains { $0 === running } }
    for running in removed { running.end(finished: false) }
    for running in removed { running.group?.lostAnimation(of: self) }
  }

  // MARK: Presentation

  /// Whether the layer has animations.
  package final var isAnimated: Bool { extras.map { !$0.animations.isEmpty } ?? false }

  /// The value of a property that is shown at this time.
  package final func presentedValue(of property: LayerProperty) -> LayerValue {
    presentedValue(of: .property(property)) ?? .object(nil)
  }

  /// The value of a key that is shown at this time.
  package final func presentedValue(of key: LayerKey) -> LayerValue? {
    guard var value = value(of: key), let animations = extras?.animations, !animations.isEmpty else {
      return value(of: key)
    }
    let time = localTime(at: LayerContext.current.presentedTime)
    for running in animations { running.animation.apply(to: &value, of: key, at: time) }
    return value
  }

  final func makePresentation() -> CALayer {
    if extras?.model != nil { return self }
    let copy = CALayer.makeCopy(of: self)
    copy.ensuredExtras.model = self
    for (key, value) in presentedAnimatedValues { _ = copy.setValue(value, of: key) }
    return copy
  }

  /// The values that animations change, as they are shown at this time.
  final var presentedAnimatedValues: [(key: LayerKey, value: LayerValue)] {
    var keys: [LayerKey] = []
    for running in extras?.animations ?? [] { running.animation.addKeys(to: &keys) }
    return keys.compactMap { key in presentedValue(of: key).map { (key, $0) } }
  }
}

// MARK: - Time

extension CALayer {
  /// The begin of the layer's time in that of the superlayer, in seconds.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// The duration of the layer, in its own seconds.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How fast the layer's time runs; 0 stops it.
  public final var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  /// The offset of the layer's time, in seconds.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// The number of repetitions.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// The seconds for which it repeats.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Whether it plays backwards after playing forwards.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// What it shows outside of its duration.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private var timing: MediaTiming { extras?.attributes.timing ?? MediaTiming() }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    flags.insert(.hasTiming)
    change(&ensuredExtras.attributes.timing)
    timeDidChange()
  }

  /// The layer's time at a media time.
  package final func localTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
    timings.reversed().reduce(mediaTime) { $1.activeTime(at: $0) }
  }

  /// The media time at a time of the layer.
  package final func mediaTime(at time: CFTimeInterval) -> CFTimeInterval {
    timings.reduce(time) { $1.parentTime(at: $0) }
  }

  /// Whether the layer's time doesn't pass.
  final var isStopped: Bool { timings.contains { $0.speed == 0 } }

  /// The timings of this layer and those above, the root's last, without those that are as at first.
  private var timings: [MediaTiming] {
    var timings: [MediaTiming] = []
    var next: CALayer? = self
    while let layer = next {
      if layer.flags.contains(.hasTiming), let timing = layer.extras?.attributes.timing {
        timings.append(timing)
      }
      next = layer.parent
    }
    return timings
  }
}
