/// One statement of the source that the recipe answers for.
public struct ClaimRecord: Codable, Equatable, Sendable {
  /// How much of the lesson hangs on a claim.
  public enum Weight: String, Codable, Sendable {
    /// The lesson is wrong if this is wrong.
    case core
    /// Worth knowing beside the main point.
    case detail
  }

  /// How a claim is covered.
  public enum Proof: String, Codable, Sendable {
    /// The recipe's script compares an actual value with the expected one.
    case check
    /// A paragraph of the lesson says it, because no value could show it.
    case told
    /// The right way alone is checked, because UIKit decides it, whatever a recipe does.
    case fact
  }

  /// The name of the claim within its recipe, such as `twenty-of-thirty`.
  public let id: String
  /// The statement in our own words, as a sentence.
  public let statement: String
  /// How much of the lesson hangs on it.
  public let weight: Weight
  /// How it is covered.
  public let proof: Proof
  /// Why it cannot be covered; nil for a claim that is.
  public let uncoveredReason: String?
  /// Why no wrong way can break its checks; nil for a claim that wrong ways prove.
  public let unprovenReason: String?
  /// Other statements of the source that the same checks bear out; nil for none.
  public let covers: [String]?

  /// Makes a claim; give a reason only if the recipe neither checks nor tells it, or cannot prove it.
  public init(
    _ id: String,
    _ statement: String,
    weight: Weight,
    proof: Proof = .check,
    uncoveredReason: String? = nil,
    unprovenReason: String? = nil,
    covers: [String] = []
  ) {
    self.id = id
    self.statement = statement
    self.weight = weight
    self.proof = proof
    self.uncoveredReason = uncoveredReason
    self.unprovenReason = unprovenReason
    self.covers = covers.isEmpty ? nil : covers
  }

  /// Makes a claim that the lesson stands on.
  public static func core(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .core, proof: proof)
  }

  /// Makes a claim beside the lesson's main point.
  public static func detail(_ id: String, _ statement: String, proof: Proof = .check) -> ClaimRecord {
    ClaimRecord(id, statement, weight: .detail, proof: proof)
  }

  /// The same claim, left uncovered for a reason that is a sentence.
  public func uncovered(because reason: String) -> ClaimRecord {
    ClaimRecord(id, statement, weight: weight, proof: proof, uncoveredReason: reason)
  }

  /// The same claim, checked but broken by no wrong way, for a reason that is a sentence.
  public func unproven(because reason: String) -> ClaimRecord {
    ClaimRecord(id, statement, weight: weight, proof: proof, unprovenReason: reason)
  }
}
