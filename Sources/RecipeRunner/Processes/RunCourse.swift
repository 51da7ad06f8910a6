/// Whether a run goes on.
enum RunCourse: Equatable {
  case goOn
  /// What has not been reported will not be.
  case stop
}
