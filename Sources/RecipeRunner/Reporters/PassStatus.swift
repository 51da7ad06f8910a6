/// Whether something has passed, as reports for programs say it.
enum PassStatus: String, Encodable {
  case passed
  case failed

  init(_ passed: Bool) { self = passed ? .passed : .failed }
}
