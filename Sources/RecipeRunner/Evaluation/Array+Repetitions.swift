extension Array where Element: Hashable {
  /// The elements in order, each one once.
  var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }

  /// The elements that occur more than once, each one once, in the order in which they repeat.
  var repeatedElements: [Element] {
    var known: Set<Element> = []
    return filter { !known.insert($0).inserted }.withoutRepetitions
  }
}
