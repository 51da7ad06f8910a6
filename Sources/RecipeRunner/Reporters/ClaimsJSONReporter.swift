/// Writes all claims as one list for programs.
struct ClaimsJSONReporter: Reporter {
  private var collector = ReportCollector()

  mutating func messages(for event: Event) -> [Message] {
    _ = collector.add(event)
    guard case .runEnded = event.kind else { return [] }
    return [.verbatim(JSONText.of(collector.reports.flatMap(ClaimEntry.entries)))]
  }
}
