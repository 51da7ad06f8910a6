/// What a report says of the recipes that ran; each command that runs recipes asks for one.
enum ReportSubject: Equatable, Sendable {
  /// Whether each recipe does what it promises.
  case verdicts
  /// How well each claim is covered.
  case claims
  /// What each recipe teaches.
  case lessons(LessonLength)
}
