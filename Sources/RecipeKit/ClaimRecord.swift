/// A statement of the source, and how the recipe covers it.
package struct ClaimRecord: Codable, Equatable, Sendable {
  /// The way in which a claim is covered.
  package enum Proof: String, Codable, Sendable {
    /// Checks compare actual values with expected ones.
    case check
    /// A paragraph of the lesson states it, because no value could show it.
    case told
    /// Checks run on the right way only, because UIKit alone decides the result.
    case fact
  }

  /// The name of the claim within its recipe, such as `twenty-of-thirty`.
  package let id: String
  /// The statement in our own words, as a sentence.
  package let statement: String
  /// The importance of the claim for the lesson.
  package let weight: ClaimWeight
  package let proof: Proof
  /// The reason why the claim is not covered; nil for a covered claim.
  package let uncoveredReason: String?
  /// Other statements of the source that the same checks prove; nil for none.
  package let covers: [String]?

  /// Creates a claim; give a reason only if the claim is neither checked nor told.
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

  package static func core(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .core, proof: proof)
  }

  package static func detail(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .detail, proof: proof)
  }

  /// Returns a copy of the claim that is left uncovered; the reason is a sentence.
  package func uncovered(because reason: String) -> ClaimRecord {
    ClaimRecord(id, statement, weight: weight, proof: proof, uncoveredReason: reason)
  }
}

/// The importance of a claim for its lesson.
package enum ClaimWeight: String, Codable, Sendable {
  /// The lesson is wrong if the claim is wrong.
  case core
  /// A detail beside the main point.
  case detail
}
