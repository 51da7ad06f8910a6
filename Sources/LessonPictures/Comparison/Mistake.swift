import Rendering

/// The name of a wrong way, and its mistake.
package struct Mistake: Equatable, Sendable {
  /// The wrong way's name.
  package let name: String
  /// A sentence about what goes wrong.
  package let summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
