internal import LinearConstraints

extension LayoutEngine {
  /// Whether the constraints leave the place of an item open, or the size of a scroll view's content.
  func isAmbiguous(_ place: LayoutPlace) -> Bool {
    LayoutPart.allCases.contains { isAmbiguous(place.variables[$0.rawValue]) }
      || isAmbiguous(place.contentArea[.width]) || isAmbiguous(place.contentArea[.height])
  }

  private func isAmbiguous(_ variable: Variable?) -> Bool {
    guard let variable else { return false }
    return solver.isAmbiguous(variable, above: Double(UILayoutPriority.exercise.rawValue))
  }

  /// Chooses the next valid frame of a view with an ambiguous layout, which the next layout sets.
  ///
  /// Each part that is open has the value of the usual solution or, as far as the constraints allow, the size of the
  /// superview or the place at its far edge. The frames with all combinations follow each other.
  func exerciseAmbiguity(of place: LayoutPlace) {
    guard let size = place.item.view?.parent?.bounds.size else { return }
    let parts = LayoutPart.allCases.filter { isAmbiguous(place.variables[$0.rawValue]) }
    let before = frame(of: place)
    let combinations = 1 << parts.count
    for _ in 1..<combinations where frame(of: place) == before {
      for rule in place.exercise.rules {
        noteRemoval(of: rule)
        solver.remove(rule)
      }
      let step = (place.exercise.step + 1) % combinations
      let chosen = parts.enumerated().filter { step >> $0.offset & 1 == 1 }.map(\.element)
      place.exercise = (step, chosen.compactMap { exercise($0, of: place, in: size) })
    }
    setDirty()
  }

  private func exercise(_ part: LayoutPart, of place: LayoutPlace, in size: CGSize) -> Rule? {
    var terms = [Term(variable(place, part))]
    if part == .x || part == .y { terms.append(Term(variable(place, part == .x ? .width : .height))) }
    let length = Double(part.axis == .horizontal ? size.width : size.height)
    return addRule(terms, .equal, length, priority: .exercise, name: "")
  }
}

extension UILayoutPriority {
  /// The priority of the frames of ambiguous layouts that are tried, weaker than all others.
  fileprivate static let exercise = UILayoutPriority(0.25)
}
