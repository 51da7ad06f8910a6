import UIKit

/// The invariants that apply to a case after its steps so far.
struct ApplicableInvariants {
  /// Whether the reference bounds contain the items, and nothing pulls them out.
  private(set) var hasWalls = false
  private var isPulled = false
  /// Whether no step adds energy to the items.
  private(set) var addsNoEnergy = true
  /// The largest elasticity of an item, if all have a known material.
  private(set) var greatestElasticity = 0.2
  /// The densities of the items by number; 1 by default.
  private(set) var densities: [Int: CGFloat] = [:]
  private(set) var areRectangles = true
  /// Whether nothing moves the items from their attachments.
  private(set) var isOnlyHeld = true

  /// Whether all items that start inside of the bounds must stay there.
  var staysInside: Bool { hasWalls && !isPulled }

  /// Updates the rules after a step.
  mutating func note(_ step: DynamicsStep) {
    switch step {
    case .hold, .join:
      isPulled = true
      addsNoEnergy = false
    case .room(_, _, let transform):
      if !transform.isIdentity { isPulled = true }
    case .item(_, _, let size, _, let outline, let nested):
      if nested != nil {
        isPulled = true
        isOnlyHeld = false
      }
      if outline != .rectangle || min(size.width, size.height) < 1 { areRectangles = false }
    case .material(let numbers, let elasticity, _, let density):
      greatestElasticity = max(greatestElasticity, elasticity)
      for number in numbers { densities[number] = density }
    case .velocity: break
    case .collide(_, let bounds, let insets):
      isOnlyHeld = false
      if bounds && insets == .zero { hasWalls = true }
    case .gravity(let vector):
      addsNoEnergy = false
      if max(abs(vector.dx), abs(vector.dy)) > 10 { isPulled = true }
    case .push(_, let vector, _, _):
      addsNoEnergy = false
      isOnlyHeld = false
      if max(abs(vector.dx), abs(vector.dy)) > 10 { isPulled = true }
    case .frames: break
    case .resistance, .fixing, .snap, .tie, .field, .boundary, .change, .resizeRoom, .remove:
      isPulled = true
      addsNoEnergy = false
      isOnlyHeld = false
    }
  }
}
