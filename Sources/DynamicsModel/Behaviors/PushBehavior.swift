import Physics

/// A continuous or instantaneous push.
///
/// A magnitude of 1 is the UIKit newton: it accelerates an item of 100 × 100 points and density 1 by 100
/// points/s², and heavier ones less. An instantaneous push gives such an item a speed of 100 points/s at
/// once. Source: Apple, UIPushBehavior.
public struct PushBehavior: Equatable, Sendable {
  /// An off-centre target of a push.
  public struct Target: Equatable, Sendable {
    /// The item.
    public let item: ItemID

    /// The point of application relative to the item's centre, in item coordinates and points.
    public let offset: Vector2

    /// Creates a target; an offset that is not finite becomes zero.
    public init(item: ItemID, offset: Vector2) {
      self.item = item
      self.offset = offset.isFinite ? offset : .zero
    }
  }

  /// Whether the push is continuous instead of instantaneous.
  public let isContinuous: Bool

  /// The force or impulse; initially magnitude 0 to the right.
  public var push = AngledVector(vector: .zero, angle: 0, magnitude: 0)

  /// Whether the push acts; an instantaneous push becomes inactive once it has acted.
  public var isActive = true

  /// The items that are pushed off-centre, with their points of application.
  public var targets: [Target] = []

  /// Creates an active push of magnitude 0.
  public init(isContinuous: Bool) {
    self.isContinuous = isContinuous
  }

  /// The force in newtons, or the impulse in newton seconds.
  var newtons: Vector2 { DynamicsScale.limited(push.vector) * DynamicsScale.newtonsPerMagnitude }

  /// Whether the push is constant for items that are pushed at their centre.
  var isSteady: Bool { isActive && isContinuous }

  /// Whether the push acts in every step.
  var actsInSteps: Bool { isActive && (!isContinuous || !targets.isEmpty) }

  func offset(of item: ItemID) -> Vector2? {
    targets.first { $0.item == item }?.offset
  }
}
