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
