import DynamicsModel
import Physics

/// Finger input.
extension LiveScene {
  /// Begins a touch at a time in seconds.
  ///
  /// - Returns: Whether the touch has an effect; if not, it may scroll the scene's container.
  public func press(at point: SIMD2<Double>, time: Double) -> Bool {
    lift()
    velocityTracker = VelocityTracker()
    velocityTracker.add(point, at: time)
    switch hand {
    case .drag:
      guard let item = item(near: point) else { return false }
      simulation.grab(items[item], at: point)
      grip = .pulling(item)
    case .carry:
      guard let item = item(near: point) else { return false }
      release(item)
      carried = ItemPose(center: point, angle: pose(of: item).angle)
      simulation.setState(nil, of: items[item])
      grip = .carrying(item)
    case .push: grip = .moving
    case .anchor(let behavior):
      grip = .moving
      moveAnchor(of: behavior, to: point)
    }
    return true
  }

  /// Moves the finger.
  public func drag(to point: SIMD2<Double>, time: Double) {
    let displacement = point - (velocityTracker.last ?? point)
    velocityTracker.add(point, at: time)
    switch (grip, hand) {
    case (.none, _): break
    case (.pulling, _): simulation.moveGrab(to: point)
    case (.carrying, _): carried = ItemPose(center: point, angle: carried.angle)
    case (.moving, .push(let behavior, let pointsPerUnit)): push(behavior, displacement / pointsPerUnit)
    case (.moving, .anchor(let behavior)): moveAnchor(of: behavior, to: point)
    case (.moving, .drag), (.moving, .carry): break
    }
  }

  /// Ends the touch at a time in seconds; a carried item keeps the finger's velocity.
  public func lift(time: Double) {
    // A finger that has rested throws with zero velocity.
    if let last = velocityTracker.last { velocityTracker.add(last, at: time) }
    let grip = grip
    lift()
    if case .carrying(let item) = grip {
      simulation.addLinearVelocity(velocityTracker.velocity, to: items[item])
    }
  }

  /// Cancels the touch: the item is released in place.
  public func lift() {
    switch grip {
    case .none, .moving: break
    case .pulling: simulation.releaseItem()
    case .carrying(let item):
      // An item that was out of the simulation returns at rest.
      simulation.setState(ItemState(pose: carried, form: forms[item]), of: items[item])
    }
    grip = .none
  }

  /// Snaps an item to the snap area's point from any position, or releases it if it is snapped.
  public func toggleSnap(of item: Int) {
    if snaps[item] != nil { return release(item) }
    if let zone = catches.first { catchItem(item, in: zone) }
  }

  /// Puts an item at a pose, at rest and out of any snap.
  public func put(_ item: Int, at pose: ItemPose) {
    guard items.indices.contains(item), pose.center.x.isFinite, pose.center.y.isFinite, pose.angle.isFinite
    else { return }
    lift()
    release(item)
    // An item that was out of the simulation returns at rest.
    simulation.setState(nil, of: items[item])
    simulation.setState(ItemState(pose: pose, form: forms[item]), of: items[item])
  }

  /// The item at a point: the topmost one that contains it, or else the nearest within a finger's width.
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

  /// The distance of a point from an item's rectangle; 0 inside.
  private func distance(of point: SIMD2<Double>, from item: Int) -> Double {
    let pose = pose(of: item)
    // The point in item coordinates.
    let offset = ItemPose(center: .zero, angle: -pose.angle).point(point - pose.center)
    let half = forms[item].size / 2
    let outside = SIMD2(max(abs(offset.x) - half.x, 0), max(abs(offset.y) - half.y, 0))
    return (outside * outside).sum().squareRoot()
  }

  // MARK: Effects of fingers

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
