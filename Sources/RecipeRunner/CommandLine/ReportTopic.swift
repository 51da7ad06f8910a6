/// The command whose report is made of a stream.
enum ReportTopic: String, CaseIterable, Sendable {
  case check
  case claims
  case run

  /// What such a report says.
  func subject(_ length: LessonLength) -> ReportSubject {
    switch self {
    case .check: .verdicts
    case .claims: .claims
    case .run: .lessons(length)
    }
  }
}
