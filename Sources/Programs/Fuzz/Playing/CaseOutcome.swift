/// The result of a case.
enum CaseOutcome: Equatable {
  /// The case ended without violated invariants.
  case passed
  /// UIKit raised an expected exception.
  case refused(exception: String)
  /// There is a fault.
  case failed(Fault)
}
