/// The outcome of a closure that ran in another process and may raise an exception.
package enum ExceptionOutcome: Equatable, Sendable {
  case raised(name: String, reason: String)
  /// The closure returned.
  case nothing
  /// The process ended for another reason, which the text names.
  case lost(String)

  var text: String {
    switch self {
    case .raised(let name, let reason): "\(name): \(reason)"
    case .nothing: Self.noException
    case .lost(let how): how
    }
  }

  static let noException = "no exception"
}
