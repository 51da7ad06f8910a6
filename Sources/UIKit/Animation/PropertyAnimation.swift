/// One property of one view on its way to its model value.
@MainActor
package struct PropertyAnimation {
  /// What changes.
  package let property: AnimatableProperty

  /// Where it starts.
  package let from: AnimatableValue

  /// The model value when the animation was made.
  package let to: AnimatableValue

  /// Whether it adds to other animations of the property, as from iOS 8 on, or stands alone.
  package let isAdditive: Bool

  /// The call that made it: start, duration, timing and repetition.
  package let group: AnimationGroup

  /// The value shown at `time`, given the value that holds without this animation.
  package func value(over base: AnimatableValue, at time: TimeInterval) -> AnimatableValue {
    let progress = CGFloat(group.progress(at: time))
    if isAdditive, let sum = base.adding(from: from, minus: to, weight: 1 - progress) {
      return sum
    }
    return from.interpolated(to: base, progress: progress)
  }
}
