/// Something that always holds, and did not.
struct BrokenInvariant: Error, Equatable {
  /// Which one, in words that are the same in each case that breaks it.
  let name: String
  /// What was seen.
  let evidence: String

  /// Throws unless something holds that always does.
  static func check(
    _ holds: Bool,
    _ name: String,
    _ evidence: @autoclosure () -> String
  ) throws(BrokenInvariant) {
    if !holds { throw BrokenInvariant(name: name, evidence: evidence()) }
  }
}
