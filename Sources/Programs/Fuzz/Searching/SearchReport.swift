import Foundation

/// The report of a search.
struct SearchReport {
  let tallies: [(name: String, tally: KindStatistics)]
  let findings: [Finding]

  /// The text of a finding: the fault, the command that reproduces it, and the steps.
  static func text(of finding: Finding) -> String {
    let note = finding.isReproduced ? "" : " (not reproduced when played again)"
    return """
      \(finding.selection.kind): \(finding.fault.text)
        \(finding.command)\(note)
      \(finding.steps.map { "    \($0)\n" }.joined())
      """
  }

  /// The table: a line for each kind, each exception and each finding.
  var text: String {
    let columns = ["kind", "cases", "refused", "findings", "failed cases", "cases/s"]
    var lines = [Self.line(columns)]
    for (name, tally) in tallies {
      let findings = findings.filter { $0.selection.kind == name }.count
      let speed = tally.seconds > 0 ? Double(tally.cases) / tally.seconds : 0
      lines.append(
        Self.line([
          name, "\(tally.cases)", "\(tally.expectedExceptions.values.reduce(0, +))", "\(findings)",
          "\(tally.failures)",
          String(format: "%.0f", speed),
        ])
      )
      for (exception, count) in tally.expectedExceptions.sorted(by: { $0.key < $1.key }) {
        lines.append("  refused with \(exception): \(count)")
      }
    }
    for finding in findings {
      lines.append("\(finding.selection.kind) × \(finding.count): \(finding.fault.signature)")
      lines.append("  \(finding.command)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ columns: [String]) -> String {
    columns.enumerated().map { index, text in
      let padding = String(repeating: " ", count: max(0, 12 - text.count))
      return index == 0 ? text + padding : padding + text
    }.joined(separator: " ")
  }
}
