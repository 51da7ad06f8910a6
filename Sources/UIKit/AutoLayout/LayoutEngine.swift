internal import LinearConstraints

/// Solves the constraints of a tree of views.
///
/// The root of a tree has an engine only if there are constraints in the tree. Changes are collected, and applied
/// before the next layout; views then take their frames from it, each in its superview's `layoutSubviews`.
///
/// Source: Apple, High Performance Auto Layout (WWDC 2018, session 220) and Auto Layout Guide.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var solver = LinearSolver()

  /// Which view is fitted, if any.
  let fitting: LayoutFitting?

  private(set) var itemVariables: [ObjectIdentifier: ItemVariables] = [:]

  /// The variables of the items in the order in which they were made.
  private(set) var orderedVariables: [ItemVariables] = []

  private(set) var rules: [ObjectIdentifier: ActiveConstraint] = [:]

  /// Which constraint each of the solver's rules is; the others are frames and contents.
  var constraintOfRule: [Rule: ActiveConstraint] = [:]

  /// What constraints a log names for a rule that is none of the application's.
  var namesOfRules: [Rule: String] = [:]

  /// Whether anything has changed since the last solution.
  private(set) var isDirty = true

  /// The subtrees whose constraints are not known yet.
  private var unknownViews: [UIView] = []
  private var unconstrainedViews: [UIView] = []
  private var isSolving = false
  private var waiting: [NSLayoutConstraint] = []
  private var dirtyRules: [ActiveConstraint] = []
  private var dirtyVariables: [ItemVariables] = []
  var brokenRules: [ActiveConstraint] = []

  /// The constraints that were broken for the rule that is being added.
  var victims: [ActiveConstraint] = []

  /// Rules that the next solution removes first.
  private var goneRules: [Rule] = []
  private var hasGoneVariables = false

  /// Rules that were removed or have another constant: broken constraints that contradict them may hold now.
  var changedRules: Set<Rule> = []

  /// Whether margins, the safe area or lines of text move with each solution.
  var isRestless = false

  /// Constraints whose constants depend on margins or lines of text, which other changes move.
  var dependentRules: [ActiveConstraint] = []
  var journal: LayoutJournal?

  init(root: UIView, fitting: LayoutFitting? = nil) {
    self.root = root
    self.fitting = fitting
    unknownViews = [root]
  }

  // MARK: Changes

  func setDirty() {
    isDirty = true
    isRestless = false
    if fitting == nil { root.flags.insert(.needsSolution) }
  }

  /// A view has joined the tree.
  func treeDidGrow(at view: UIView) {
    unknownViews.append(view)
    setDirty()
  }

  func add(_ constraint: NSLayoutConstraint) {
    waiting.append(constraint)
    setDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if !waiting.isEmpty { waiting.removeAll { $0 === constraint } }
    guard let rule = rules.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    rule.constraint = nil
    withdraw(rule)
    setDirty()
  }

  /// Margins or the safe area have changed, of which all constraints with them are told.
  func marginsDidChange() { setDirty() }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let rule = rules[ObjectIdentifier(constraint)] else { return }
    markDirty(rule)
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let rule = rules[ObjectIdentifier(constraint)], let known = rule.rule else { return }
    solver.setPriority(Double(constraint.priority.rawValue), of: known)
    setDirty()
  }

  func contentDidChange(_ view: UIView) {
    guard let variables = itemVariables[ObjectIdentifier(view)] else { return }
    variables.isContentDirty = true
    variables.wrapping = nil
    markDirty(variables)
    for constraint in view.layoutState?.references ?? [] where constraint.hasBaseline {
      if let rule = rules[ObjectIdentifier(constraint)] { markDirty(rule) }
    }
  }

  func frameDidChange(_ view: UIView) {
    guard let variables = itemVariables[ObjectIdentifier(view)] else { return }
    if variables.isFree && variables.originRules.isEmpty { return }
    variables.isFrameDirty = true
    markDirty(variables)
  }

  /// A view is placed by its mask now, or isn't any more.
  func kindDidChange(_ view: UIView) {
    guard itemVariables[ObjectIdentifier(view)] != nil else { return }
    // Its variables have other rules now; what refers to them is made anew.
    let affected = view.layoutState?.references ?? []
    let below = constraints(through: view)
    forgetVariables(ObjectIdentifier(view))
    for constraint in affected + below {
      remove(constraint)
      add(constraint)
    }
  }

  /// The constraints with an item below a view whose expression passes through it.
  private func constraints(through view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = view.layoutState?.constraints ?? []
    var next: UIView? = view.parent
    while let present = next {
      found += (present.layoutState?.constraints ?? []).filter { constraint in
        constraint.items.contains { $0.owner?.isContained(in: view) == true }
      }
      next = present.parent
    }
    return found.filter { rules[ObjectIdentifier($0)] != nil }
  }

  /// Removes what belongs to a view that leaves the tree.
  func forget(_ view: UIView, _ state: LayoutState) {
    for constraint in state.constraints { remove(constraint) }
    for guide in state.allGuides { forgetVariables(ObjectIdentifier(guide)) }
    forgetVariables(ObjectIdentifier(view))
    unknownViews.removeAll { $0 === view }
    setDirty()
  }

  func forgetVariables(_ id: ObjectIdentifier) {
    guard let variables = itemVariables.removeValue(forKey: id) else { return }
    variables.isGone = true
    hasGoneVariables = true
    var gone = Array(variables.frameRules.values) + variables.maskAndRootRules + variables.exercise.rules
    gone += variables.originRules.values
    for content in variables.contentRules.values {
      gone += [content.hugging, content.resistance].compactMap { $0 }
    }
    for rule in gone { withdraw(rule) }
    setDirty()
  }

  private func withdraw(_ rule: ActiveConstraint) {
    guard let known = rule.rule else { return }
    rule.rule = nil
    withdraw(known)
  }

  /// Removes a rule from the solver, or lets the next solution do so.
  func withdraw(_ rule: Rule) {
    noteRemoval(of: rule)
    if isSolving { solver.remove(rule) } else { goneRules.append(rule) }
  }

  func noteRemoval(of rule: Rule) {
    constraintOfRule[rule] = nil
    namesOfRules[rule] = nil
    changedRules.insert(rule)
  }

  private func markDirty(_ rule: ActiveConstraint) {
    guard !rule.isDirty else { return }
    rule.isDirty = true
    dirtyRules.append(rule)
    setDirty()
  }

  private func markDirty(_ variables: ItemVariables) {
    dirtyVariables.append(variables)
    setDirty()
  }

  func register(_ variables: ItemVariables, for object: AnyObject) {
    itemVariables[ObjectIdentifier(object)] = variables
    orderedVariables.append(variables)
  }

  // MARK: Solving

  /// Applies all changes, and invalidates the layout of the superviews whose subviews have new frames, except of the one
  /// that is setting them.
  func solve(for superview: UIView? = nil) {
    // A view's own code may ask for layout while its content is measured.
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    stateChanges()
    retryBroken()
    wrapLines()
    if retryBroken() { wrapLines() }
    if fitting == nil {
      invalidateMoved(except: superview)
      takeContentSizes()
    }
  }

  /// Gives the solver what has changed.
  func stateChanges() {
    scan()
    isDirty = false
    if fitting == nil { root.flags.remove(.needsSolution) }
    removeGone()
    for rule in dependentRules { markDependent(rule) }
    // All that is known already changes before anything is added, so that old constants don't contradict new constraints.
    applyChanges()
    addWaiting()
    placeUnconstrained()
  }

  private func removeGone() {
    solver.remove(goneRules)
    goneRules = []
    dependentRules.removeAll { $0.constraint == nil }
    brokenRules.removeAll { $0.constraint == nil }
    guard hasGoneVariables else { return }
    hasGoneVariables = false
    orderedVariables.removeAll(where: \.isGone)
    dirtyVariables.removeAll(where: \.isGone)
  }

  private func markDependent(_ rule: ActiveConstraint) {
    guard !rule.isDirty else { return }
    rule.isDirty = true
    dirtyRules.append(rule)
  }

  /// Gives views that only constraints may place, and that have none, a frame with their natural size, as it has one
  /// that had some.
  private func placeUnconstrained() {
    for view in unconstrainedViews where view.isContained(in: root) {
      // The state lets the engine know when the view leaves.
      _ = view.ensuredLayoutState
      _ = variables(of: .view(view))
    }
    unconstrainedViews = []
  }

  /// Finds the constraints of the tree that are not known yet.
  private func scan() {
    var pending: [UIView] = unknownViews.reversed().filter { $0.isContained(in: root) }
    unknownViews = []
    while let view = pending.popLast() {
      if fitting == nil, view !== root, view.flags.contains(.maskIsNotConstraints) {
        view.flags.insert(.constraintsBelow)
        unconstrainedViews.append(view)
      }
      for child in view.children.reversed()
      where !child.flags.isDisjoint(with: [.constraintsBelow, .maskIsNotConstraints]) {
        pending.append(child)
      }
      waiting += view.layoutState?.constraints ?? []
    }
  }

  private func addWaiting() {
    let new = waiting
    waiting = []
    for constraint in new where rules[ObjectIdentifier(constraint)] == nil {
      guard constraint.isActive, constraint.items.allSatisfy({ $0.object != nil }) else { continue }
      let rule = ActiveConstraint(constraint)
      rules[ObjectIdentifier(constraint)] = rule
      if constraint.hasMargin || constraint.hasBaseline { dependentRules.append(rule) }
      addToSolver(rule)
    }
  }

  private func applyChanges() {
    var changes: [(rule: Rule, constant: Double)] = []
    for variables in orderedVariables {
      if case .system(let guide) = variables.kind { changes += systemChanges(variables, guide) }
    }
    let changedVariables = dirtyVariables
    dirtyVariables = []
    for variables in changedVariables {
      if variables.isFrameDirty {
        variables.isFrameDirty = false
        changes += frameChanges(variables)
      }
      if variables.isContentDirty {
        variables.isContentDirty = false
        changes += contentChanges(variables)
      }
    }
    let changedRules = dirtyRules
    dirtyRules = []
    for rule in changedRules {
      rule.isDirty = false
      guard rule.constraint != nil else { continue }
      rule.hasChanged = true
      if let change = updatedConstant(rule) { changes.append(change) }
    }
    apply(changes)
  }

  /// Changes constants; where they contradict constraints, one of these is broken.
  func apply(_ changes: [(rule: Rule, constant: Double)]) {
    if !brokenRules.isEmpty {
      for change in changes where solver.constant(of: change.rule) != change.constant {
        changedRules.insert(change.rule)
      }
    }
    _ = solver.edit(changes) { breakConstraint(among: $0) }
    victims = []
  }

  /// Whether so many views have come and gone that a new engine is smaller.
  var shouldRebuild: Bool {
    solver.symbolCount > 50_000 && solver.symbolCount > 16 * (rules.count + 6 * itemVariables.count)
  }
}
