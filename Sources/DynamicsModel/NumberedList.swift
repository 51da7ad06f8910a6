/// Values by numbers that are given once, in the order in which they came.
struct NumberedList<Value> {
  private(set) var values: [Value] = []
  private var numbers: [UInt64] = []

  var isEmpty: Bool { values.isEmpty }

  /// Adds a value under a number that is greater than all before.
  mutating func append(_ value: Value, number: UInt64) {
    values.append(value)
    numbers.append(number)
  }

  /// Takes a value out and returns it; nil for a number that is not there.
  mutating func remove(_ number: UInt64) -> Value? {
    guard let place = place(of: number) else { return nil }
    numbers.remove(at: place)
    return values.remove(at: place)
  }

  /// The value of a number, nil if it is not there.
  subscript(number: UInt64) -> Value? {
    place(of: number).map { values[$0] }
  }

  private func place(of number: UInt64) -> Int? {
    var lower = 0
    var upper = numbers.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if numbers[middle] < number { lower = middle + 1 } else { upper = middle }
    }
    return lower < numbers.count && numbers[lower] == number ? lower : nil
  }
}
