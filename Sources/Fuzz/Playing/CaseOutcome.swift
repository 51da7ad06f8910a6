/// What came of a case.
enum CaseOutcome: Equatable {
  /// It came to its end, and all held.
  case passed
  /// UIKit raised this exception, as it should for what the case did.
  case refused(exception: String)
  /// Something is wrong.
  case failed(Fault)
}
