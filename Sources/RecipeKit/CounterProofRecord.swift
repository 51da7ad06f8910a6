/// The description of a counter-proof: the change under which the checks of a claim must fail.
package struct CounterProofRecord: Codable, Equatable, Sendable {
  package let claim: String
  /// The change, to follow "fails": "when the style is default".
  package let words: String
  /// The wrong way on which the checks run; nil if the lesson doesn't show that way.
  package var wrongWay: String?
  /// The value that the claim's first check must find; nil for any wrong value.
  package var seeing: String?
}
