import LiveScenes
import UIKit

/// A property of a live scene that readers can change.
///
/// ```swift
/// LiveControl(.damping, of: spring).writing("spring.damping = #")
/// ```
@MainActor
public struct LiveControl {
  enum Target {
    case behavior(UIDynamicBehavior?)
    case catching(Int)
  }

  let property: LiveProperty
  let target: Target
  let name: String
  let range: ClosedRange<Double>
  let step: Double
  /// The code of the example that sets the property, with `#` for the value.
  private(set) var code: String?

  /// Creates a control for a property of a behaviour or its items.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - behavior: the behaviour; nil if the example has none, and then the page has no control.
  ///   - name: the title of the control; nil for the name of the property.
  ///   - range: the values that readers can choose; nil for the usual ones.
  public init(
    _ property: LiveProperty,
    of behavior: UIDynamicBehavior?,
    named name: String? = nil,
    in range: ClosedRange<Double>? = nil
  ) {
    self.init(property, .behavior(behavior), name, range)
  }

  /// Creates a control for the snaps of a catching rectangle, which has a number from 0.
  public init(_ property: LiveProperty, ofCatch number: Int) {
    self.init(property, .catching(number), nil, nil)
  }

  private init(_ property: LiveProperty, _ target: Target, _ name: String?, _ range: ClosedRange<Double>?) {
    let usual = Self.usual(property)
    (self.property, self.target) = (property, target)
    (self.name, self.range, step) = (name ?? usual.name, range ?? usual.range, usual.step)
  }

  private static func usual(_ property: LiveProperty) -> (
    name: String, range: ClosedRange<Double>, step: Double
  ) {
    switch property {
    case .magnitude: ("Magnitude", 0...3, 0.1)
    case .angle: ("Angle", 0...(2 * .pi), .pi / 36)
    case .elasticity: ("Elasticity", 0...1, 0.05)
    case .friction: ("Friction", 0...1, 0.05)
    case .density: ("Density", 0.1...5, 0.1)
    case .resistance: ("Resistance", 0...10, 0.25)
    case .angularResistance: ("Angular resistance", 0...10, 0.25)
    case .allowsRotation: ("Items may turn", 0...1, 1)
    case .boundaries: ("Boundaries", 0...1, 1)
    case .meeting: ("Items collide", 0...1, 1)
    case .damping: ("Damping", 0...1, 0.05)
    case .frequency: ("Frequency", 0...5, 0.1)
    case .length: ("Length", 20...300, 5)
    }
  }

  var unit: String {
    switch property {
    case .angle: "°"
    case .frequency: " Hz"
    case .length: " pt"
    default: ""
    }
  }

  /// The displayed value divided by the property's value: angles are shown in degrees.
  var factor: Double { property == .angle ? 180 / .pi : 1 }

  /// The same control, whose value the page also shows in the example's code.
  ///
  /// - Parameter code: what the example has in one line, once, with `#` for the value: `spring.damping = #`.
  public func writing(_ code: String) -> LiveControl {
    var control = self
    control.code = code
    return control
  }
}
