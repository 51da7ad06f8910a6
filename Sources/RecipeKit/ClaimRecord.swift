/// One statement of the source that the recipe answers for.
package struct ClaimRecord: Codable, Equatable, Sendable {
  /// How a claim is covered.
  package enum Proof: String, Codable, Sendable {
    /// The recipe's script compares an actual value with the expected one.
    case check
    /// A paragraph of the lesson says it, because no value could show it.
    case told
    /// The right way alone is checked, because UIKit decides it, whatever a recipe does.
    case fact
  }

  /// The name of the claim within its recipe, such as `twenty-of-thirty`.
  package let id: String
  /// The statement in our own words, as a sentence.
  package let statement: String
  /// How much of the lesson hangs on it.
  package let weight: ClaimWeight
  /// How it is covered.
  package let proof: Proof
  /// Why it cannot be covered; nil for a claim that is.
  package let uncoveredReason: String?
  /// Other statements of the source that the same checks bear out; nil for none.
  package let covers: [String]?

  /// Makes a claim; give a reason only if the recipe neither checks nor tells it.
  package init(
    _ id: String,
    _ statement: String,
    weight: ClaimWeight,
    proof: Proof = .check,
    uncoveredReason: String? = nil,
    covers: [String] = []
  ) {
    self.id = id
    self.statement = statement
    self.weight = weight
    self.proof = proof
    self.uncoveredReason = uncoveredReason
    self.covers = covers.isEmpty ? nil : covers
  }

  /// Makes a claim that the lesson stands on.
  package static func core(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .core, proof: proof)
  }

  /// Makes a claim beside the lesson's main point.
  package static func detail(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .detail, proof: proof)
  }

  /// The same claim, left uncovered for a reason that is a sentence.
  package func uncovered(because reason: String) -> ClaimRecord {
    ClaimRecord(id, statement, weight: weight, proof: proof, uncoveredReason: reason)
  }
}

/// How much of the lesson hangs on a claim.
public enum ClaimWeight: String, Codable, Sendable {
  /// The lesson is wrong if this is wrong.
  case core
  /// Worth knowing beside the main point.
  case detail
}
