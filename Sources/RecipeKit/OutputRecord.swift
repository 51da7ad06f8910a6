/// A value that a script showed.
package struct OutputRecord: Codable, Equatable, Sendable {
  /// What the value is called.
  package var name: String
  /// The text of the value.
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
