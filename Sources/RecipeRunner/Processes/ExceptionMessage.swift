import Foundation

/// The name and the reason in the message that UIKit prints when an exception ends the process.
package struct ExceptionMessage: Equatable {
  package let name: String
  package let reason: String

  /// Finds the last such message in what a process printed; the reason may hold quotes and line feeds.
  package init?(in text: String) {
    let prefix = "*** Terminating app due to uncaught exception '"
    let middle = "', reason: '"
    guard let start = text.range(of: prefix, options: .backwards),
      let separator = text.range(of: middle, range: start.upperBound..<text.endIndex)
    else { return nil }
    var rest = text[separator.upperBound...]
    // The reason ends at the last quote that ends a line.
    while let quote = rest.lastIndex(of: "'") {
      let next = text.index(after: quote)
      if next == text.endIndex || text[next].isNewline {
        name = String(text[start.upperBound..<separator.lowerBound])
        reason = String(text[separator.upperBound..<quote])
        return
      }
      rest = rest[..<quote]
    }
    return nil
  }
}
