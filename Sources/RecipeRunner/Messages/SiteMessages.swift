/// Says what was written, and where to begin.
enum SiteMessages {
  static func messages(for site: SiteWriter, _ summary: RunSummary, at path: String) -> [Message] {
    let totals = RunWords.totals(summary)
    let isSound = summary.exitCode == .verified
    let size =
      site.bytes < 1_000_000
      ? "\(site.bytes / 1_000) kB" : "\(site.bytes / 1_000_000).\(site.bytes / 100_000 % 10) MB"
    let outcome = "\(totals.outcome): "
    let index = (path.hasSuffix("/") ? path : path + "/") + PageFrame.Place.index.page
    return [
      .paragraph(
        (isSound ? .good(outcome) : .bad(outcome)) + MessageText(totals.particulars),
        marker: isSound ? .good("✓ ") : .bad("✗ "),
        indent: 0
      ),
      .paragraph(
        MessageText("\(Count.text(site.pages, "page")), \(size). Open \(index)"),
        marker: .faint("→ "),
        indent: 0
      ),
    ]
  }
}
