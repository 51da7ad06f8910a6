/// An animation of one property of a view.
@MainActor
package struct PropertyAnimation {
  /// The animated property.
  package let property: AnimatableProperty

  /// The start value.
  package let from: AnimatableValue

  /// The model value when the animation was created.
  package let to: AnimatableValue

  /// Whether the animation adds to other animations of the property, as from iOS 8, or replaces them.
  package let isAdditive: Bool

  /// The group of the animation: its start, duration, timing and repetition.
  package let group: AnimationGroup

  /// The value at `time`, given the value without this animation.
  package func value(over base: AnimatableValue, at time: TimeInterval) -> AnimatableValue {
    let progress = CGFloat(group.progress(at: time))
    if isAdditive, let sum = base.adding(from: from, minus: to, weight: 1 - progress) {
      return sum
    }
    return from.interpolated(to: base, progress: progress)
  }
}

/// A value of an animatable property.
package enum AnimatableValue: Equatable {
  case point(CGPoint)
  case rect(CGRect)
  case scalar(CGFloat)
  case transform(CGAffineTransform)
  case color(UIColor?)

  /// The value between this one (`progress` 0) and `other` (1), or beyond them when a spring overshoots.
  ///
  /// A missing colour is treated as clear. Values of different kinds can't be interpolated: the result is
  /// `other`.
  package func interpolated(to other: AnimatableValue, progress: CGFloat) -> AnimatableValue {
    switch (self, other) {
    case (.point(let from), .point(let to)):
      .point(from.interpolated(to: to, progress: progress))
    case (.rect(let from), .rect(let to)):
      .rect(
        CGRect(
          origin: from.origin.interpolated(to: to.origin, progress: progress),
          size: CGSize(
            width: mix(from.width, to.width, progress),
            height: mix(from.height, to.height, progress)
          )
        )
      )
    case (.scalar(let from), .scalar(let to)): .scalar(mix(from, to, progress))
    case (.transform(let from), .transform(let to)):
      .transform(from.interpolated(to: to, progress: progress))
    case (.color(let from), .color(let to)):
      .color(
        (from ?? to?.withAlphaComponent(0) ?? .clear).interpolated(
          to: to ?? from?.withAlphaComponent(0) ?? .clear,
          progress: progress
        )
      )
    default: other
    }
  }

  /// This value plus the weighted difference `from` - `to`; nil for kinds that can't be added.
  package func adding(from: AnimatableValue, minus to: AnimatableValue, weight: CGFloat)
    -> AnimatableValue?
  {
    switch (self, from, to) {
    case (.point(let base), .point(let from), .point(let to)):
      .point(CGPoint(x: base.x + (from.x - to.x) * weight, y: base.y + (from.y - to.y) * weight))
    case (.rect(let base), .rect(let from), .rect(let to)):
      .rect(
        CGRect(
          x: base.origin.x + (from.origin.x - to.origin.x) * weight,
          y: base.origin.y + (from.origin.y - to.origin.y) * weight,
          width: base.size.width + (from.size.width - to.size.width) * weight,
          height: base.size.height + (from.size.height - to.size.height) * weight
        )
      )
    case (.scalar(let base), .scalar(let from), .scalar(let to)):
      .scalar(base + (from - to) * weight)
    default: nil
    }
  }
}

private func mix(_ from: CGFloat, _ to: CGFloat, _ progress: CGFloat) -> CGFloat {
  from + (to - from) * progress
}

extension CGPoint {
  /// The point between this one (`progress` 0) and `other` (1).
  fileprivate func interpolated(to other: CGPoint, progress: CGFloat) -> CGPoint {
    CGPoint(x: mix(x, other.x, progress), y: mix(y, other.y, progress))
  }
}
