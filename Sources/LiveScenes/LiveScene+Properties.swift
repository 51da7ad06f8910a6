import DynamicsModel

/// Properties that a reader can change.
extension LiveScene {
  /// The value of a property of a behaviour or snap area; nil if it doesn't have the property.
  public func value(of property: LiveProperty, in index: Int) -> Double? {
    guard behaviors.indices.contains(index) else {
      let zone = index - behaviors.count
      return property == .damping && catches.indices.contains(zone) ? catches[zone].damping : nil
    }
    switch simulation.behavior(of: behaviors[index]) {
    case .gravity(let gravity): return LiveScene.value(of: property, in: gravity.pull)
    case .push(let push): return LiveScene.value(of: property, in: push.push)
    case .properties(let properties): return LiveScene.value(of: property, in: properties)
    case .collision(let collision):
      switch property {
      case .boundaries: return collision.mode.contains(.boundaries) ? 1 : 0
      case .meeting: return collision.mode.contains(.items) ? 1 : 0
      default: return nil
      }
    case .snap(let snap): return property == .damping ? snap.damping : nil
    case .attachment(let attachment):
      switch property {
      case .damping: return attachment.damping
      case .frequency: return attachment.frequency
      case .length: return attachment.length
      default: return nil
      }
    case .field, nil: return nil
    }
  }

  /// Sets a property of a behaviour or snap area; unsupported properties are ignored.
  public func set(_ property: LiveProperty, in index: Int, to value: Double) {
    guard behaviors.indices.contains(index) else {
      setCatch(index - behaviors.count, property, value)
      return
    }
    guard var behavior = simulation.behavior(of: behaviors[index]) else { return }
    switch behavior {
    case .gravity(var gravity):
      LiveScene.set(property, in: &gravity.pull, to: value)
      behavior = .gravity(gravity)
    case .push(var push):
      LiveScene.set(property, in: &push.push, to: value)
      behavior = .push(push)
    case .properties(var properties):
      LiveScene.set(property, in: &properties, to: value)
      behavior = .properties(properties)
    case .collision(var collision):
      if property == .boundaries { LiveScene.set(.boundaries, value != 0, in: &collision) }
      if property == .meeting { LiveScene.set(.items, value != 0, in: &collision) }
      behavior = .collision(collision)
    case .snap(var snap):
      if property == .damping { snap.damping = value }
      behavior = .snap(snap)
    case .attachment(var attachment):
      if property == .damping { attachment.damping = value }
      if property == .frequency { attachment.frequency = value }
      if property == .length { attachment.length = value }
      behavior = .attachment(attachment)
    case .field: return
    }
    simulation.setBehavior(behavior, items: members[index], of: behaviors[index])
  }

  private func setCatch(_ zone: Int, _ property: LiveProperty, _ value: Double) {
    guard catches.indices.contains(zone), property == .damping, value.isFinite else { return }
    catches[zone].damping = min(max(value, 0), 1)
    for (item, snap) in snaps.enumerated() {
      guard let snap, case .snap(var kind)? = simulation.behavior(of: snap) else { continue }
      kind.damping = catches[zone].damping
      simulation.setBehavior(.snap(kind), items: [items[item]], of: snap)
    }
  }

  // MARK: Kinds

  private static func value(of property: LiveProperty, in vector: AngledVector) -> Double? {
    switch property {
    case .magnitude: vector.magnitude
    case .angle: vector.angle
    default: nil
    }
  }

  private static func set(_ property: LiveProperty, in vector: inout AngledVector, to value: Double) {
    if property == .magnitude { vector.magnitude = value }
    if property == .angle { vector.angle = value }
  }

  private static func set(_ part: CollisionBehavior.Mode, _ isOn: Bool, in collision: inout CollisionBehavior)
  {
    var mode = collision.mode.intersection([.items, .boundaries])
    if isOn { mode.insert(part) } else { mode.remove(part) }
    collision.mode = mode
  }

  private static func value(of property: LiveProperty, in properties: ItemProperties) -> Double? {
    switch property {
    case .elasticity: properties.elasticity
    case .friction: properties.friction
    case .density: properties.density
    case .resistance: properties.resistance
    case .angularResistance: properties.angularResistance
    case .allowsRotation: properties.allowsRotation ? 1 : 0
    default: nil
    }
  }

  private static func set(_ property: LiveProperty, in properties: inout ItemProperties, to value: Double) {
    switch property {
    case .elasticity: properties.elasticity = value
    case .friction: properties.friction = value
    case .density: properties.density = value
    case .resistance: properties.resistance = value
    case .angularResistance: properties.angularResistance = value
    case .allowsRotation: properties.allowsRotation = value != 0
    default: break
    }
  }
}
