/// A violated invariant.
struct BrokenInvariant: Error, Equatable {
  /// The name of the invariant, identical in all cases that violate it.
  let name: String
  /// The diagnostic output.
  let evidence: String

  /// Throws if an invariant is violated.
  static func check(
    _ holds: Bool,
    _ name: String,
    _ evidence: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(name: name, evidence: evidence()) }
  }
}
