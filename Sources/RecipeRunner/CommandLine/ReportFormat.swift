/// The forms in which a run can be reported.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs: a JSON value.
  case json
  /// For programs: the event stream.
  case events
  /// For CI: JUnit's XML.
  case junit
  /// For harnesses: the Test Anything Protocol, version 14.
  case tap
  /// For harnesses that refuse version 14: version 13.
  case tap13
  /// For GitHub: annotations in the log.
  case github
  /// For GitHub and GitLab: a summary in Markdown.
  case markdown

  /// What writes this form.
  func reporter(of subject: ReportSubject) -> any Reporter {
    switch (self, subject) {
    case (.text, .verdicts): CheckReporter()
    case (.text, .claims): ClaimsReporter()
    case (.text, .lessons(let length)): LessonReporter(length: length)
    case (.json, .verdicts): CheckJSONReporter()
    case (.json, .claims): ClaimsJSONReporter()
    case (.json, .lessons): LessonJSONReporter()
    case (.events, _): EventsReporter()
    case (.junit, _): JUnitReporter()
    case (.tap, _): TAPReporter(version: 14)
    case (.tap13, _): TAPReporter(version: 13)
    case (.github, _): GitHubReporter { SourceFiles.ofWorkspace.path(of: $0) }
    case (.markdown, .verdicts), (.markdown, .lessons): MarkdownReporter()
    case (.markdown, .claims): ClaimsMarkdownReporter()
    }
  }
}
