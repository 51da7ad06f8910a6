/// What became of a closure that was run in a process of its own to see which exception it raises.
package enum ExceptionOutcome: Equatable, Sendable {
  /// UIKit raised an exception.
  case raised(name: String, reason: String)
  /// The closure came to its end.
  case nothing
  /// The process ended otherwise; the text says how.
  case lost(String)

  /// The outcome as the actual value of a check.
  var text: String {
    switch self {
    case .raised(let name, let reason): "\(name): \(reason)"
    case .nothing: Self.noException
    case .lost(let how): how
    }
  }

  static let noException = "no exception"
}
