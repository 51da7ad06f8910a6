/// Which reports of a run are wanted, and where they go.
struct ReportOrder: Equatable, Sendable {
  /// What they are about.
  let subject: ReportSubject
  /// The form of what goes to standard output.
  let format: ReportFormat
  /// What goes to files.
  var files: [ReportFile]
  /// Whether reports say how long recipes took.
  var times = true
  /// The files that are read for them, which none of them may overwrite.
  var sources: [String] = []

  /// The options that say it.
  static let options: [any OptionDescription] = [Options.format, Options.report, Options.noTimes]
}

extension ReportOrder {
  /// What a command line says about it.
  init(_ subject: ReportSubject, _ arguments: CommandArguments) throws(ToolError) {
    self.subject = subject
    format = try arguments[Options.format]
    files = try arguments.all(Options.report)
    times = try !arguments[Options.noTimes]
  }
}
