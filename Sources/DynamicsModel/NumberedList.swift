/// A list of values with unique ascending numbers, in the order of insertion.
struct NumberedList<Value> {
  private(set) var values: [Value] = []
  private var numbers: [UInt64] = []

  var isEmpty: Bool { values.isEmpty }

  /// Appends a value with a number larger than all others.
  mutating func append(_ value: Value, number: UInt64) {
    values.append(value)
    numbers.append(number)
  }

  /// Removes and returns a value; nil if the number is unknown.
  mutating func remove(_ number: UInt64) -> Value? {
    guard let index = index(of: number) else { return nil }
    numbers.remove(at: index)
    return values.remove(at: index)
  }

  /// The value with a number; nil if the number is unknown.
  subscript(number: UInt64) -> Value? {
    index(of: number).map { values[$0] }
  }

  private func index(of number: UInt64) -> Int? {
    var lower = 0
    var upper = numbers.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if numbers[middle] < number { lower = middle + 1 } else { upper = middle }
    }
    return lower < numbers.count && numbers[lower] == number ? lower : nil
  }
}
