/// A number that the solver finds.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A variable with a factor.
public struct Term: Sendable {
  /// The variable.
  public let variable: Variable

  /// The factor.
  public let coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation of a sum of terms to a constant.
public enum Relation: Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A constraint that the solver has accepted.
public struct Rule: Hashable, Comparable, Sendable {
  /// The number of the rule, in the order in which they were added.
  let index: Int

  /// Compares the order in which the rules were added.
  public static func < (left: Rule, right: Rule) -> Bool { left.index < right.index }
}

/// The answer to a constraint that is added.
public enum Addition: Equatable, Sendable {
  /// The constraint applies from now on.
  case added(Rule)

  /// The constraint is required and contradicts these required ones; nothing has changed.
  case refused([Rule])
}

/// What the solver keeps of a rule.
struct RuleState {
  /// The symbol that stands for the rule in all rows: its slack, its positive error, or its dummy.
  var marker: Symbol

  /// The other symbol: the negative error, or the error of an inequality; nil for a required rule.
  var other: Symbol?

  /// 1, or -1 if the terms were negated, as those of "at most" are.
  var sign: Double

  var constant: Double

  /// The priority, or nil if the rule is required.
  var priority: Double?

  var isEquality: Bool

  /// The symbols whose sum is minimized.
  var errors: [Symbol] {
    guard let other else { return [] }
    return isEquality ? [marker, other] : [other]
  }
}
