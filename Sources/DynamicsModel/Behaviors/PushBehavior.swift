import Physics

/// A push, all the time or once.
///
/// A magnitude of 1 is the UIKit newton: it accelerates an item of 100 × 100 points and density 1 by 100
/// points/s², a heavier one by less. A push that is not continuous gives such an item a speed of 100 points/s
/// at once. Source: Apple, UIPushBehavior.
public struct PushBehavior: Equatable, Sendable {
  /// A point of an item that is not its middle.
  public struct Target: Equatable, Sendable {
    /// The item.
    public let item: ItemID

    /// Where it is pushed, in points from its middle, unturned.
    public let offset: Vector2

    /// Creates a target; an offset that is not finite is none.
    public init(item: ItemID, offset: Vector2) {
      self.item = item
      self.offset = offset.isFinite ? offset : .zero
    }
  }

  /// Whether it lasts as long as it is active, or one moment.
  public let isContinuous: Bool

  /// The push; as created, of magnitude 0 to the right.
  public var push = AngledVector(vector: .zero, angle: 0, magnitude: 0)

  /// Whether it acts; one that is not continuous turns itself off once it has pushed.
  public var isActive = true

  /// Where items are pushed that are not pushed in their middle.
  public var targets: [Target] = []

  /// Creates an active push of magnitude 0.
  public init(isContinuous: Bool) {
    self.isContinuous = isContinuous
  }

  /// The force in newtons, or the impulse in newton seconds.
  var newtons: Vector2 { DynamicsScale.limited(push.vector) * DynamicsScale.newtonsPerMagnitude }

  /// Whether it is as constant as gravity for items that are pushed in their middle.
  var isSteady: Bool { isActive && isContinuous }

  /// Whether it has anything to do in every step.
  var actsInSteps: Bool { isActive && (!isContinuous || !targets.isEmpty) }

  func offset(of item: ItemID) -> Vector2? {
    targets.first { $0.item == item }?.offset
  }
}
