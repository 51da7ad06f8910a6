/// The forms of a report.
enum ReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
}
