import RecipeKit

/// Writes a site while its recipes run: each lesson once it is done, what speaks of all of them at the end.
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

  /// The forms of pictures that a site shows.
  static let pictures = PictureOrder(
    svg: true,
    tile: true,
    strip: true,
    trail: true,
    tree: true,
    beside: true,
    mostBeside: WrongWayPart.mostFigures,
    live: true,
    states: true
  )

  /// Writes what belongs to one lesson.
  mutating func add(_ report: RecipeReport) throws(ToolError) {
    guard let lesson = map.lesson(report.id) else { return }
    summary.count(report)
    let code = WrongWayCode(report.declaration.card)
    var page = LessonPage(map, lesson, report, code)
    let cover = page.cover(on: IndexPage.frame(map))
    let (text, files) = page.page()
    try writePage(text, to: lesson.page)
    try writePage(SheetPage(map, lesson, report, code).text, to: lesson.sheet)
    try writePage(EmbedPage(map, lesson, report).text, to: lesson.embed)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: path) }
    written[report.id] = LessonEntry(lesson, report, cover: cover)
  }

  /// Writes what speaks of all lessons, and puts the site in its place.
  ///
  /// - Parameter command: the command line that checks the same recipes.
  mutating func finish(command: String) throws(ToolError) -> RunSummary {
    let entries = map.lessons.compactMap { written[$0.id] }
    try writePage(IndexPage(map, entries, summary).text, to: PageFrame.Place.index.page)
    try writePage(NamesPage(map, entries).text, to: PageFrame.Place.names.page)
    try writePage(ProofPage(map, entries, summary, command: command).text, to: PageFrame.Place.proof.page)
    try write(SearchIndex(entries).script, to: SearchIndex.path)
    for asset in SiteAsset.allCases { try write(asset.text, to: asset.path) }
    try folder.finish()
    return summary
  }

  /// Takes away what was written; an earlier site stays as it is.
  func discard() {
    folder.discard()
  }

  private mutating func writePage(_ text: String, to path: String) throws(ToolError) {
    pages += 1
    try write(text, to: path)
  }

  private mutating func write(_ text: String, to path: String) throws(ToolError) {
    bytes += text.utf8.count
    try folder.write(text, to: path)
  }
}
