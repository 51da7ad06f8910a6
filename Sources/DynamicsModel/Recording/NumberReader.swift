import Physics

/// Reads the output of ``NumberWriter``.
///
/// The numbers may be untrusted input: if they end early or contain an impossible count, the reader fails,
/// and returns zero from then on.
public struct NumberReader {
  private let numbers: [Double]
  private var next = 0

  /// Whether the input was incomplete or invalid.
  public private(set) var hasFailed = false

  /// Whether everything was read.
  public var isAtEnd: Bool { next == numbers.count }

  /// Creates a reader of numbers.
  public init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  /// Reads a number.
  public mutating func number() -> Double {
    guard !hasFailed, next < numbers.count else {
      hasFailed = true
      return 0
    }
    next += 1
    return numbers[next - 1]
  }

  /// Reads a Boolean.
  public mutating func flag() -> Bool { number() != 0 }

  /// Reads a count; fails if there are fewer numbers left.
  public mutating func count() -> Int {
    let number = number()
    guard number >= 0, number <= Double(numbers.count - next) else {
      hasFailed = true
      return 0
    }
    return Int(number)
  }

  /// Reads an integer below a limit; fails for other numbers.
  public mutating func index(below limit: Int) -> Int {
    let number = number()
    guard number >= 0, number < Double(limit) else {
      hasFailed = true
      return 0
    }
    return Int(number)
  }

  /// Reads a vector.
  public mutating func vector() -> Vector2 {
    let x = number()
    return Vector2(x, number())
  }

  /// Reads an optional number.
  public mutating func optional() -> Double? { flag() ? number() : nil }
}
