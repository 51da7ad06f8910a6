import Physics

/// What can be changed of a field.
///
/// Numbers that are not finite are ignored.
public struct FieldSettings: Equatable, Sendable {
  /// Where the field has its middle, in points; zero by default.
  public var position = Vector2.zero {
    didSet { if !position.isFinite { position = oldValue } }
  }

  /// Around the position, where the field acts; everywhere by default.
  public var area = FieldArea.infinite

  /// How strong the field is; 1 by default, a negative one acts the other way.
  public var strength = 1.0 {
    didSet { if !strength.isFinite { strength = oldValue } }
  }

  /// By which power of the distance the field weakens; 0, not at all, by default.
  public var falloff = 0.0 {
    didSet { if !falloff.isFinite { falloff = oldValue } }
  }

  /// The least distance in points that the falloff reckons with; very small by default.
  ///
  /// Numbers that are not positive are ignored.
  public var minimumRadius = DynamicsScale.leastFieldRadius {
    didSet { if !minimumRadius.isFinite || minimumRadius <= 0 { minimumRadius = oldValue } }
  }

  /// The direction of linear gravity, or the velocity, in hundreds of points/s, of a velocity field; zero by default.
  public var direction = Vector2.zero {
    didSet { if !direction.isFinite { direction = oldValue } }
  }

  /// How smooth noise and turbulence are, from 0, by default, to 1; values outside are kept within.
  public var smoothness = 0.0 {
    didSet { smoothness = smoothness.isFinite ? min(max(smoothness, 0), 1) : oldValue }
  }

  /// How fast noise and turbulence change; 0, not at all, by default.
  public var animationSpeed = 0.0 {
    didSet { if !animationSpeed.isFinite { animationSpeed = oldValue } }
  }

  /// Creates the settings of a new field.
  public init() {}
}
