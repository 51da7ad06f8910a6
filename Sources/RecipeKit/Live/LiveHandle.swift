import Simulator
import UIKit

/// What readers can change in a layout: a constant, a priority, or whether a constraint is active.
///
/// ```swift
/// LiveHandle.constant(of: left, named: "Left", in: 0...120).writing("constant: #")
/// ```
@MainActor
public struct LiveHandle {
  /// What has the number.
  enum Target {
    case isActive(NSLayoutConstraint)
    case constant(NSLayoutConstraint)
    case priority(NSLayoutConstraint)
    case hugging(UIView, NSLayoutConstraint.Axis)
    case resistance(UIView, NSLayoutConstraint.Axis)
  }

  let name: String
  let kind: ConstraintsRecord.Handle.Kind
  let targets: [Target]
  let range: ClosedRange<Double>
  /// The code of the example that sets the number, with `#` for it.
  private(set) var code: String?

  private init(
    _ name: String,
    _ kind: ConstraintsRecord.Handle.Kind,
    _ targets: [Target],
    _ range: ClosedRange<Double>
  ) {
    self.name = name
    self.kind = kind
    self.targets = targets
    self.range = range
  }

  /// The constant of a constraint; nil constraints have no handle.
  public static func constant(
    of constraint: NSLayoutConstraint?,
    named name: String,
    in range: ClosedRange<Double>
  ) -> LiveHandle {
    LiveHandle(name, .constant, constraint.map { [.constant($0)] } ?? [], range)
  }

  /// Whether a constraint is active.
  public static func isActive(_ constraint: NSLayoutConstraint?, named name: String) -> LiveHandle {
    LiveHandle(name, .isActive, constraint.map { [.isActive($0)] } ?? [], 0...1)
  }

  /// The priority of a constraint, which is set before the constraint is activated; 1000 is required.
  public static func priority(of constraint: NSLayoutConstraint?, named name: String) -> LiveHandle {
    LiveHandle(name, .priority, constraint.map { [.priority($0)] } ?? [], 1...1000)
  }

  /// How strongly a view resists to becoming larger than its content.
  public static func hugging(of view: UIView, for axis: NSLayoutConstraint.Axis, named name: String)
    -> LiveHandle
  {
    LiveHandle(name, .priority, [.hugging(view, axis)], 1...1000)
  }

  /// How strongly a view resists to becoming smaller than its content.
  public static func compressionResistance(
    of view: UIView,
    for axis: NSLayoutConstraint.Axis,
    named name: String
  ) -> LiveHandle {
    LiveHandle(name, .priority, [.resistance(view, axis)], 1...1000)
  }

  /// Both priorities of a view's content, which begin with that of its resistance.
  public static func contentPriority(of view: UIView, for axis: NSLayoutConstraint.Axis, named name: String)
    -> LiveHandle
  {
    LiveHandle(name, .priority, [.resistance(view, axis), .hugging(view, axis)], 1...1000)
  }

  /// The same handle, whose value the page also shows in the example's code.
  ///
  /// - Parameter code: what the example has in one line, once, with `#` for the value: `constant: #`. After a minus
  ///   stands the value without its sign.
  public func writing(_ code: String) -> LiveHandle {
    var handle = self
    handle.code = code
    return handle
  }
}

/// A screen of constraints that readers can resize, with numbers that they can change.
///
/// ```swift
/// stage.liveConstraints("card", caption: "Pull at the corner, and change the distances") {
///   let (device, screen) = scene(way, on: stage)
///   return LiveForm(screen, on: device, naming: ["card": screen.card], handles: [handle])
/// }
/// ```
@MainActor
public struct LiveForm {
  let controller: UIViewController
  /// Keeps the device alive.
  let simulator: Simulator
  let names: ObjectNames
  let handles: [LiveHandle]

  /// Creates a screen; all views that are shown must be placed by constraints.
  ///
  /// - Parameters:
  ///   - controller: the controller, whose view is the container.
  ///   - simulator: the device that shows it.
  ///   - names: names of views, as the example has them; others have the names of their texts.
  ///   - handles: the numbers that readers can change.
  public init(
    _ controller: UIViewController,
    on simulator: Simulator,
    naming names: ObjectNames = [:],
    handles: [LiveHandle]
  ) {
    self.controller = controller
    self.simulator = simulator
    self.names = names
    self.handles = handles
  }
}
