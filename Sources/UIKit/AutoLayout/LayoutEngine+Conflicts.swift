internal import LinearConstraints

/// Constraints that can't hold together.
extension LayoutEngine {
  /// Breaks a constraint among those that contradict each other, and returns its rule, which the solver removes.
  ///
  /// It is the one that was added last, but none that a stack hides or fills itself with if there is another one.
  /// Source: public console logs.
  func breakConstraint(
    among conflict: [Rule],
    with name: String? = nil,
    sparesOthersKept: Bool = false
  ) -> Rule? {
    let candidates = conflict.reversed().compactMap { rule in constraintOfRule[rule].map { (rule, $0) } }
    let chosen = candidates.first { $0.1.constraint?.isKeptByStacks == false }
    guard let (known, victim) = chosen ?? (sparesOthersKept ? nil : candidates.first) else { return nil }
    breakConstraint(victim, conflict: conflict, with: name)
    victims.append(victim)
    victim.rule = nil
    noteRemoval(of: known)
    return known
  }

  /// Leaves a constraint out, and keeps a message about what it contradicts.
  func breakConstraint(_ victim: ActiveConstraint, conflict: [Rule], with name: String? = nil) {
    victim.contradicted = conflict.filter { $0 != victim.rule }
    registerBroken(victim)
    guard !victim.wasReported, fitting == nil, let own = victim.constraint?.text else { return }
    var lines = conflict.map { constraintOfRule[$0]?.constraint?.text ?? namesOfRules[$0] ?? "" }
      .filter { !$0.isEmpty }
    if let name { lines.append(name) }
    if !lines.contains(own) { lines.append(own) }
    victim.report = LayoutConflict.text(lines, breaking: own)
  }

  /// A constraint that can't hold; it is tried again when what it contradicts changes.
  private func registerBroken(_ rule: ActiveConstraint) {
    rule.hasChanged = false
    guard !rule.isBroken else { return }
    rule.isBroken = true
    brokenRules.append(rule)
  }

  /// Tries broken constraints again where they or what they contradict have changed, until nothing changes any more;
  /// returns whether any holds again.
  @discardableResult
  func retryBroken() -> Bool {
    var hasMended = false
    repeat {
      let changed = changedRules
      changedRules = []
      let ready = brokenRules.filter { $0.hasChanged || !changed.isDisjoint(with: $0.contradicted) }
      for rule in ready where rule.rule == nil && rule.constraint != nil { addToSolver(rule) }
      for rule in ready where rule.rule != nil {
        rule.isBroken = false
        hasMended = true
      }
      if !ready.isEmpty { brokenRules.removeAll { !$0.isBroken } }
    } while !changedRules.isEmpty
    return hasMended
  }

  /// Logs conflicts that are left at the end of a layout.
  func reportConflicts() {
    for rule in brokenRules where rule.constraint != nil {
      guard let report = rule.report else { continue }
      rule.report = nil
      rule.wasReported = true
      root.device.console.log(report)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a stack hides a view with it, or lets a single view fill it, which comes before other constraints.
  var isKeptByStacks: Bool {
    identifier == "UISV-hiding" || identifier == "UISV-fill-proportionally"
  }
}

/// UIKit's message about constraints that contradict each other.
///
/// Source: public console logs.
private enum LayoutConflict {
  static func text(_ constraints: [String], breaking broken: String) -> String {
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \n\
      \tTry this: \n\
      \t\t(1) look at each constraint and try to figure out which you don't expect; \n\
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n
      """
    if constraints.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
      text +=
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
      text += "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
    }
    text += "(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += "Will attempt to recover by breaking constraint \n\(broken)\n\n"
    text +=
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    text +=
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKit/UIView.h> may "
    text += "also be helpful."
    return text
  }
}
