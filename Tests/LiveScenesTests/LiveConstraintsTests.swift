import LayoutRules
import LinearConstraints
import Testing

@testable import LiveScenes

/// Truth: Apple, Auto Layout Guide: a constraint is an equation, optional ones give in by priority, and of required ones that
/// contradict each other one is left out; public console logs: it is the one that was added last.
struct LiveConstraintsTests {
  /// A container of 320 × 480 points, and a view at `left` from the left edge and at -20 from the right one.
  private func record(_ more: [Statement] = []) -> LiveConstraintsRecord {
    let variables = (0..<8).map { Statement.variable(isNonnegative: $0 % 4 > 1) }
    // Variables 0 to 3 are the container's, 4 to 7 the view's: x, y, width and height.
    return LiveConstraintsRecord(
      statements: variables + [
        rule([(2, 1)], .equal, 320, .fixed), rule([(3, 1)], .equal, 480, .fixed),
        rule([(4, 1)], .equal, 20), rule([(4, 1), (6, 1), (2, -1)], .equal, -20),
        rule([(5, 1)], .equal, 100), rule([(7, 1)], .equal, 44),
      ] + more,
      views: [[4, 5, 6, 7]],
      container: [8, 9],
      scale: 2
    )
  }

  private func rule(
    _ parts: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ standing: RuleStatement.Standing = .breakable,
    priority: Double? = nil
  ) -> Statement {
    let parts = parts.map { RuleStatement.Part(variable: $0.0, coefficient: $0.1) }
    return .rule(RuleStatement(parts, relation, constant, priority: priority, standing: standing))
  }

  private let left = 10
  private let height = 13
  private let extra = 14

  @Test func aViewFollowsItsContainerAndItsConstants() {
    var screen = LiveConstraints(record())
    #expect(screen.frame(of: 0) == LayoutRect(x: 20, y: 100, width: 280, height: 44))
    screen.resize(width: 480, height: 300)
    #expect(screen.frame(of: 0) == LayoutRect(x: 20, y: 100, width: 440, height: 44))
    screen.setConstant(of: left, to: 60)
    #expect(screen.frame(of: 0) == LayoutRect(x: 60, y: 100, width: 400, height: 44))
    #expect(!screen.isAmbiguous(0))
  }

  @Test func aGuideFollowsItsInsetsAndTheWidthOfTheContainer() {
    // Variables 8 to 11 are the guide's; the view's left edge is the guide's, 10 points in.
    var record = record()
    record.statements =
      record.statements.prefix(8) + (0..<4).map { .variable(isNonnegative: $0 > 1) } + [
        rule([(2, 1)], .equal, 320, .fixed), rule([(3, 1)], .equal, 480, .fixed),
        rule([(8, 1)], .equal, 16, .fixed), rule([(9, 1)], .equal, 20, .fixed),
        rule([(10, 1), (2, -1)], .equal, -32, .fixed), rule([(11, 1), (3, -1)], .equal, -20, .fixed),
        rule([(4, 1), (8, -1)], .equal, 10), rule([(4, 1), (6, 1), (8, -1), (10, -1)], .equal, -10),
        rule([(5, 1), (9, -1)], .equal, 0), rule([(7, 1)], .equal, 44),
      ]
    record.container = [12, 13]
    record.guides = [
      .init(
        statements: [14, 15, 16, 17],
        insets: .init(top: 20, left: 16, bottom: 0, right: 16),
        wideWidth: 400,
        growth: 4
      )
    ]
    #expect(LiveConstraintsRecord(numbers: record.numbers) == record)
    var screen = LiveConstraints(record)
    #expect(screen.frame(of: 0) == LayoutRect(x: 26, y: 20, width: 268, height: 44))
    screen.resize(width: 400, height: 480)
    #expect(screen.frame(of: 0) == LayoutRect(x: 30, y: 20, width: 340, height: 44))
    screen.setInsets(.init(top: 0, left: 60, bottom: 0, right: 16), of: 0)
    #expect(screen.frame(of: 0) == LayoutRect(x: 74, y: 0, width: 296, height: 44))
    screen.resize(width: 320, height: 480)
    #expect(screen.frame(of: 0) == LayoutRect(x: 70, y: 0, width: 224, height: 44))
  }

  @Test func edgesAreOnPixels() {
    var screen = LiveConstraints(record())
    screen.setConstant(of: left, to: 20.3)
    // 20.3 is nearer to 20.5 than to 20, on a screen with two pixels per point.
    #expect(screen.frame(of: 0) == LayoutRect(x: 20.5, y: 100, width: 279.5, height: 44))
  }

  @Test func theNewestOfRequiredRulesThatContradictEachOtherIsLeftOut() {
    var screen = LiveConstraints(record([rule([(6, 1)], .equal, 200)]))
    #expect(screen.isBroken(extra) && !screen.isBroken(left))
    #expect(screen.frame(of: 0).width == 280)
    screen.setPriority(of: left, to: 999)
    #expect(!screen.isBroken(extra), "the left edge gives in")
    #expect(screen.frame(of: 0) == LayoutRect(x: 100, y: 100, width: 200, height: 44))
    screen.setPriority(of: left, to: 1000)
    #expect(screen.isBroken(extra))
    screen.setActive(false, left)
    #expect(!screen.isBroken(extra) && screen.frame(of: 0).x == 100)
  }

  @Test func aRuleThatASizeBreaksHoldsAgainAtAnotherSize() {
    var screen = LiveConstraints(record([rule([(6, 1)], .lessThanOrEqual, 300)]))
    #expect(!screen.isBroken(extra))
    screen.resize(width: 400, height: 480)
    #expect(screen.isBroken(extra) && screen.frame(of: 0).width == 360)
    screen.resize(width: 320, height: 480)
    #expect(!screen.isBroken(extra) && screen.frame(of: 0).width == 280)
  }

  @Test func withoutAHeightAViewIsAmbiguous() {
    var screen = LiveConstraints(record())
    screen.setActive(false, height)
    #expect(screen.isAmbiguous(0))
    screen.setActive(true, height)
    #expect(!screen.isAmbiguous(0))
  }

  @Test func linesWrapAtTheWidthThatIsFound() {
    var record = record()
    record.wrappings = [
      .init(
        variable: 6,
        statements: [height],
        steps: [.init(width: 0, height: 60), .init(width: 300, height: 20)]
      )
    ]
    var screen = LiveConstraints(record)
    #expect(screen.frame(of: 0).height == 60)
    screen.resize(width: 340, height: 480)
    #expect(screen.frame(of: 0).height == 20)
  }

  @Test func aRecordSurvivesAsNumbers() throws {
    var record = record([rule([(6, 1)], .greaterThanOrEqual, 10, .kept, priority: 250)])
    record.wrappings = [.init(variable: 6, statements: [height], steps: [.init(width: 0, height: 60)])]
    #expect(LiveConstraintsRecord(numbers: record.numbers) == record)
  }

  /// Plug-ins can offer any numbers.
  @Test func numbersThatAreNoRecordAreRefused() {
    let numbers = record().numbers
    for count in numbers.indices {
      #expect(LiveConstraintsRecord(numbers: Array(numbers.prefix(count))) == nil)
    }
    #expect(LiveConstraintsRecord(numbers: numbers + [0]) == nil)
    for place in numbers.indices {
      var other = numbers
      other[place] = 1e9
      if let record = LiveConstraintsRecord(numbers: other) { _ = LiveConstraints(record) }
    }
  }

  @Test func whatIsNotThereChangesNothing() {
    var screen = LiveConstraints(record())
    let before = screen.frame(of: 0)
    screen.setConstant(of: 0, to: 7)
    screen.setPriority(of: -1, to: 7)
    screen.setActive(false, 99)
    screen.resize(width: .nan, height: 1)
    #expect(screen.frame(of: 0) == before && !screen.isBroken(99))
  }
}
