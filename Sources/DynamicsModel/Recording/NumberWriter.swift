import Physics

/// Serializes values as numbers, which ``NumberReader`` reads back.
public struct NumberWriter {
  /// The numbers written.
  public private(set) var numbers: [Double] = []

  /// Creates an empty writer.
  public init() {}

  /// Writes a number.
  public mutating func write(_ number: Double) {
    numbers.append(number)
  }

  /// Writes a Boolean.
  public mutating func write(_ isSo: Bool) {
    numbers.append(isSo ? 1 : 0)
  }

  /// Writes an integer, such as a count.
  public mutating func write(_ count: Int) {
    numbers.append(Double(count))
  }

  /// Writes a vector.
  public mutating func write(_ vector: Vector2) {
    numbers.append(vector.x)
    numbers.append(vector.y)
  }

  /// Writes an optional number.
  public mutating func write(_ number: Double?) {
    write(number != nil)
    if let number { write(number) }
  }
}
