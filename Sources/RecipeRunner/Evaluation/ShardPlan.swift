/// The part that one of several machines takes of a run.
package struct ShardPlan: Codable, Equatable, Sendable {
  /// The number of the part, from 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int
  /// The ids of the recipes of all parts, in the order in which they are reported.
  package var selection: [String]

  package init(number: Int, count: Int, selection: [String]) {
    self.number = number
    self.count = count
    self.selection = selection
  }
}
