/// A report that goes to a file beside what goes to standard output.
struct ReportFile: Equatable, Sendable {
  let format: ReportFormat
  let path: String
  /// The environment variable that names the file; nil if the command line does.
  let variable: EnvironmentVariable?

  init(format: ReportFormat, path: String, namedBy variable: EnvironmentVariable? = nil) {
    self.format = format
    self.path = path
    self.variable = variable
  }

  /// Reads `FORMAT:FILE`; the option's name is for the words of an error.
  init(_ name: String, _ text: String) throws(ToolError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw ToolError("'\(name)' takes a format and a file, such as junit:report.xml, not '\(text)'.")
    }
    format = try Options.choice(name, parts[0], of: ReportFormat.self)
    guard parts[1] != "-" else {
      throw ToolError("'\(name)' takes a file. For standard output say --format \(parts[0]).")
    }
    path = Options.path(parts[1])
    variable = nil
  }
}
