import DynamicsModel
import Physics

/// The record of an interactive scene: its simulation and the effect of fingers.
public struct LiveSceneRecord {
  /// The simulation before its first step.
  public var simulation: SimulationRecord

  /// The effect of a finger.
  public var hand: LiveInteraction

  /// The snap areas.
  public var catches: [SnapZone]

  /// Creates a record.
  public init(simulation: SimulationRecord, hand: LiveInteraction = .drag, catches: [SnapZone] = []) {
    self.simulation = simulation
    self.hand = hand
    self.catches = catches
  }
}

// MARK: - Serialization

extension LiveSceneRecord {
  /// The record serialized as numbers.
  public var numbers: [Double] {
    var writer = NumberWriter()
    simulation.write(to: &writer)
    switch hand {
    case .drag: writer.write(0)
    case .push(let behavior, let pointsPerUnit):
      writer.write(1)
      writer.write(behavior)
      writer.write(pointsPerUnit)
    case .anchor(let behavior):
      writer.write(2)
      writer.write(behavior)
    case .carry: writer.write(3)
    }
    writer.write(catches.count)
    for zone in catches {
      writer.write(zone.origin)
      writer.write(zone.size)
      writer.write(zone.point)
      writer.write(zone.damping)
    }
    return writer.numbers
  }

  /// Reads a record; nil if the numbers are invalid.
  public init?(numbers: [Double]) {
    var reader = NumberReader(numbers)
    simulation = SimulationRecord(from: &reader)
    let behaviorCount = simulation.behaviors.count
    switch reader.index(below: 4) {
    case 1:
      let behavior = reader.index(below: behaviorCount)
      hand = .push(behavior: behavior, pointsPerUnit: reader.number())
    case 2: hand = .anchor(behavior: reader.index(below: behaviorCount))
    case 3: hand = .carry
    default: hand = .drag
    }
    catches = (0..<reader.count()).map { _ in
      let (origin, size) = (reader.vector(), reader.vector())
      var zone = SnapZone(origin: origin, size: size, point: reader.vector())
      zone.damping = reader.number()
      return zone
    }
    guard !reader.hasFailed, reader.isAtEnd else { return nil }
  }
}
