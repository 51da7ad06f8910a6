/// What becomes of goldens that are missing or differ; said by the environment variable `GOLDENS`.
enum RecordMode: String, CaseIterable {
  /// Every golden is written anew.
  case all
  /// Goldens that are missing or differ are written anew.
  case failed
  /// Goldens that are missing are written.
  case missing
  /// Nothing is written.
  case never

  /// The mode that an environment asks for: `missing` unless it says otherwise, `never` on a build server; nil if it
  /// says something else.
  init?(environment: [String: String]) {
    if let word = environment["GOLDENS"] {
      self.init(rawValue: word)
    } else {
      self = environment["CI"] == nil ? .missing : .never
    }
  }
}
