import LiveScenes
import UIKit

/// A property of a live scene that readers can change.
@MainActor
public struct LiveControl {
  enum Target {
    case behavior(UIDynamicBehavior?)
    case catching(Int)
  }

  let name: String
  let target: Target
  let property: LiveProperty
  let range: ClosedRange<Double>
  let step: Double
  /// The unit that follows the value.
  let unit: String
  /// The displayed value divided by the property's value.
  let factor: Double
  /// The code of the example that sets the property, with `#` for the value.
  private(set) var code: String?

  private init(
    _ name: String,
    _ target: Target,
    _ property: LiveProperty,
    _ range: ClosedRange<Double>,
    step: Double,
    unit: String = "",
    factor: Double = 1
  ) {
    self.name = name
    self.target = target
    self.property = property
    self.range = range
    self.step = step
    self.unit = unit
    self.factor = factor
  }

  /// The same control, whose value the page also shows in the example's code.
  ///
  /// - Parameter code: what the example has in one line, once, with `#` for the value: `spring.damping = #`.
  public func writing(_ code: String) -> LiveControl {
    var control = self
    control.code = code
    return control
  }
}

extension LiveControl {
  /// The magnitude of a gravity behaviour.
  public static func magnitude(of gravity: UIGravityBehavior?, in range: ClosedRange<Double> = 0...3)
    -> LiveControl
  {
    LiveControl("Magnitude", .behavior(gravity), .magnitude, range, step: 0.1)
  }

  /// The angle of a gravity behaviour, a full circle, shown in degrees.
  public static func angle(of gravity: UIGravityBehavior?) -> LiveControl {
    LiveControl(
      "Angle",
      .behavior(gravity),
      .angle,
      0...(2 * Double.pi),
      step: .pi / 36,
      unit: "°",
      factor: 180 / .pi
    )
  }

  /// The elasticity of a behaviour's items.
  public static func elasticity(of behavior: UIDynamicItemBehavior?, named name: String = "Elasticity")
    -> LiveControl
  {
    LiveControl(name, .behavior(behavior), .elasticity, 0...1, step: 0.05)
  }

  /// The friction of a behaviour's items.
  public static func friction(of behavior: UIDynamicItemBehavior?, named name: String = "Friction")
    -> LiveControl
  {
    LiveControl(name, .behavior(behavior), .friction, 0...1, step: 0.05)
  }

  /// The density of a behaviour's items.
  public static func density(of behavior: UIDynamicItemBehavior?, named name: String = "Density")
    -> LiveControl
  {
    LiveControl(name, .behavior(behavior), .density, 0.1...5, step: 0.1)
  }

  /// The resistance of a behaviour's items: how much the air slows their motion.
  public static func resistance(of behavior: UIDynamicItemBehavior?, named name: String = "Resistance")
    -> LiveControl
  {
    LiveControl(name, .behavior(behavior), .resistance, 0...10, step: 0.25)
  }

  /// The angular resistance of a behaviour's items: how much the air slows their rotation.
  public static func angularResistance(
    of behavior: UIDynamicItemBehavior?,
    named name: String = "Angular resistance"
  ) -> LiveControl {
    LiveControl(name, .behavior(behavior), .angularResistance, 0...10, step: 0.25)
  }

  /// Whether a behaviour's items may rotate.
  public static func allowsRotation(of behavior: UIDynamicItemBehavior?) -> LiveControl {
    LiveControl("Items may turn", .behavior(behavior), .allowsRotation, 0...1, step: 1)
  }

  /// Whether the boundaries of a collision behaviour are active.
  public static func boundaries(of collision: UICollisionBehavior?) -> LiveControl {
    LiveControl("Boundaries", .behavior(collision), .boundaries, 0...1, step: 1)
  }

  /// Whether a collision behaviour's items collide with each other.
  public static func meeting(of collision: UICollisionBehavior?) -> LiveControl {
    LiveControl("Items collide", .behavior(collision), .meeting, 0...1, step: 1)
  }

  /// The damping of an attachment.
  public static func damping(of attachment: UIAttachmentBehavior?) -> LiveControl {
    LiveControl("Damping", .behavior(attachment), .damping, 0...1, step: 0.05)
  }

  /// The damping of the snaps of a catching rectangle, which has a number from 0.
  public static func damping(ofCatch number: Int) -> LiveControl {
    LiveControl("Damping", .catching(number), .damping, 0...1, step: 0.05)
  }

  /// The frequency of an attachment; 0 makes it a rod.
  public static func frequency(of attachment: UIAttachmentBehavior?) -> LiveControl {
    LiveControl("Frequency", .behavior(attachment), .frequency, 0...5, step: 0.1, unit: " Hz")
  }

  /// The length of an attachment.
  public static func length(
    of attachment: UIAttachmentBehavior?,
    in range: ClosedRange<Double> = 20...300
  ) -> LiveControl {
    LiveControl("Length", .behavior(attachment), .length, range, step: 5, unit: " pt")
  }
}
