/// What a wrong way is called, and what goes wrong with it.
package struct Mistake: Equatable, Sendable {
  /// The wrong way's name.
  package let name: String
  /// One sentence on what goes wrong.
  package let summary: String

  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
