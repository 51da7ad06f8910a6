/// Something that a collision delegate is to be told.
@MainActor
struct ContactNotice {
  /// What an item touched.
  enum Partner {
    case item(ItemBody)
    case boundary(CollisionBoundary)
  }

  let behavior: UICollisionBehavior
  let body: ItemBody
  let partner: Partner

  /// Where the contact began, in reference coordinates; nil if it ended.
  let point: CGPoint?

  /// Tells the delegate, unless an earlier callback removed one of those concerned.
  func deliver(in animator: UIDynamicAnimator) {
    guard let delegate = behavior.collisionDelegate, behavior.dynamicAnimator === animator,
      isPresent(body)
    else { return }
    switch partner {
    case .item(let other):
      guard isPresent(other) else { return }
      let isInOrder = behavior.list.places(body.item, before: other.item)
      let (first, second) = isInOrder ? (body.item, other.item) : (other.item, body.item)
      if let point {
        delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: point)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
      }
    case .boundary(let boundary):
      guard boundary.tag != 0 else { return }
      let identifier = boundary.identifier
      if let point {
        delegate.collisionBehavior(
          behavior,
          beganContactFor: body.item,
          withBoundaryIdentifier: identifier,
          at: point
        )
      } else {
        delegate.collisionBehavior(
          behavior,
          endedContactFor: body.item,
          withBoundaryIdentifier: identifier
        )
      }
    }
  }

  private func isPresent(_ body: ItemBody) -> Bool {
    !body.isRemoved && !body.isAway && behavior.list.contains(body.item)
  }
}
