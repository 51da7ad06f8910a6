import Physics

/// Reads what ``NumberWriter`` has told.
///
/// Numbers may come from strangers: where they end too early, or count what can't be there, the reader has failed, and
/// all that it reads then is zero.
public struct NumberReader {
  private let numbers: [Double]
  private var next = 0

  /// Whether something was missing, or could not be.
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

  /// Reads whether something is so.
  public mutating func flag() -> Bool { number() != 0 }

  /// Reads how many follow: at least one number for each, or it has failed.
  public mutating func count() -> Int {
    let number = number()
    guard number >= 0, number <= Double(numbers.count - next) else {
      hasFailed = true
      return 0
    }
    return Int(number)
  }

  /// Reads a whole number below a limit; others have failed.
  public mutating func index(below limit: Int) -> Int {
    let number = number()
    guard number >= 0, number < Double(limit) else {
      hasFailed = true
      return 0
    }
    return Int(number)
  }

  /// Reads a place or a vector.
  public mutating func vector() -> Vector2 {
    let x = number()
    return Vector2(x, number())
  }

  /// Reads a number that may be missing.
  public mutating func optional() -> Double? { flag() ? number() : nil }
}
