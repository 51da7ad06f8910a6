import LayoutRules
import LinearConstraints

/// A screen of constraints whose constants and priorities can be changed as if the code had others, and whose container
/// can be resized.
///
/// Each change is solved from the beginning, so that equal values have equal frames: first as UIKit lays out the
/// screen at the size of its start, then as UIKit resizes it.
public struct LiveConstraints {
  private var record: LiveConstraintsRecord
  private let startSize: [Double?]
  private let startInsets: [LiveConstraintsRecord.Insets]
  private var isInactive: [Bool]
  /// The insets of each guide in a narrow container.
  private var insets: [LiveConstraintsRecord.Insets]

  private var solver = LinearSolver()
  private var variables: [Variable] = []
  /// The rule of each statement that holds.
  private var rules: [Rule?] = []
  /// The statements that are left out, in the order in which they were, with the rules that they contradict.
  private var broken: [(statement: Int, contradicted: [Rule])] = []
  /// What has changed since broken rules were last tried.
  private var changed: [Rule] = []
  /// The width at which each content has wrapped its lines.
  private var wrapped: [Double?] = []

  /// The size of the container; nil where no constraint refers to it.
  public private(set) var size: [Double?]

  /// Creates a screen, and lays it out.
  public init(_ record: LiveConstraintsRecord) {
    self.record = record
    isInactive = record.statements.map { _ in false }
    startSize = record.container.map { $0.flatMap { record.statements[$0].rule?.constant } }
    size = startSize
    startInsets = record.guides.map { $0.insets }
    insets = startInsets
    solve()
  }

  // MARK: Changes

  /// Lays out the screen with another constant of a rule.
  public mutating func setConstant(of statement: Int, to constant: Double) {
    change(statement) { $0.constant = constant }
  }

  /// Lays out the screen with another priority of a rule, which from 1000 on is required.
  public mutating func setPriority(of statement: Int, to priority: Double) {
    change(statement) { $0.priority = priority < 1000 ? priority : nil }
  }

  /// Lays out the screen with a rule or without it.
  public mutating func setActive(_ isActive: Bool, _ statement: Int) {
    guard isInactive.indices.contains(statement) else { return }
    isInactive[statement] = !isActive
    solve()
  }

  private mutating func change(_ statement: Int, _ change: (inout RuleStatement) -> Void) {
    guard record.statements.indices.contains(statement), var rule = record.statements[statement].rule else {
      return
    }
    change(&rule)
    record.statements[statement] = .rule(rule)
    solve()
  }

  /// Lays out the screen, and resizes its container.
  public mutating func resize(width: Double, height: Double) {
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else { return }
    size = [startSize[0] == nil ? nil : width, startSize[1] == nil ? nil : height]
    solve()
  }

  /// Lays out the screen, and moves a guide to these distances from the edges of a narrow container.
  public mutating func setInsets(_ insets: LiveConstraintsRecord.Insets, of guide: Int) {
    guard self.insets.indices.contains(guide) else { return }
    self.insets[guide] = insets
    solve()
  }

  // MARK: Answers

  /// The frame of a view in its superview, with its edges on pixels.
  public func frame(of view: Int) -> LayoutRect {
    let values = record.views[view].map { solver.value(of: variables[$0]) }
    let left = pixels(values[0])
    let top = pixels(values[1])
    let frame = LayoutRect(
      x: left,
      y: top,
      width: pixels(values[0] + values[2]) - left,
      height: pixels(values[1] + values[3]) - top
    )
    // As in UIKit the frame is derived from centre and size.
    return LiveLayout.Item(frame: frame, mask: []).frame
  }

  /// Whether the constraints leave a view's frame open.
  public func isAmbiguous(_ view: Int) -> Bool {
    record.views[view].contains { solver.isAmbiguous(variables[$0]) }
  }

  /// Whether a rule is left out, because it contradicts others.
  public func isBroken(_ statement: Int) -> Bool { broken.contains { $0.statement == statement } }

  /// The number of views.
  public var viewCount: Int { record.views.count }

  /// A length on the screen's pixels, as UIKit rounds it.
  private func pixels(_ length: Double) -> Double {
    (length * record.scale + 0.5 + 1e-6).rounded(.down) / record.scale
  }

  // MARK: Solving

  private mutating func solve() {
    solver = LinearSolver()
    (variables, broken, changed) = ([], [], [])
    rules = record.statements.map { _ in nil }
    wrapped = record.wrappings.map { _ in nil }
    for (number, statement) in record.statements.enumerated() {
      switch statement {
      case .variable(let isNonnegative): variables.append(solver.makeVariable(isNonnegative: isNonnegative))
      case .rule(let rule): if !isInactive[number] { state(number, rule) }
      }
    }
    settle()
    guard size != startSize || insets != startInsets else { return }
    var constants = zip(record.guides, insets).flatMap { guide, insets in
      Array(zip(guide.statements, guide.constants(insets, atWidth: size[0] ?? 0)))
    }
    for case (let statement?, let length?) in zip(record.container, size) {
      constants.append((statement, length))
    }
    apply(constants.compactMap { statement, constant in rules[statement].map { ($0, constant) } })
    settle()
  }

  private mutating func settle() {
    retryBroken()
    wrapLines()
    if retryBroken() { wrapLines() }
  }

  /// Gives the solver a rule, which is left out if it contradicts others; a fixed or kept one lets others be left out.
  private mutating func state(_ number: Int, _ rule: RuleStatement) {
    let terms = rule.parts.map { Term(variables[$0.variable], $0.coefficient) }
    var gone: [(statement: Int, contradicted: [Rule])] = []
    let known = rules
    let addition = solver.add(terms, rule.relation, rule.constant, priority: rule.priority) { conflict in
      guard rule.standing != .breakable,
        let victim = Self.victim(of: conflict, known, record.statements, sparesKept: rule.standing == .kept)
      else { return nil }
      gone.append((victim.statement, conflict.filter { $0 != victim.rule }))
      return victim.rule
    }
    for (statement, contradicted) in gone { leaveOut(statement, contradicted) }
    switch addition {
    case .added(let added):
      rules[number] = added
      for index in broken.indices where gone.contains(where: { $0.statement == broken[index].statement }) {
        broken[index].contradicted.append(added)
      }
    case .refused(let conflict):
      if rule.standing != .fixed { leaveOut(number, conflict) }
    }
  }

  /// The rule to leave out among those that contradict each other: the newest that can be.
  private static func victim(
    of conflict: [Rule],
    _ rules: [Rule?],
    _ statements: [Statement],
    sparesKept: Bool
  ) -> (statement: Int, rule: Rule)? {
    func newest(_ standing: RuleStatement.Standing) -> (statement: Int, rule: Rule)? {
      for rule in conflict.reversed() {
        if let number = rules.firstIndex(of: rule), statements[number].rule?.standing == standing {
          return (number, rule)
        }
      }
      return nil
    }
    return newest(.breakable) ?? (sparesKept ? nil : newest(.kept))
  }

  private mutating func leaveOut(_ statement: Int, _ contradicted: [Rule]) {
    if let rule = rules[statement] { changed.append(rule) }
    rules[statement] = nil
    if let index = broken.firstIndex(where: { $0.statement == statement }) {
      broken[index].contradicted = contradicted
    } else {
      broken.append((statement, contradicted))
    }
  }

  /// Changes constants; where they contradict rules, one of these is left out.
  private mutating func apply(_ changes: [(rule: Rule, constant: Double)]) {
    for change in changes where !broken.isEmpty && solver.constant(of: change.rule) != change.constant {
      changed.append(change.rule)
    }
    var gone: [(statement: Int, contradicted: [Rule])] = []
    let known = rules
    _ = solver.edit(changes) { conflict in
      guard let victim = Self.victim(of: conflict, known, record.statements, sparesKept: false) else {
        return nil
      }
      gone.append((victim.statement, conflict.filter { $0 != victim.rule }))
      return victim.rule
    }
    for (statement, contradicted) in gone { leaveOut(statement, contradicted) }
  }

  /// Tries broken rules again where what they contradict has changed; returns whether any holds again.
  @discardableResult
  private mutating func retryBroken() -> Bool {
    var hasMended = false
    repeat {
      let now = changed
      changed = []
      let ready = broken.filter { $0.contradicted.contains { now.contains($0) } }.map { $0.statement }
      for statement in ready where rules[statement] == nil {
        if let rule = record.statements[statement].rule { state(statement, rule) }
      }
      for statement in ready where rules[statement] != nil {
        broken.removeAll { $0.statement == statement }
        hasMended = true
      }
    } while !changed.isEmpty
    return hasMended
  }

  /// Gives contents that wrap lines the height for their width, three times for widths that depend on heights.
  private mutating func wrapLines() {
    for _ in 0..<3 {
      var changes: [(rule: Rule, constant: Double)] = []
      for (number, wrapping) in record.wrappings.enumerated() {
        let width = pixels(solver.value(of: variables[wrapping.variable]))
        if wrapped[number] == width { continue }
        wrapped[number] = width
        let height = wrapping.height(at: width)
        for statement in wrapping.statements {
          if let rule = rules[statement] { changes.append((rule, height)) }
        }
      }
      if changes.isEmpty { return }
      apply(changes)
    }
  }
}

extension Statement {
  fileprivate var rule: RuleStatement? {
    if case .rule(let rule) = self { return rule }
    return nil
  }
}
