/// Something that a collision delegate is to be told.
@MainActor
struct ContactNotice {
  /// What an item touched.
  enum Partner {
    case item(AnimatedItem)
    case boundary(CollisionBoundary)
    case referenceBounds
  }

  let behavior: UICollisionBehavior
  let item: AnimatedItem
  let partner: Partner

  /// Where the contact began, in reference coordinates; nil if it ended.
  let point: CGPoint?

  /// Tells the delegate, unless an earlier callback removed one of those concerned.
  func deliver(in animator: UIDynamicAnimator) {
    guard let delegate = behavior.collisionDelegate, behavior.dynamicAnimator === animator,
      isPresent(item)
    else { return }
    switch partner {
    case .item(let other):
      guard isPresent(other) else { return }
      if let point {
        delegate.collisionBehavior(behavior, beganContactFor: item.item, with: other.item, at: point)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: item.item, with: other.item)
      }
    case .boundary(let boundary):
      guard boundary.id != nil else { return }
      tell(delegate, of: boundary.identifier)
    case .referenceBounds:
      tell(delegate, of: nil)
    }
  }

  private func tell(_ delegate: any UICollisionBehaviorDelegate, of identifier: (any NSCopying)?) {
    if let point {
      delegate.collisionBehavior(
        behavior,
        beganContactFor: item.item,
        withBoundaryIdentifier: identifier,
        at: point
      )
    } else {
      delegate.collisionBehavior(
        behavior,
        endedContactFor: item.item,
        withBoundaryIdentifier: identifier
      )
    }
  }

  private func isPresent(_ item: AnimatedItem) -> Bool {
    !item.isRemoved && !item.hasLeft && behavior.list.contains(item.item)
  }
}
