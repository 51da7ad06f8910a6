internal import LinearConstraints

/// What depends on the frames that are found: lines of text, margins, safe areas and baselines.
extension LayoutEngine {
  /// Lets content that wraps lines by itself have the height for its width.
  ///
  /// A second and a third time are for widths that depend on heights.
  func wrapLines() {
    for _ in 0..<3 {
      var changes: [(rule: Rule, constant: Double)] = []
      for variables in orderedVariables {
        guard let view = variables.item.view, let rules = variables.contentRules[.height],
          let variable = variables.components[FrameComponent.width.rawValue]
        else { continue }
        let width = pixels(solver.value(of: variable))
        if variables.wrapping?.width == width { continue }
        guard let height = view.contentHeight(atWidth: width) else { continue }
        variables.wrapping = (width, height)
        for rule in [rules.hugging, rules.resistance].compactMap({ $0 }) {
          changes.append((rule, Double(height)))
        }
      }
      if changes.isEmpty { return }
      apply(changes)
    }
  }

  /// Whether margins, the safe area or lines of text have moved since the last solution, which is invalid then.
  private var haveDependentsMoved: Bool {
    guard !isDirty, !isRestless else { return false }
    return
      orderedVariables.contains { variables in
        guard case .system(let guide) = variables.kind else { return false }
        return systemChanges(variables, guide).contains { solver.constant(of: $0.rule) != $0.constant }
      }
      || dependentRules.contains { rule in
        guard let constraint = rule.constraint, let expression = expression(of: constraint) else {
          return false
        }
        return rule.expression.constant != expression.constant
      }
  }

  /// Asks for another solution if margins, the safe area or lines of text have moved; after the last one, they are left
  /// as they are.
  func checkDependents(isLast: Bool) {
    guard haveDependentsMoved else { return }
    guard isLast else {
      setDirty()
      return
    }
    isRestless = true
    root.device.console.logOnce(
      "Layout of \(LayoutItem.view(root).text) doesn't come to rest: constraints move the margins, safe areas or "
        + "baselines that they depend on with each solution. The last one is kept; constrain such views to others."
    )
  }
}
