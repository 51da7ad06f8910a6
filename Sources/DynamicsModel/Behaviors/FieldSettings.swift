import Physics

/// The settings of a field.
///
/// Values that are not finite are ignored.
public struct FieldSettings: Equatable, Sendable {
  /// The centre of the field in points; zero by default.
  public var position = Vector2.zero {
    didSet { if !position.isFinite { position = oldValue } }
  }

  /// The area in which the field acts, relative to its position; infinite by default.
  public var area = FieldArea.infinite

  /// The strength; 1 by default, negative values invert the effect.
  public var strength = 1.0 {
    didSet { if !strength.isFinite { strength = oldValue } }
  }

  /// The exponent of the decay with distance; the default 0 means no decay.
  public var falloff = 0.0 {
    didSet { if !falloff.isFinite { falloff = oldValue } }
  }

  /// The smallest distance in points used for the falloff; very small by default.
  ///
  /// Values that are not positive are ignored.
  public var minimumRadius = DynamicsScale.leastFieldRadius {
    didSet { if !minimumRadius.isFinite || minimumRadius <= 0 { minimumRadius = oldValue } }
  }

  /// The direction of linear gravity, or the velocity, in hundreds of points/s, of a velocity field; zero by
  /// default.
  public var direction = Vector2.zero {
    didSet { if !direction.isFinite { direction = oldValue } }
  }

  /// The smoothness of noise and turbulence from 0, the default, to 1; other values are clamped.
  public var smoothness = 0.0 {
    didSet { smoothness = smoothness.isFinite ? min(max(smoothness, 0), 1) : oldValue }
  }

  /// The rate at which noise and turbulence change; the default 0 means static noise.
  public var animationSpeed = 0.0 {
    didSet { if !animationSpeed.isFinite { animationSpeed = oldValue } }
  }

  /// Creates the default settings.
  public init() {}
}
