/// How numbers move when some are taken out and others are put in.
///
/// What is taken out is counted as it was before, what is put in as it is after. Asking takes logarithmic time.
struct IndexShift: Equatable {
  /// What is taken out, in rising order, each number once.
  var removed: [Int] = []

  /// What is put in, in rising order, each number once.
  var inserted: [Int] = []

  /// The number after the change, or nil if it was taken out.
  func new(_ old: Int) -> Int? { IndexShift.moved(old, without: removed, with: inserted) }

  /// The number before the change, or nil if it was put in.
  func old(_ new: Int) -> Int? { IndexShift.moved(new, without: inserted, with: removed) }

  private static func moved(_ index: Int, without gone: [Int], with come: [Int]) -> Int? {
    let goneBefore = gone.firstIndex(fulfilling: { gone[$0] >= index })
    guard goneBefore == gone.count || gone[goneBefore] != index else { return nil }
    let rest = index - goneBefore
    return rest + come.firstIndex(fulfilling: { come[$0] - $0 > rest })
  }
}

extension [Int] {
  /// The numbers in rising order, each once.
  var risingAndDistinct: [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }

  /// The first index that fulfils a condition which all later ones fulfil too, or the end.
  fileprivate func firstIndex(fulfilling condition: (Int) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
