/// The reports of a run to write, and their destinations.
struct ReportOptions: Equatable, Sendable {
  let subject: ReportSubject
  var length = LessonLength.short
  /// The format of the report on standard output.
  let format: ReportFormat
  let files: [ReportFile]
  var times = true
  /// The files that the reports are made from, which no report may overwrite.
  var sources: [String] = []
  /// The ids of the tool's own recipes, in the order of the learning path; lessons name the next one.
  var path: [String] = []

  static let options: [any OptionDescription] = [Options.format, Options.report, Options.noTimes]
}

extension ReportOptions {
  func along(_ path: [String]) -> ReportOptions {
    var options = self
    options.path = path
    return options
  }

  init(_ subject: ReportSubject, _ arguments: CommandArguments) {
    self.subject = subject
    length = arguments[Options.all] ? .full : .short
    format = arguments[Options.format]
    files = arguments.all(Options.report)
    times = !arguments[Options.noTimes]
  }
}

/// The subject of a report, named after the command that prints it.
enum ReportSubject: String, CaseIterable, Sendable {
  /// Whether each recipe does what it promises.
  case verdicts = "check"
  /// How well each claim is covered by checks.
  case claims
  /// What each recipe teaches.
  case lessons = "run"
}

/// A report that is written to a file, in addition to the one on standard output.
struct ReportFile: Equatable, Sendable {
  let format: ReportFormat
  let path: String
}

extension ReportFile {
  init(_ name: String, _ text: String) throws(ToolError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ToolError("'\(name)' takes a format and a file, such as junit:report.xml, not '\(text)'.")
    }
    let format = try Options.choice(name, parts[0], of: ReportFormat.allCases)
    guard parts[1] != "-" else {
      throw ToolError("'\(name)' takes a file. For standard output say --format \(parts[0]).")
    }
    self.init(format: format, path: Options.path(parts[1]))
  }
}

/// The formats in which a run can be reported.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs: a JSON value.
  case json
  /// For programs: the event stream.
  case events
  /// For CI: JUnit's XML.
  case junit
  /// For test harnesses: the Test Anything Protocol, version 14.
  case tap
  /// For GitHub: annotations in the log.
  case github
  /// For GitHub and GitLab: a summary in Markdown.
  case markdown

  func reporter(of subject: ReportSubject, _ length: LessonLength = .short, path: [String] = [])
    -> any Reporter
  {
    switch (self, subject) {
    case (.text, .verdicts): CheckReporter()
    case (.text, .claims): ClaimsReporter()
    case (.text, .lessons): LessonReporter(length: length, path: path)
    case (.json, .verdicts): CheckJSONReporter()
    case (.json, .claims): ClaimsJSONReporter()
    case (.json, .lessons): LessonJSONReporter()
    case (.events, _): EventsReporter()
    case (.junit, _): JUnitReporter()
    case (.tap, _): TAPReporter()
    case (.github, _): GitHubReporter { SourceFiles.ofWorkspace.path(of: $0) }
    case (.markdown, _): MarkdownReporter()
    }
  }
}
