/// The changes in the closure of a keyframe animation, of which it makes one animation for each property of a layer.
@MainActor
final class KeyframeRecorder {
  /// The interpolation between the keyframes.
  private let mode: CAAnimationCalculationMode

  /// Whether animations start from the values that are on screen.
  private let beginsFromCurrentState: Bool

  /// The time of the keyframe whose closure is running, in fractions of the whole.
  private var frame = AnimatorSpan()

  private var changes: [Change] = []

  private struct Change {
    let layer: CALayer
    let property: LayerProperty
    let frame: AnimatorSpan
    let old: LayerValue
  }

  init(_ mode: CAAnimationCalculationMode, beginsFromCurrentState: Bool) {
    self.mode = mode
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// Runs the closure of a keyframe.
  func run(from start: Double, lasting duration: Double, _ closure: () -> Void) {
    let outer = frame
    let begin = min(1, max(0, start))
    frame = AnimatorSpan(begin: begin, end: min(1, begin + max(0, duration)))
    closure()
    frame = outer
  }

  /// Notes a change that is about to happen.
  func action(for property: LayerProperty, of layer: CALayer, in group: AnimationGroup) -> (any CAAction)? {
    guard let old = layer.value(of: property) else { return nil }
    changes.append(Change(layer: layer, property: property, frame: frame, old: old))
    return nil
  }

  /// Starts the animations of a group, after its closure.
  func start(in group: AnimationGroup) {
    while let first = changes.first {
      let (layer, property) = (first.layer, first.property)
      func belongs(_ change: Change) -> Bool { change.layer === layer && change.property == property }
      let own = changes.filter(belongs)
      changes.removeAll(where: belongs)
      guard let last = layer.value(of: property) else { continue }
      // A change's new value is the old one of the next.
      let targets = own.dropFirst().map(\.old) + [last]
      let shown = beginsFromCurrentState ? layer.presentedValue(of: property) : first.old
      let keys = keys(from: shown, zip(own.map(\.frame), targets).map { ($0, $1) })
      guard keys.contains(where: { $0.value != last }) else { continue }
      layer.removeAnimations { $0.animates(property) }
      let animation = CAKeyframeAnimation(keyPath: property.rawValue)
      animation.calculationMode = mode
      animation.values = keys.map { $0.value.boxed ?? NSNull() }
      // The discrete mode needs an end of the last value.
      let times = keys.map(\.time) + (mode == .discrete ? [1] : [])
      animation.keyTimes = times.map { NSNumber(value: $0) }
      group.start(animation, of: property, on: layer, from: first.old, to: last)
    }
  }

  /// The values with their times; a value stays until the next frame begins, and frames don't overlap.
  private func keys(
    from first: LayerValue,
    _ frames: [(frame: AnimatorSpan, value: LayerValue)]
  ) -> [(time: Double, value: LayerValue)] {
    var keys = [(time: 0.0, value: first)]
    let ordered = frames.enumerated().sorted {
      ($0.element.frame.begin, $0.offset) < ($1.element.frame.begin, $1.offset)
    }
    for (frame, value) in ordered.map(\.element) {
      let (time, held) = keys[keys.count - 1]
      let begin = max(time, frame.begin)
      if begin > time || frame.end <= begin { keys.append((begin, held)) }
      keys.append((max(begin, frame.end), value))
    }
    if let (time, value) = keys.last, time < 1, !mode.isPaced { keys.append((1, value)) }
    if mode.isPaced {
      // Values that stay would stand still in a motion at constant speed.
      keys = keys.enumerated().filter { $0.offset == 0 || keys[$0.offset - 1].value != $0.element.value }.map(
        \.element
      )
    }
    return keys
  }
}

extension CAAnimationCalculationMode {
  /// Whether the times of the keyframes are ignored.
  fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
}
