extension Array where Element: Equatable {
  /// The elements in order, each one once.
  var withoutRepetitions: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The elements that occur more than once, each one once, in the order in which they repeat.
  var repeatedElements: [Element] {
    indices.filter { self[..<$0].contains(self[$0]) }.map { self[$0] }.withoutRepetitions
  }
}
