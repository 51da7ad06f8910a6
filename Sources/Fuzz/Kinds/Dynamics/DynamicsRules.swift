import UIKit

/// What of the things that always hold can be asked of a case, by the steps that it has had so far.
struct DynamicsRules {
  /// Whether the reference bounds hold the items, and nothing pulls them out.
  private(set) var hasWalls = false
  private var isPulled = false
  /// Whether nothing gives the items energy.
  private(set) var isLeftAlone = true
  /// Whether all items are known to be made of what `material` said, and lose something in each bounce.
  private(set) var greatestElasticity = 0.2
  /// The density of the items, by their number; 1 unless said otherwise.
  private(set) var densities: [Int: CGFloat] = [:]
  private(set) var areRectangles = true
  /// Whether nothing keeps the items from where they are held and joined.
  private(set) var isOnlyHeld = true

  /// Whether all items that begin inside of the bounds must stay there.
  var staysInside: Bool { hasWalls && !isPulled }

  /// Learns from a step.
  mutating func note(_ step: DynamicsStep) {
    switch step {
    case .hold, .join:
      isPulled = true
      isLeftAlone = false
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
      isLeftAlone = false
      if max(abs(vector.dx), abs(vector.dy)) > 10 { isPulled = true }
    case .push(_, let vector, _, _):
      isLeftAlone = false
      isOnlyHeld = false
      if max(abs(vector.dx), abs(vector.dy)) > 10 { isPulled = true }
    case .frames: break
    case .resistance, .fixing, .snap, .tie, .field, .boundary, .change, .resizeRoom, .remove:
      isPulled = true
      isLeftAlone = false
      isOnlyHeld = false
    }
  }
}
