import Foundation

/// Checks ranges before Foundation sees them: on Linux it ends the process where UIKit raises an exception.
package enum AttributedRange {
  /// What is about to be done with a range; each has its own words in the exception's reason.
  package enum Operation: Sendable {
    case setAttributes
    case readAttributes
    case replaceCharacters

    fileprivate var reason: String {
      switch self {
      case .setAttributes:
        "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
      case .readAttributes:
        "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
      case .replaceCharacters:
        "NSConcreteMutableAttributedString replaceCharactersInRange:withString:: Range or index out of bounds"
      }
    }
  }

  /// The exception that a range or index calls for.
  package struct Violation: Hashable, Sendable {
    package let name: String
    package let reason: String
  }

  /// Nil if the range lies within a string of `length` UTF-16 units, otherwise what is to be raised.
  ///
  /// The range of a substring that is missing, (NSNotFound, 0), lies outside of every string.
  package static func violation(of range: NSRange, length: Int, operation: Operation) -> Violation? {
    let isInside =
      range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
    return isInside ? nil : Violation(name: "NSRangeException", reason: operation.reason)
  }

  /// Nil if a character of a string of `length` UTF-16 units stands at the index, otherwise what is to be raised.
  package static func violation(ofIndex index: Int, length: Int) -> Violation? {
    (0..<max(length, 0)).contains(index)
      ? nil : Violation(name: "NSRangeException", reason: Operation.readAttributes.reason)
  }

  /// Raises NSRangeException if the range does not lie within a string of `length` UTF-16 units.
  package static func check(_ range: NSRange, length: Int, _ operation: Operation) {
    guard let violation = violation(of: range, length: length, operation: operation) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }

  /// Raises NSRangeException if no character of a string of `length` UTF-16 units stands at the index.
  package static func check(index: Int, length: Int) {
    guard let violation = violation(ofIndex: index, length: length) else { return }
    UIKitException.raise(NSExceptionName(rawValue: violation.name), violation.reason)
  }
}
