/// A remark of a script.
package struct NoteRecord: Codable, Equatable, Sendable {
  package var text: String
}
