import Foundation

/// Writes all reports of a run, each in its own format and to its own destination.
@MainActor
struct RunReports {
  private(set) var summary = RunSummary()

  private var parts: [Part]
  private let keepsTimes: Bool

  private struct Part {
    var reporter: any Reporter
    let console: Console
    let output: Output
  }

  /// Opens the files of all reports, so that a file that can't be written is detected before the run.
  init(_ options: ReportOptions, _ console: Console, _ output: Output) throws(ToolError) {
    keepsTimes = options.times
    func reporter(_ format: ReportFormat) -> any Reporter {
      format.reporter(of: options.subject, options.length, path: options.path)
    }
    parts = [Part(reporter: reporter(options.format), console: console, output: output)]
    do throws(ToolError) {
      var used = Set(options.sources.map(Self.resolved))
      for file in options.files {
        guard used.insert(Self.resolved(file.path)).inserted else {
          throw ToolError(
            "'\(file.path)' is the file of another report, or of a stream that the report is made from. "
              + "Name another file."
          )
        }
        parts.append(
          Part(reporter: reporter(file.format), console: .plain, output: try Output.file(file.path))
        )
      }
    } catch {
      // Leave no empty reports of a run that never started.
      for part in parts { part.output.discard() }
      throw error
    }
    for part in parts.dropFirst() { part.output.empty() }
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  mutating func begin(_ plan: RunPlan) {
    summary = RunSummary(of: plan)
    write { $0.begin(plan) }
  }

  mutating func add(_ report: LessonRun) {
    var report = report
    if !keepsTimes { report.time = nil }
    summary.count(report)
    write { $0.report(report) }
  }

  /// Writes the end of all reports, and throws the first error.
  mutating func end() throws(SystemError) {
    let summary = summary
    write { $0.end(summary) }
    var failure: SystemError?
    for part in parts {
      // If one report can't be written, the others still are.
      do { try part.output.finish() } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  private mutating func write(_ messages: (inout any Reporter) -> [Message]) {
    for index in parts.indices {
      let text = parts[index].console.text(messages(&parts[index].reporter))
      parts[index].output.write(text)
    }
  }
}

/// Turns the events of a run into messages.
protocol Reporter {
  mutating func begin(_ plan: RunPlan) -> [Message]
  mutating func report(_ recipe: LessonRun) -> [Message]
  mutating func end(_ summary: RunSummary) -> [Message]
}

extension Reporter {
  mutating func begin(_ plan: RunPlan) -> [Message] { [] }
}

extension LessonRun {
  /// The output of all reporters for a run of this recipe, in 80 columns without colour.
  ///
  /// Random cases use it to test that every report can be made, whatever a worker wrote.
  package var everyReport: String {
    let plan = RunPlan(recipes: [id])
    var summary = RunSummary(of: plan)
    summary.count(self)
    let console = Console(width: 80, usesColor: false)
    return ReportSubject.allCases.flatMap { subject in
      ReportFormat.allCases.map { format in
        var reporter = format.reporter(of: subject, .full)
        return console.text(reporter.begin(plan) + reporter.report(self) + reporter.end(summary))
      }
    }.joined()
  }
}
