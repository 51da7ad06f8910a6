package import LinearConstraints

/// What an engine has given its solver, in order, and what each statement is about.
package struct LayoutJournal {
  /// The variables and rules, in the order in which the solver was given them.
  package private(set) var statements: [Statement] = []

  private var numbers: [Variable: Int] = [:]
  private var constraints: [ObjectIdentifier: Int] = [:]
  private var rules: [Rule: Int] = [:]
  private var itemVariables: [ObjectIdentifier: ItemVariables] = [:]

  /// The views that constraints place and whose content wraps lines, in the order in which the engine asks them.
  package private(set) var wrappingViews: [UIView] = []

  /// A guide of the system, and the statements of its rectangle.
  package struct SystemGuideStatements {
    /// The guide.
    package let guide: UILayoutGuide

    /// The numbers of the statements of x, y, width and height.
    package let numbers: [Int]
  }

  /// The guides of the system that constraints refer to, in the order in which they were stated.
  package private(set) var systemGuides: [SystemGuideStatements] = []

  mutating func add(_ variable: Variable, isNonnegative: Bool) {
    numbers[variable] = numbers.count
    statements.append(.variable(isNonnegative: isNonnegative))
  }

  mutating func add(_ rule: RuleStatement) { statements.append(.rule(rule)) }

  /// A sum with the numbers of its variables.
  func parts(_ terms: [Term]) -> [RuleStatement.Part] {
    terms.compactMap { term in
      numbers[term.variable].map { RuleStatement.Part(variable: $0, coefficient: term.coefficient) }
    }
  }

  /// The last statement is about a constraint.
  mutating func name(_ constraint: NSLayoutConstraint) {
    constraints[ObjectIdentifier(constraint)] = statements.count - 1
  }

  /// The last statement has become a rule.
  mutating func name(_ rule: Rule) { rules[rule] = statements.count - 1 }

  @MainActor
  mutating func close(_ itemVariables: [ObjectIdentifier: ItemVariables], _ ordered: [ItemVariables]) {
    self.itemVariables = itemVariables
    systemGuides = ordered.compactMap { variables in
      guard case .system = variables.kind, let guide = variables.item.guide else { return nil }
      let numbers = FrameComponent.allCases.compactMap { component in
        variables.frameRules[component].flatMap { rules[$0] }
      }
      return SystemGuideStatements(guide: guide, numbers: numbers)
    }
    wrappingViews = ordered.compactMap { variables in
      guard variables.contentRules[.height] != nil,
        variables.components[FrameComponent.width.rawValue] != nil,
        let view = variables.item.view, view.contentHeight(atWidth: view.bounds.width) != nil
      else { return nil }
      return view
    }
  }
}

extension LayoutJournal {
  /// The statement of a constraint.
  package func statement(of constraint: NSLayoutConstraint) -> Int? {
    constraints[ObjectIdentifier(constraint)]
  }

  /// The statements that keep a view from growing beyond its content on an axis, and from shrinking below it.
  @MainActor
  package func contentStatements(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> (
    hugging: Int?, resistance: Int?
  ) {
    let content = itemVariables[ObjectIdentifier(view)]?.contentRules[axis == .horizontal ? .width : .height]
    return (content?.hugging.flatMap { rules[$0] }, content?.resistance.flatMap { rules[$0] })
  }

  /// The statements of a view's size, if it keeps its frame and constraints refer to it.
  @MainActor
  package func sizeStatements(of view: UIView) -> (width: Int?, height: Int?) {
    let rules = itemVariables[ObjectIdentifier(view)]?.frameRules
    return (rules?[.width].flatMap { self.rules[$0] }, rules?[.height].flatMap { self.rules[$0] })
  }

  /// The numbers of the variables x, y, width and height of a view that constraints place.
  @MainActor
  package func variables(of view: UIView) -> [Int]? {
    guard let variables = itemVariables[ObjectIdentifier(view)], variables.isFree else { return nil }
    let found = variables.components.compactMap { $0.flatMap { numbers[$0] } }
    return found.count == FrameComponent.allCases.count ? found : nil
  }
}

extension UILayoutGuide {
  /// The distances of the safe area or of the margins from the edges of a narrow view, and how much wider both sides are from a
  /// width of the view on; nil for another guide.
  package final var insetsByWidth: (insets: UIEdgeInsets, wideWidth: CGFloat, growth: CGFloat)? {
    guard let view = owningView, let systemRule else { return nil }
    let wideWidth = SystemBehavior.wideScreen
    switch systemRule {
    case .safeArea: return (view.safeAreaInsets, wideWidth, 0)
    case .layoutMargins:
      var insets = view.layoutMargins
      let growth = view.sideMarginGrowth
      if view.bounds.width >= wideWidth {
        insets.left -= growth
        insets.right -= growth
      }
      return (insets, wideWidth, growth)
    default: return nil
    }
  }

  /// The name of the guide of a view, as code has it; nil for a guide of the application.
  package final var nameInView: String? {
    switch systemRule {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    default: nil
    }
  }
}

extension LayoutJournal {
  /// The height that a content with lines has at a width.
  @MainActor
  package func height(of view: UIView, atWidth width: CGFloat) -> CGFloat {
    view.contentHeight(atWidth: width) ?? 0
  }
}

extension UIView {
  /// What a new engine gives its solver for the constraints of the view's tree, before lines are wrapped.
  package final func layoutJournal() -> LayoutJournal {
    layoutIfNeeded()
    let engine = LayoutEngine(root: treeRoot)
    engine.journal = LayoutJournal()
    engine.stateChanges()
    var journal = engine.journal ?? LayoutJournal()
    journal.close(engine.itemVariables, engine.orderedVariables)
    return journal
  }
}
