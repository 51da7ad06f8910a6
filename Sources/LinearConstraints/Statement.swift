/// What a solver is given, in order: another solver that is given the same has the same values.
public enum Statement: Equatable, Sendable {
  /// A variable; variables are numbered from 0.
  case variable(isNonnegative: Bool)

  /// A rule.
  case rule(RuleStatement)
}

/// A rule for variables that have numbers.
public struct RuleStatement: Equatable, Sendable {
  /// Whether a rule is left out when required rules contradict each other.
  public enum Standing: Int, Sendable {
    /// Never: it is the size of a window or of a content.
    case fixed

    /// If there is no other rule.
    case kept

    /// Before all others, the newest first.
    case breakable
  }

  /// A variable with a factor.
  public struct Part: Equatable, Sendable {
    /// The variable's number.
    public var variable: Int

    /// The factor.
    public var coefficient: Double

    /// Creates a part of a sum.
    public init(variable: Int, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The sum that is compared with the constant.
  public var parts: [Part]

  /// The relation of the sum to the constant.
  public var relation: Relation

  /// The constant.
  public var constant: Double

  /// The priority, or nil if the rule is required.
  public var priority: Double?

  /// Whether it can be left out.
  public var standing: Standing

  /// Creates a rule.
  public init(
    _ parts: [Part],
    _ relation: Relation,
    _ constant: Double,
    priority: Double? = nil,
    standing: Standing
  ) {
    self.parts = parts
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.standing = standing
  }
}
