import DynamicsModel
import Physics

/// A scene that a reader plays with: what moves, and what a hand does to it.
public struct LiveSceneRecord {
  /// What moves, before its first step.
  public var simulation: SimulationRecord

  /// What a finger does.
  public var hand: LiveHand

  /// Places that catch items.
  public var catches: [LiveCatch]

  /// Creates a scene.
  public init(simulation: SimulationRecord, hand: LiveHand = .drag, catches: [LiveCatch] = []) {
    self.simulation = simulation
    self.hand = hand
    self.catches = catches
  }
}

// MARK: - In numbers

extension LiveSceneRecord {
  /// The scene in numbers.
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
    for place in catches {
      writer.write(place.origin)
      writer.write(place.size)
      writer.write(place.point)
      writer.write(place.damping)
    }
    return writer.numbers
  }

  /// Reads a scene; nil if the numbers tell of none.
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
      var place = LiveCatch(origin: origin, size: size, point: reader.vector())
      place.damping = reader.number()
      return place
    }
    guard !reader.hasFailed, reader.isAtEnd else { return nil }
  }
}
