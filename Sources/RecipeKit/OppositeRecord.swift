/// What is known of a counter-proof without running it: under what the checks of a claim must fail.
package struct OppositeRecord: Codable, Equatable, Sendable {
  /// The claim's id.
  package let claim: String
  /// When the claim's checks fail, to follow "fails": "when the style is default".
  package let words: String
  /// The wrong way on which the checks run; nil if no reader meets that way.
  package let wrongWay: String?
  /// What the claim's first check must see then; nil if any wrong value will do.
  package let seeing: String?

  /// Describes a counter-proof of the claim with the given id.
  package init(claim: String, words: String, wrongWay: String? = nil, seeing: String? = nil) {
    self.claim = claim
    self.words = words
    self.wrongWay = wrongWay
    self.seeing = seeing
  }
}
