package import DynamicsModel

/// What a picture of an animator's world needs to know, in coordinates of the reference view.
extension UIDynamicAnimator {
  /// All behaviours, the parts of composites too, each before its parts.
  package final var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.preorder) }

  /// The items of all behaviours, in the order in which they came.
  package final var allItems: [any UIDynamicItem] { simulation.allItems }

  /// Where an item's centre is; nil if no behaviour has the item.
  package final func center(of item: any UIDynamicItem) -> CGPoint? {
    simulation.place(of: item).map { CGPoint($0.center) }
  }

  /// Where a point lies that is given by its offset from the centre of the unturned item; nil if no behaviour has the
  /// item.
  package final func point(_ offset: UIOffset, of item: any UIDynamicItem) -> CGPoint? {
    simulation.place(of: item).map { CGPoint($0.point(offset.vector)) }
  }

  /// How fast an item moves, in points/s.
  package final func linearVelocity(of item: any UIDynamicItem) -> CGPoint {
    simulation.linearVelocity(of: item)
  }

  /// The whole simulation as a value, while the animator has made no step; nil later, and where a field acts.
  ///
  /// Its items are those of `allItems`, its behaviours those of `recordedBehaviors`, in the same order.
  package final func record() -> SimulationRecord? {
    referenceView.flatMap { simulation.record(behaviors, in: $0) }
  }

  /// The behaviours that do something themselves, without those that only hold others together.
  package final var recordedBehaviors: [UIDynamicBehavior] { allBehaviors.filter { $0.behaviorID != nil } }

  /// Where items touch each other or boundaries, each point once.
  package final var contactPoints: [CGPoint] {
    var points: [CGPoint] = []
    for point in simulation.contactPoints where !points.contains(point) { points.append(point) }
    return points
  }
}

extension UIAttachmentBehavior {
  /// The points that are tied to each other, in coordinates of the reference view; nil outside of an animator.
  package final var ends: (CGPoint, CGPoint)? {
    guard let animator = dynamicAnimator, let ends = tiedPoints(in: animator.simulation) else { return nil }
    return (CGPoint(ends.0), CGPoint(ends.1))
  }
}

extension UICollisionBehavior {
  /// How far the boundary lies within the reference view's bounds, where these are one; else nil.
  package final var referenceBoundsInsets: UIEdgeInsets? {
    boundaryInsets.map {
      UIEdgeInsets(
        top: CGFloat($0.top),
        left: CGFloat($0.left),
        bottom: CGFloat($0.bottom),
        right: CGFloat($0.right)
      )
    }
  }

  /// The outlines of the boundaries that were added.
  package final var boundaryOutlines: [PathOutline] { boundaries.map(\.path.outline) }
}
