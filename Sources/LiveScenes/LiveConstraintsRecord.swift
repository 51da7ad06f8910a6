import DynamicsModel
import LinearConstraints

/// A screen of constraints: what UIKit gives its solver, and how the views follow from the solution.
public struct LiveConstraintsRecord: Equatable, Sendable {
  /// The heights of a content that wraps its lines.
  public struct Wrapping: Equatable, Sendable {
    /// A height, from a width on.
    public struct Step: Equatable, Sendable {
      /// The least width with this height.
      public var width: Double

      /// The height.
      public var height: Double

      /// Creates a step.
      public init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
    }

    /// The number of the variable that is the width.
    public var variable: Int

    /// The numbers of the statements that have the height as their constant.
    public var statements: [Int]

    /// The heights, by increasing widths.
    public var steps: [Step]

    /// Creates the heights of a content.
    public init(variable: Int, statements: [Int], steps: [Step]) {
      self.variable = variable
      self.statements = statements
      self.steps = steps
    }

    /// The height at a width.
    func height(at width: Double) -> Double {
      (steps.last { $0.width <= width } ?? steps.first)?.height ?? 0
    }
  }

  /// Distances from the edges of a container, in points.
  public struct Insets: Equatable, Sendable {
    /// The distances.
    public var top, left, bottom, right: Double

    /// Creates insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// A part of the container, such as its safe area.
  public struct Guide: Equatable, Sendable {
    /// The numbers of the statements of x, y, width and height.
    public var statements: [Int]

    /// The distances from the edges of a narrow container.
    public var insets: Insets

    /// The width of the container from which on both sides are wider.
    public var wideWidth: Double

    /// How much wider they are.
    public var growth: Double

    /// Creates a guide.
    public init(statements: [Int], insets: Insets, wideWidth: Double, growth: Double) {
      self.statements = statements
      self.insets = insets
      self.wideWidth = wideWidth
      self.growth = growth
    }

    /// The constants of the statements with these insets, in a container of a width.
    func constants(_ insets: Insets, atWidth width: Double) -> [Double] {
      let side = width >= wideWidth ? growth : 0
      let (left, right) = (insets.left + side, insets.right + side)
      return [left, insets.top, -left - right, -insets.top - insets.bottom]
    }
  }

  /// What the solver is given, in order.
  public var statements: [Statement]

  /// The numbers of the variables x, y, width and height of each view.
  public var views: [[Int]]

  /// The statements of the width and of the height of the container.
  public var container: [Int?]

  /// The guides of the container.
  public var guides: [Guide]

  /// The contents that wrap their lines.
  public var wrappings: [Wrapping]

  /// The screen's pixels per point.
  public var scale: Double

  /// Creates a record.
  public init(
    statements: [Statement],
    views: [[Int]],
    container: [Int?],
    guides: [Guide] = [],
    wrappings: [Wrapping] = [],
    scale: Double
  ) {
    self.statements = statements
    self.views = views
    self.container = container
    self.guides = guides
    self.wrappings = wrappings
    self.scale = scale
  }
}

// MARK: - Serialization

extension LiveConstraintsRecord {
  /// The record serialized as numbers.
  public var numbers: [Double] {
    var writer = NumberWriter()
    writer.write(scale)
    writer.write(statements.count)
    for statement in statements {
      switch statement {
      case .variable(let isNonnegative): writer.write(isNonnegative ? 1 : 0)
      case .rule(let rule):
        writer.write(2)
        rule.write(to: &writer)
      }
    }
    writer.write(views.count)
    for variables in views { for variable in variables { writer.write(variable) } }
    for statement in container { writer.write(statement.map { Double($0) }) }
    writer.write(guides.count)
    for guide in guides {
      for statement in guide.statements { writer.write(statement) }
      let insets = guide.insets
      for length in [insets.top, insets.left, insets.bottom, insets.right] { writer.write(length) }
      writer.write(guide.wideWidth)
      writer.write(guide.growth)
    }
    writer.write(wrappings.count)
    for wrapping in wrappings {
      writer.write(wrapping.variable)
      writer.write(wrapping.statements.count)
      for statement in wrapping.statements { writer.write(statement) }
      writer.write(wrapping.steps.count)
      for step in wrapping.steps {
        writer.write(step.width)
        writer.write(step.height)
      }
    }
    return writer.numbers
  }

  /// Reads a record; nil if the numbers are invalid.
  public init?(numbers: [Double]) {
    var reader = NumberReader(numbers)
    scale = reader.number()
    var variables = 0
    statements = []
    let count = reader.count()
    for _ in 0..<count {
      switch reader.index(below: 3) {
      case 2: statements.append(.rule(RuleStatement(from: &reader, variables)))
      case let kind:
        variables += 1
        statements.append(.variable(isNonnegative: kind == 1))
      }
    }
    let all = variables
    views = (0..<reader.count()).map { _ in (0..<4).map { _ in reader.index(below: all) } }
    container = (0..<2).map { _ in reader.flag() ? reader.index(below: count) : nil }
    guides = (0..<reader.count()).map { _ in
      let statements = (0..<4).map { _ in reader.index(below: count) }
      let lengths = (0..<4).map { _ in reader.number() }
      let insets = Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
      let wideWidth = reader.number()
      return Guide(statements: statements, insets: insets, wideWidth: wideWidth, growth: reader.number())
    }
    wrappings = (0..<reader.count()).map { _ in
      let variable = reader.index(below: all)
      let statements = (0..<reader.count()).map { _ in reader.index(below: count) }
      let steps = (0..<reader.count()).map { _ in
        let width = reader.number()
        return Wrapping.Step(width: width, height: reader.number())
      }
      return Wrapping(variable: variable, statements: statements, steps: steps)
    }
    guard !reader.hasFailed, reader.isAtEnd else { return nil }
  }
}

extension RuleStatement {
  fileprivate func write(to writer: inout NumberWriter) {
    writer.write(relation == .equal ? 0 : relation == .lessThanOrEqual ? 1 : 2)
    writer.write(standing.rawValue)
    writer.write(constant)
    writer.write(priority)
    writer.write(parts.count)
    for part in parts {
      writer.write(part.variable)
      writer.write(part.coefficient)
    }
  }

  fileprivate init(from reader: inout NumberReader, _ variables: Int) {
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][reader.index(below: 3)]
    let standing = Standing(rawValue: reader.index(below: 3)) ?? .fixed
    let constant = reader.number()
    let priority = reader.optional()
    let parts = (0..<reader.count()).map { _ in
      let variable = reader.index(below: variables)
      return Part(variable: variable, coefficient: reader.number())
    }
    self.init(parts, relation, constant, priority: priority, standing: standing)
  }
}
