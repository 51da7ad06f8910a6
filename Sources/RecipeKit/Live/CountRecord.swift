/// The values of an example for each count from 0 to a total.
package struct CountRecord: Codable, Equatable, Sendable {
  /// The name of the counted items, such as "task".
  package var unit: String
  /// The values for 0, 1 and so on, up to the total.
  package var values: [Double]
}
