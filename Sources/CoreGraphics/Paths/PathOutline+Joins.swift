extension PathOutline {
  /// Whether a corner has a mitre whose length, relative to the width of the stroke, is between two limits.
  ///
  /// Source for the ratio: SVG 2, "stroke-miterlimit".
  package func hasMitre(longerThan low: CGFloat, atMost high: CGFloat) -> Bool {
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    var (first, last): (CGVector?, CGVector?)
    var isFound = false
    func join(_ direction: CGVector) {
      if let last {
        // The turn is t; the ratio is 1 / cos(t / 2).
        let cosine = last.dot(direction)
        let ratio = cosine > -1 ? (2 / (1 + cosine)).squareRoot() : .infinity
        if ratio > low, ratio <= high { isFound = true }
      }
    }
    func add(_ points: [CGPoint]) {
      let ends = [point] + points
      let steps = zip(ends, ends.dropFirst()).compactMap { $0 == $1 ? nil : CGVector(from: $0, to: $1).unit }
      if let begin = steps.first, let end = steps.last {
        join(begin)
        first = first ?? begin
        last = end
      }
      point = ends[ends.count - 1]
    }
    for element in elements {
      switch element {
      case .move(let to):
        (start, point, first, last) = (to, to, nil, nil)
      case .close:
        add([start])
        if let first { join(first) }
        (first, last) = (nil, nil)
      case .line, .quadCurve, .curve: add(element.points)
      }
      if isFound { return true }
    }
    return false
  }
}
