internal import LinearConstraints

extension LayoutEngine {
  // MARK: Stating

  /// States a constraint in the solver, or breaks it if it contradicts others.
  func addToSolver(_ rule: ActiveConstraint) {
    guard let constraint = rule.constraint, let expression = expression(of: constraint) else { return }
    rule.expression = expression
    let priority = constraint.priority == .required ? nil : Double(constraint.priority.rawValue)
    let relation = relation(of: constraint)
    note(
      expression.terms,
      relation,
      -expression.constant,
      priority,
      constraint.isKeptByStacks ? .kept : .breakable
    )
    journal?.name(constraint)
    let addition = solver.add(
      expression.terms,
      relation,
      -expression.constant,
      priority: priority,
      breaking: {
        constraint.isKeptByStacks
          ? breakConstraint(among: $0, with: constraint.text, sparesOthersKept: true) : nil
      }
    )
    switch addition {
    case .added(let known):
      rule.rule = known
      noteAddition(of: known)
      rule.report = nil
      rule.wasReported = false
      constraintOfRule[known] = rule
    case .refused(let conflict):
      breakConstraint(rule, conflict: conflict)
    }
  }

  /// The new constant of a constraint, or nil if it has been stated anew because its terms are others.
  func updatedConstant(_ rule: ActiveConstraint) -> (rule: Rule, constant: Double)? {
    guard let known = rule.rule, let constraint = rule.constraint,
      let expression = expression(of: constraint)
    else { return nil }
    if rule.expression.hasTerms(of: expression) {
      rule.expression = expression
      return (known, -expression.constant)
    }
    rule.rule = nil
    withdraw(known)
    addToSolver(rule)
    return nil
  }

  /// Adds a rule of the engine's own; constraints that contradict it are broken.
  func addRule(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: UILayoutPriority = .required,
    name: String
  ) -> Rule? {
    let level = priority.rawValue >= 1000 ? nil : Double(priority.rawValue)
    note(terms, relation, constant, level, .fixed)
    let addition = solver.add(terms, relation, constant, priority: level) {
      breakConstraint(among: $0, with: name)
    }
    guard case .added(let rule) = addition else { return nil }
    namesOfRules[rule] = name
    journal?.name(rule)
    noteAddition(of: rule)
    return rule
  }

  private func note(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double?,
    _ standing: RuleStatement.Standing
  ) {
    guard let parts = journal?.parts(terms) else { return }
    journal?.add(RuleStatement(parts, relation, constant, priority: priority, standing: standing))
  }

  /// Lets constraints that a new rule has broken be tried again when it changes.
  private func noteAddition(of rule: Rule) {
    for victim in victims { victim.contradicted.append(rule) }
    victims = []
  }

  // MARK: Expressions

  /// First side minus second, which the relation compares with 0; nil if an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let holder = constraint.holder else { return nil }
    var result = LayoutExpression()
    result.constant =
      constraint.isMirrored(in: holder) ? Double(constraint.constant) : -Double(constraint.constant)
    let first = constraint.first
    let second = constraint.second
    guard add(first, times: 1, within: holder, other: second?.item, to: &result) else { return nil }
    if let second, constraint.multiplier != 0, second.attribute != .notAnAttribute {
      let factor = -Double(constraint.multiplier)
      guard add(second, times: factor, within: holder, other: first.item, to: &result) else { return nil }
    }
    return result
  }

  /// The relation of the expression with 0, which is the opposite one where leading attributes are on the right.
  private func relation(of constraint: NSLayoutConstraint) -> Relation {
    let isMirrored = constraint.holder.map { constraint.isMirrored(in: $0) } ?? false
    return switch constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  private func add(
    _ operand: LayoutOperand,
    times factor: Double,
    within holder: UIView,
    other: LayoutItem?,
    to result: inout LayoutExpression
  ) -> Bool {
    let isMirrored = operand.attribute.isDirectional && holder.isRightToLeft
    func placed(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
      isMirrored ? attribute.mirrored : attribute
    }
    // A distance is positive from right to left.
    let factor = isMirrored && operand.origin != nil ? -factor : factor
    guard
      add(operand.item, placed(operand.attribute), factor, holder, other ?? operand.origin?.item, &result)
    else { return false }
    guard let origin = operand.origin else { return true }
    return add(origin.item, placed(origin.attribute), -factor, holder, operand.item, &result)
  }

  private func add(
    _ item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double,
    _ holder: UIView,
    _ other: LayoutItem?,
    _ result: inout LayoutExpression
  ) -> Bool {
    guard let axis = attribute.axis, let variables = variables(of: item) else { return false }
    let isHorizontal = axis == .horizontal
    let size: FrameComponent = isHorizontal ? .width : .height
    if attribute.isSize {
      result.add(variable(variables, size), factor)
      return true
    }
    let share = attribute.share
    let offset = item.offset(of: attribute)
    result.constant += factor * offset
    // From inside, the edges of a scroll view are those of its content.
    let isSeenFromInside = other.map { item.contains($0) } ?? false
    if isSeenFromInside, item.view?.hasContentArea == true {
      guard share != 0 else { return true }
      let isCenter = attribute == .centerX || attribute == .centerY
      result.add(isCenter ? variable(variables, size) : contentVariable(variables, size), factor * share)
      return true
    }
    if share != 0 { result.add(variable(variables, size), factor * share) }
    addPosition(of: item, variables, isHorizontal ? .x : .y, factor, holder, isSeenFromInside, &result)
    return true
  }

  /// The position of an item's top left corner in the coordinates of the view that holds the constraint.
  private func addPosition(
    of item: LayoutItem,
    _ variables: ItemVariables,
    _ component: FrameComponent,
    _ factor: Double,
    _ holder: UIView,
    _ isSeenFromInside: Bool,
    _ result: inout LayoutExpression
  ) {
    if let view = item.view, view === holder {
      result.constant += factor * view.alignmentOrigin(component)
      return
    }
    result.add(variable(variables, component), factor)
    var next = item.view?.parent ?? item.guide?.owningView
    while let view = next, view !== holder, let variables = self.variables(of: .view(view)) {
      result.add(variable(variables, component), factor)
      result.constant -= factor * view.alignmentOrigin(component)
      if view.hasContentArea { result.add(originVariable(variables, component), -factor) }
      next = view.parent
    }
  }
}

extension LayoutExpression {
  func hasTerms(of other: LayoutExpression) -> Bool {
    terms.elementsEqual(other.terms) { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }
}

extension NSLayoutConstraint {
  var hasMargin: Bool { first.attribute.isMargin || secondAttribute.isMargin }

  var hasBaseline: Bool { first.attribute.isBaseline || secondAttribute.isBaseline }
}

extension NSLayoutConstraint {
  /// Whether the constraint's positions, and so its constant, are measured from right to left.
  @MainActor
  fileprivate func isMirrored(in holder: UIView) -> Bool {
    guard first.attribute.isDirectional && first.origin == nil || secondAttribute.isDirectional else {
      return false
    }
    return holder.isRightToLeft
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute on the right for a leading one, and on the left for a trailing one.
  fileprivate var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }

  /// The share of the size between the item's origin and the attribute.
  fileprivate var share: Double {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 1
    }
  }
}

extension LayoutItem {
  /// The distance from the edge or the middle to an attribute that margins or text move.
  @MainActor
  fileprivate func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
    guard let view else { return 0 }
    if attribute.isBaseline {
      return Double(attribute == .firstBaseline ? view.firstBaselineOffset : -view.lastBaselineOffset)
    }
    guard attribute.isMargin else { return 0 }
    let margins = view.layoutMargins
    switch attribute {
    case .leftMargin, .leadingMargin: return Double(margins.left)
    case .rightMargin, .trailingMargin: return Double(-margins.right)
    case .topMargin: return Double(margins.top)
    case .bottomMargin: return Double(-margins.bottom)
    case .centerXWithinMargins: return Double(margins.left - margins.right) / 2
    default: return Double(margins.top - margins.bottom) / 2
    }
  }

  /// Whether the other item is inside this view.
  @MainActor
  fileprivate func contains(_ other: LayoutItem) -> Bool {
    guard let view, let owner = other.owner else { return false }
    return other.view === view ? false : owner.isContained(in: view)
  }
}

extension UIView {
  /// The position of the alignment rectangle in the view's own coordinates.
  fileprivate final func alignmentOrigin(_ component: FrameComponent) -> Double {
    let insets = alignmentRectInsets
    return Double(component == .x ? insets.left : insets.top)
  }
}
