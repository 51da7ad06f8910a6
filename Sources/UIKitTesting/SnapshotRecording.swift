/// Which snapshots an assertion writes.
///
/// The environment variable `SNAPSHOTS` has the same words. An assertion that writes a snapshot fails, so that a person
/// looks at the file.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// All snapshots are written.
  case all
  /// Snapshots that are missing or differ are written.
  case failed
  /// Missing snapshots are written: the default.
  case missing
  /// No snapshot is written: the default if the environment variable `CI` is set.
  case never

  /// The name of the environment variable.
  package static let variable = "SNAPSHOTS"

  /// Returns the mode that an environment asks for; nil for an unknown word.
  package init?(environment: [String: String]) {
    if let word = environment[Self.variable] {
      self.init(rawValue: word)
    } else {
      self = environment["CI"] == nil ? .missing : .never
    }
  }
}

extension SnapshotRecording: ExpressibleByBooleanLiteral {
  /// Creates the mode `all` for true, and `missing` for false.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}
