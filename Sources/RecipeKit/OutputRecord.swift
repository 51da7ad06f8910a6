/// A value that a script shows.
package struct OutputRecord: Codable, Equatable, Sendable {
  /// The name of the value.
  package var name: String
  /// The text of the value.
  package var value: String
}
