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

/// A value of a view that an animation can change gradually.
package enum AnimatableValue: Equatable {
  case point(CGPoint)
  case rect(CGRect)
  case scalar(CGFloat)
  case transform(CGAffineTransform)
  case color(UIColor?)

  /// The value between this one (`progress` 0) and `other` (1); beyond both for an overshooting spring.
  ///
  /// A colour fades from and to nothing as clear. Values of different kinds do not mix: `other` counts.
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

  /// This value plus the difference `from` - `to`, weighted; nil for kinds that do not add up.
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
