extension PathOutline {
  /// The path walked from its end to its start: the last subpath first, each in the opposite direction.
  ///
  /// An open subpath starts at its former end. A closed one starts at its last point before closing and is
  /// closed.
  package var reversed: PathOutline {
    var result = PathOutline()
    var isClosed = false
    for (index, element) in elements.enumerated().reversed() {
      if isEndOfSubpath(index), let end = element.points.last {
        result.add(.move(end))
      }
      // The step starts where the step before it ended.
      let start = elements[..<index].last?.points.last ?? .zero
      switch element {
      case .move:
        if isClosed { result.add(.close) }
        isClosed = false
      case .line:
        result.add(.line(start))
      case .quadCurve(let control, _):
        result.add(.quadCurve(control: control, end: start))
      case .curve(let control1, let control2, _):
        result.add(.curve(control1: control2, control2: control1, end: start))
      case .close:
        isClosed = true
        result.add(.move(start))
      }
    }
    return result
  }

  /// Whether the next step, if any, starts another subpath.
  private func isEndOfSubpath(_ index: Int) -> Bool {
    guard index + 1 < elements.count else { return true }
    if case .move = elements[index + 1] { return true }
    return false
  }
}
