internal import LinearConstraints

extension LayoutEngine {
  /// Whether the constraints leave the frame of an item open, or the size of a scroll view's content.
  func isAmbiguous(_ variables: ItemVariables) -> Bool {
    FrameComponent.allCases.contains { isAmbiguous(variables.components[$0.rawValue]) }
      || isAmbiguous(variables.contentArea[.width]) || isAmbiguous(variables.contentArea[.height])
  }

  private func isAmbiguous(_ variable: Variable?) -> Bool {
    guard let variable else { return false }
    return solver.isAmbiguous(variable, above: Double(UILayoutPriority.exercise.rawValue))
  }

  /// Chooses the next valid frame of a view with an ambiguous layout, which the next layout sets.
  ///
  /// Each component that is open has the value of the usual solution or, as far as the constraints allow, the size of the
  /// superview or the place at its far edge. The frames with all combinations follow each other.
  func exerciseAmbiguity(of variables: ItemVariables) {
    guard let size = variables.item.view?.parent?.bounds.size else { return }
    let open = FrameComponent.allCases.filter { isAmbiguous(variables.components[$0.rawValue]) }
    let before = frame(of: variables)
    let combinations = 1 << open.count
    for _ in 1..<combinations where frame(of: variables) == before {
      for rule in variables.exercise.rules {
        noteRemoval(of: rule)
        solver.remove(rule)
      }
      let step = (variables.exercise.step + 1) % combinations
      let chosen = open.enumerated().filter { step >> $0.offset & 1 == 1 }.map(\.element)
      variables.exercise = (step, chosen.compactMap { exercise($0, of: variables, in: size) })
    }
    setDirty()
  }

  private func exercise(_ component: FrameComponent, of variables: ItemVariables, in size: CGSize) -> Rule? {
    var terms = [Term(variable(variables, component))]
    if component == .x || component == .y {
      terms.append(Term(variable(variables, component == .x ? .width : .height)))
    }
    let length = Double(component.axis == .horizontal ? size.width : size.height)
    return addRule(terms, .equal, length, priority: .exercise, name: "")
  }
}

extension UILayoutPriority {
  /// The priority of the frames of ambiguous layouts that are tried, weaker than all others.
  fileprivate static let exercise = UILayoutPriority(0.25)
}
