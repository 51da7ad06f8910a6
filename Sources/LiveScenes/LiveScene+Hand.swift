import DynamicsModel
import Physics

/// Fingers in a scene.
extension LiveScene {
  /// A finger goes down, at a time in seconds.
  ///
  /// - Returns: whether it holds anything; if not, it may scroll what the scene lies in.
  public func press(at point: SIMD2<Double>, time: Double) -> Bool {
    lift()
    trail = FingerTrail()
    trail.add(point, at: time)
    switch hand {
    case .drag:
      guard let item = item(near: point) else { return false }
      simulation.takeHold(of: items[item], at: point)
      grip = .pulling(item)
    case .carry:
      guard let item = item(near: point) else { return false }
      release(item)
      carried = ItemPlace(center: point, angle: place(of: item).angle)
      simulation.setState(nil, of: items[item])
      grip = .carrying(item)
    case .push: grip = .moving
    case .anchor(let behavior):
      grip = .moving
      moveAnchor(of: behavior, to: point)
    }
    return true
  }

  /// The finger moves.
  public func drag(to point: SIMD2<Double>, time: Double) {
    let way = point - (trail.last ?? point)
    trail.add(point, at: time)
    switch (grip, hand) {
    case (.none, _): break
    case (.pulling, _): simulation.moveHold(to: point)
    case (.carrying, _): carried = ItemPlace(center: point, angle: carried.angle)
    case (.moving, .push(let behavior, let pointsPerUnit)): push(behavior, way / pointsPerUnit)
    case (.moving, .anchor(let behavior)): moveAnchor(of: behavior, to: point)
    case (.moving, .drag), (.moving, .carry): break
    }
  }

  /// The finger is lifted, at a time in seconds; what it carried flies on.
  public func lift(time: Double) {
    // A finger that has rested throws nothing.
    if let last = trail.last { trail.add(last, at: time) }
    let grip = grip
    lift()
    if case .carrying(let item) = grip { simulation.addLinearVelocity(trail.velocity, to: items[item]) }
  }

  /// The finger is gone: what it held is let go where it is.
  public func lift() {
    switch grip {
    case .none, .moving: break
    case .pulling: simulation.letGo()
    case .carrying(let item):
      // What was out of the motion comes back at rest.
      simulation.setState(ItemState(place: carried, form: forms[item]), of: items[item])
    }
    grip = .none
  }

  /// Lets an item snap to where items are caught, wherever it is; one that does is let go.
  public func toggleSnap(of item: Int) {
    if snaps[item] != nil { return release(item) }
    if let place = catches.first { catchItem(item, in: place) }
  }

  /// The item that a finger means: the last one that it touches, else the nearest within its width.
  public func item(near point: SIMD2<Double>) -> Int? {
    var found: Int?
    var least = LiveScene.fingerRadius
    for item in items.indices where !simulation.isAnchored(items[item]) {
      let distance = distance(of: point, from: item)
      guard distance < least || distance == 0 else { continue }
      (found, least) = (item, distance)
    }
    return found
  }

  /// How far a point is from an item's rectangle; 0 inside.
  private func distance(of point: SIMD2<Double>, from item: Int) -> Double {
    let place = place(of: item)
    // The same point as the unturned item would see it.
    let offset = ItemPlace(center: .zero, angle: -place.angle).point(point - place.center)
    let half = forms[item].size / 2
    let outside = SIMD2(max(abs(offset.x) - half.x, 0), max(abs(offset.y) - half.y, 0))
    return (outside * outside).sum().squareRoot()
  }

  // MARK: What fingers do

  private func push(_ index: Int, _ vector: SIMD2<Double>) {
    guard behaviors.indices.contains(index), case .push(var push)? = simulation.behavior(of: behaviors[index])
    else { return }
    push.push.vector = vector
    push.isActive = true
    simulation.setBehavior(.push(push), items: members[index], of: behaviors[index])
  }

  private func moveAnchor(of index: Int, to point: SIMD2<Double>) {
    guard behaviors.indices.contains(index),
      case .attachment(var attachment)? = simulation.behavior(of: behaviors[index])
    else { return }
    attachment.anchorPoint = point
    simulation.setBehavior(.attachment(attachment), items: members[index], of: behaviors[index])
  }
}
