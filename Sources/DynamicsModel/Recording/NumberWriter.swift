import Physics

/// Tells values in numbers, one after the other, so that ``NumberReader`` finds the same.
public struct NumberWriter {
  /// What was told so far.
  public private(set) var numbers: [Double] = []

  /// Creates a writer that has told nothing yet.
  public init() {}

  /// Tells a number.
  public mutating func write(_ number: Double) {
    numbers.append(number)
  }

  /// Tells whether something is so.
  public mutating func write(_ isSo: Bool) {
    numbers.append(isSo ? 1 : 0)
  }

  /// Tells a whole number, such as how many follow.
  public mutating func write(_ count: Int) {
    numbers.append(Double(count))
  }

  /// Tells a place or a vector.
  public mutating func write(_ vector: Vector2) {
    numbers.append(vector.x)
    numbers.append(vector.y)
  }

  /// Tells a number that may be missing.
  public mutating func write(_ number: Double?) {
    write(number != nil)
    if let number { write(number) }
  }
}
