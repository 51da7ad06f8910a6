import LiveEngine
import RecipeKit
import RecipeRunner

/// Writes a site while its recipes run: each lesson as soon as it is done, the pages of all lessons at the end.
struct SiteWriter {
  private let map: SiteMap
  private var folder: SiteFolder
  /// The lessons that are written, in whichever order they came.
  private var written: [String: LessonEntry] = [:]
  private var summary: RunSummary
  /// How many pages there are so far.
  private(set) var pages = 0
  /// How many bytes they and their files have.
  private(set) var bytes = 0

  init(_ map: SiteMap, _ plan: RunPlan, in folder: SiteFolder) {
    self.map = map
    self.folder = folder
    summary = RunSummary(of: plan)
  }

  /// Whether readers are told where to get this package.
  var hasSource: Bool { map.source != nil }

  /// The forms of pictures that a site shows.
  static let pictures = PictureOptions(
    [.svg, .cover, .detail, .strip, .trail, .first, .tree, .beside, .live, .states, .neutral],
    comparisonLimit: WrongWayPart.figureLimit
  )

  /// Writes what belongs to one lesson.
  mutating func add(_ report: LessonRun) throws(ToolError) {
    guard let place = map.lesson(report.id) else { return }
    summary.count(report)
    let lesson = LessonContent(report)
    let code = WrongWayCode(report.declaration.card)
    let embeds = EmbedPage.all(map, place, lesson, code)
    let worksheet = WorksheetPage(map, place, lesson, code)
    let package = LessonPackage(map, place, lesson, starter: worksheet.starter)
    var page = LessonPage(map, place, lesson, code, embeds: embeds.compactMap(\.part), package: package)
    let cover = page.cover(on: IndexPage.frame(map))
    let toy = page.toy(on: IndexPage.frame(map))
    let (text, files) = page.page()
    try writePage(text, to: place.page)
    let sheet = worksheet.page()
    try writePage(sheet.text, to: place.sheet)
    for embed in embeds { try writePage(embed.text, to: place.embed(embed.part)) }
    if let package { try write(package.zip.bytes, to: package.path) }
    let pictures = files.merging(sheet.files) { first, _ in first }
    for (path, text) in pictures.sorted(by: { $0.key < $1.key }) { try write(text.utf8, to: path) }
    written[report.id] = LessonEntry(place, report, cover: cover, toy: toy)
  }

  /// Writes the pages of all lessons, and moves the site into place.
  ///
  /// - Parameter command: the command line that checks the same recipes.
  mutating func finish(command: String) throws(ToolError) -> RunSummary {
    let entries = map.path.compactMap { written[$0.id] }
    try writePage(IndexPage(map, entries, summary).text, to: PageFrame.Place.index.page)
    try writePage(SymbolIndexPage(map, entries).text, to: PageFrame.Place.names.page)
    try writePage(ProofPage(map, entries, summary, command: command).text, to: PageFrame.Place.proof.page)
    try writePage(AccuracyPage(map, summary).text, to: PageFrame.Place.truth.page)
    try writePage(DeviationsPage(map).text, to: DeviationsPage.path)
    try write(SearchIndex(entries).script.utf8, to: SearchIndex.path)
    for asset in SiteAsset.allCases { try write(asset.text.utf8, to: asset.path) }
    try folder.finish()
    return summary
  }

  /// Takes away what was written; an earlier site stays as it is.
  func discard() { folder.discard() }

  private mutating func writePage(_ text: String, to path: String) throws(ToolError) {
    pages += 1
    try write(text.utf8, to: path)
  }

  private mutating func write(_ content: some Collection<UInt8>, to path: String) throws(ToolError) {
    bytes += content.count
    try folder.write(content, to: path)
  }
}

/// The files that every site has beside its pages.
enum SiteAsset: CaseIterable {
  static let allCases: [SiteAsset] =
    [
      .styles, .script, .live, .liveDrawing, .livePane, .liveMotion, .liveLayout, .liveCount,
      .liveConstraints,
      .states, .steps, .icon,
    ] + LiveEngine.Kind.allCases.map { .engine($0) }

  case styles
  case script
  /// What lets readers play with live scenes, and what it loads for their kinds.
  case live
  case liveDrawing
  case livePane
  case liveMotion
  case liveLayout
  case liveCount
  case liveConstraints
  /// The live scenes' rules, for a script to load.
  case engine(LiveEngine.Kind)
  case states
  /// What shows the steps of a lesson on the device beside them.
  case steps
  case icon

  /// Where it lies in the site.
  var path: String {
    switch self {
    case .styles: "assets/gallery.css"
    case .script: "assets/gallery.js"
    case .live: "assets/live.js"
    case .liveDrawing: "assets/live-drawing.js"
    case .livePane: "assets/live-pane.js"
    case .liveMotion: "assets/live-motion.js"
    case .liveLayout: "assets/live-layout.js"
    case .liveCount: "assets/live-count.js"
    case .liveConstraints: "assets/live-constraints.js"
    case .engine(let kind): "assets/engine-\(kind.rawValue.lowercased()).js"
    case .states: "assets/states.js"
    case .steps: "assets/steps.js"
    case .icon: "assets/icon.svg"
    }
  }

  /// What it holds.
  var text: String {
    switch self {
    case .styles: Self.text(PackageResources.gallery_css)
    case .script: Self.text(PackageResources.gallery_js)
    case .live: Self.text(PackageResources.live_js)
    case .liveDrawing: Self.text(PackageResources.live_drawing_js)
    case .livePane: Self.text(PackageResources.live_pane_js)
    case .liveMotion: Self.text(PackageResources.live_motion_js)
    case .liveLayout: Self.text(PackageResources.live_layout_js)
    case .liveCount: Self.text(PackageResources.live_count_js)
    case .liveConstraints: Self.text(PackageResources.live_constraints_js)
    case .engine(let kind): EngineScript(kind).text
    case .states: Self.text(PackageResources.states_js)
    case .steps: Self.text(PackageResources.steps_js)
    case .icon: Self.text(PackageResources.icon_svg)
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The messages of `gallery`.
enum SiteMessages {
  static func messages(for site: SiteWriter, _ summary: RunSummary, at path: String) -> [Message] {
    let size =
      site.bytes < 1_000_000
      ? "\(site.bytes / 1_000) kB" : "\(site.bytes / 1_000_000).\(site.bytes / 100_000 % 10) MB"
    let index = (path.hasSuffix("/") ? path : path + "/") + PageFrame.Place.index.page
    var words = ["\(Count.text(site.pages, "page")), \(size). Open \(index)"]
    if !site.hasSource {
      words.append(
        "Readers who take an example home aren't told where to get this package; \(SiteCommand.source.name) URL tells them."
      )
    }
    return CheckReporter.messages(for: summary)
      + words.map { .paragraph(MessageText($0), marker: .faint("→ "), indent: 0) }
  }
}
