/// A value that a script shows.
package struct OutputRecord: Codable, Equatable, Sendable {
  package var name: String
  package var value: String
}
