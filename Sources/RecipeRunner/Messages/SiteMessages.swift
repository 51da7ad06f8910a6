/// Says what was written, and where to begin.
enum SiteMessages {
  static func messages(for site: SiteWriter, _ summary: RunSummary, at path: String) -> [Message] {
    let size =
      site.bytes < 1_000_000
      ? "\(site.bytes / 1_000) kB" : "\(site.bytes / 1_000_000).\(site.bytes / 100_000 % 10) MB"
    let index = (path.hasSuffix("/") ? path : path + "/") + PageFrame.Place.index.page
    return CheckReporter.messages(for: summary) + [
      .paragraph(
        MessageText("\(Count.text(site.pages, "page")), \(size). Open \(index)"),
        marker: .faint("→ "),
        indent: 0
      )
    ]
  }
}
