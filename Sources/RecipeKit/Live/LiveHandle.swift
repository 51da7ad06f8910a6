import UIKit

/// What readers can change in a layout: a constant, a priority, whether a constraint is active, or an edge of the safe area.
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
    case inset(UILayoutGuide, edge: Edge)
  }

  /// An edge of a rectangle.
  public enum Edge: Int, Sendable {
    /// The upper edge.
    case top
    /// The left edge.
    case left
    /// The lower edge.
    case bottom
    /// The right edge.
    case right
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
    constant(of: constraint.map { [$0] } ?? [], named: name, in: range)
  }

  /// The constant that several constraints have; without constraints there is no handle.
  public static func constant(
    of constraints: [NSLayoutConstraint],
    named name: String,
    in range: ClosedRange<Double>
  ) -> LiveHandle {
    LiveHandle(name, .constant, constraints.map { .constant($0) }, range)
  }

  /// The spacing of a stack; a stack without neighbours has no handle.
  public static func spacing(of stack: UIStackView, named name: String, in range: ClosedRange<Double>)
    -> LiveHandle
  {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let spaces = stack.constraints.filter { constraint in
      constraint.identifier == "UISV-spacing" && shown.contains { $0 === constraint.firstItem }
    }
    return constant(of: spaces, named: name, in: range)
  }

  /// The distance of a system's guide, such as the safe area, from an edge of its view.
  public static func inset(
    of guide: UILayoutGuide,
    at edge: Edge,
    named name: String,
    in range: ClosedRange<Double>
  ) -> LiveHandle {
    LiveHandle(name, .inset, [.inset(guide, edge: edge)], range)
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
