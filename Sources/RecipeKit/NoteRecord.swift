/// A remark that a script made.
package struct NoteRecord: Codable, Equatable, Sendable {
  /// The remark's words.
  package var text: String

  package init(text: String) {
    self.text = text
  }
}
