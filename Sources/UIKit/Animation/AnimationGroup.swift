/// All animations that one animation call started; they complete together.
@MainActor
package final class AnimationGroup {
  /// The time at which the animations start, in virtual seconds.
  package let start: TimeInterval

  /// The duration of one repetition, in seconds.
  package let duration: TimeInterval

  /// The timing function.
  package let timing: AnimationTiming

  /// The number of repetitions; infinite if the group repeats until it is interrupted.
  package let repeatCount: Double

  /// Whether each repetition runs forwards and then backwards.
  package let autoreverses: Bool

  /// Whether the animated views accept touches during the animation.
  package let allowsUserInteraction: Bool

  /// The clock that drives the animations, and their place in its time; nil if they run by themselves.
  let driver: (clock: AnimatorClock, span: AnimatorSpan)?

  private var completion: ((Bool) -> Void)?
  private var liveCount = 0
  private var wasInterrupted = false
  private(set) var isFinished = false

  /// Whether the closure that adds animations is still running.
  private var isOpen = true

  /// The layers with an animation of this group, whose animations are removed when it ends.
  private var layers: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  init(
    start: TimeInterval,
    duration: TimeInterval,
    timing: AnimationTiming,
    repeatCount: Double,
    autoreverses: Bool,
    allowsUserInteraction: Bool,
    driver: (clock: AnimatorClock, span: AnimatorSpan)? = nil,
    completion: ((Bool) -> Void)?
  ) {
    self.start = start
    self.duration = duration
    self.timing = timing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.allowsUserInteraction = allowsUserInteraction
    self.driver = driver
    self.completion = completion
  }

  /// The duration of all repetitions in seconds; infinite if the group repeats indefinitely.
  package var totalDuration: TimeInterval {
    duration * repeatCount * (autoreverses ? 2 : 1)
  }

  /// The time at which the animations end, in virtual seconds.
  package var end: TimeInterval { start + totalDuration }

  /// Whether no animation of the group is left.
  var isEmpty: Bool { liveCount == 0 }

  /// The progress at `time`: 0 before the start, 1 from the end.
  package func progress(at time: TimeInterval) -> Double {
    guard time > start else { return 0 }
    guard time < end - Timeline.tolerance, duration > 0 else { return 1 }
    let runs = (time - start) / duration
    let run = runs.rounded(.down)
    let fraction = runs - run
    let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return timing.progress(at: isReturning ? 1 - fraction : fraction)
  }

  /// An animation of a layer's property with the group's timing.
  func animation(of property: LayerProperty, in layer: CALayer) -> CABasicAnimation {
    let animation = timing.animation(lasting: duration)
    animation.keyPath = property.rawValue
    setTiming(of: animation, in: layer)
    return animation
  }

  private func setTiming(of animation: CAAnimation, in layer: CALayer) {
    animation.beginTime = layer.localTime(at: start)
    animation.duration = duration
    animation.repeatCount = repeatCount.isFinite ? Float(repeatCount) : .greatestFiniteMagnitude
    animation.autoreverses = autoreverses
    // The first state is shown while it waits, and the last until the group ends.
    animation.fillMode = .both
  }

  /// Notes that a layer has another animation or transition of the group.
  func add(_ layer: CALayer) {
    liveCount += 1
    if layers.last?.layer !== layer { layers.append(WeakLayer(layer: layer)) }
  }

  /// Marks the closure as finished; from now on the group ends with its last animation.
  func close() {
    isOpen = false
  }

  /// Removes an animation that was replaced or whose view was removed; completes the group if it was the last
  /// one.
  ///
  /// Animations removed by the closure itself are not interruptions, because the closure may add more.
  func interruptOne() {
    guard !isFinished else { return }
    liveCount -= 1
    guard !isOpen else { return }
    wasInterrupted = true
    if liveCount == 0 && driver == nil {
      SimulatedDevice.current.animator.remove(self)
      finish()
    }
  }

  /// Ends the group: layers show their model values again, and the completion handler is called.
  ///
  /// - Parameter isComplete: whether it has run to its end; the handler gets false otherwise, or if it was interrupted.
  func finish(isComplete: Bool = true) {
    guard !isFinished else { return }
    isFinished = true
    for layer in layers.compactMap(\.layer) {
      layer.endAnimations { $0.group === self }
      layer.view?.endTransition(of: self)
    }
    layers.removeAll()
    guard let completion else { return }
    self.completion = nil
    let finished = isComplete && !wasInterrupted
    SimulatedDevice.current.onNextPass { completion(finished) }
  }
}

// MARK: - Adding animations

extension AnimationGroup: @preconcurrency LayerAnimationGroup {
  /// Adds an animation that was made for a change of a layer, now that the layer has the new value.
  ///
  /// One of a property starts at its old value. It is added to the others of the property, or else replaces them; of two
  /// changes in one closure only the first then starts an animation.
  package func add(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    let name = key ?? "animation"
    guard let change = animation as? CABasicAnimation, let property = LayerProperty(rawValue: name),
      change.keyPath == name, change.toValue == nil, change.byValue == nil,
      let old = LayerValue(change.fromValue, as: property.kind), let new = layer.value(of: property)
    else { return start(animation, named: name, on: layer) }
    if addsUp(property), let difference = old.subtracting(new) {
      change.isAdditive = true
      (change.fromValue, change.toValue) = (difference.boxed, LayerValue.zero(difference.kind)?.boxed)
    } else {
      if layer.hasAnimations({ $0.group === self && $0.animates(property) }) { return }
      layer.removeAnimations { $0.animates(property) }
      change.fromValue = old.visible(beside: new).boxed
    }
    guard let driver else { return start(change, named: name, on: layer) }
    for (driven, track) in driver.clock.tracks(
      for: change,
      of: property,
      from: old,
      to: new,
      in: layer,
      driver.span,
      timing
    ) {
      driven.drivenProgress = { driver.clock.progress(of: track) }
      start(driven, named: name, on: layer)
    }
  }

  /// Starts an animation of keyframes with the group's timing.
  func start(
    _ animation: CAKeyframeAnimation,
    of property: LayerProperty,
    on layer: CALayer,
    from old: LayerValue,
    to new: LayerValue
  ) {
    setTiming(of: animation, in: layer)
    if let driver {
      let change = AnimatorTrack.Change(layer: layer, property: property, old: old, new: new)
      let track = driver.clock.track(driver.span, timing, change)
      animation.drivenProgress = { driver.clock.progress(of: track) }
    } else if case .curve(let function) = timing {
      animation.timingFunction = function
    }
    start(animation, named: property.rawValue, on: layer)
  }

  private func start(_ animation: CAAnimation, named name: String, on layer: CALayer) {
    layer.start(animation, named: name, group: self)
    add(layer)
    guard let view = layer.view else { return }
    view.updateTouchBlocking()
    AnimationBlock.current?.noteChange(of: view)
  }

  package func lostAnimation(of layer: CALayer) {
    interruptOne()
    layer.view?.updateTouchBlocking()
  }

  /// Whether animations of a property are added to those that run, from iOS 8 on.
  ///
  /// Differences of transforms and colours can't be added, and subclasses of layers run their actions before the change.
  func addsUp(_ property: LayerProperty) -> Bool {
    SimulatedDevice.current.behavior.addsAnimations && property.kind != .transform && property.kind != .color
      && property.belongsToEveryLayer
  }
}

extension LayerValue {
  /// The value, or for a missing colour the other one, but clear, so that it is a value.
  fileprivate func visible(beside other: LayerValue) -> LayerValue {
    if case .color(nil) = self, case .color(let color?) = other { return .color(color.withAlpha(0)) }
    return self
  }
}
