/// What a value is for each count from 0 to a total, as the example gives it.
package struct CountRecord: Codable, Equatable, Sendable {
  /// What is counted, such as "task".
  package var unit: String
  /// The values for 0, 1 and so on up to the total.
  package var values: [Double]

  package init(unit: String, values: [Double]) {
    self.unit = unit
    self.values = values
  }
}
