/// A violated invariant.
struct InvariantViolation: Error, Equatable {
  /// The name of the invariant, identical in all cases that violate it.
  let name: String
  /// The diagnostic output.
  let diagnostics: String

  /// Throws if an invariant is violated.
  static func check(
    _ holds: Bool,
    _ name: String,
    _ diagnostics: @autoclosure () -> String
  ) throws(InvariantViolation) {
    if !holds { throw InvariantViolation(name: name, diagnostics: diagnostics()) }
  }
}
