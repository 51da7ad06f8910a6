/// A remark of a script.
package struct NoteRecord: Codable, Equatable, Sendable {
  package var text: String

  package init(text: String) {
    self.text = text
  }
}
