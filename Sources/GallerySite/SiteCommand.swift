import RecipeRunner

extension AddedCommand {
  /// The command `site`, which writes the recipes as pages for the web.
  public static let site = AddedCommand(SiteCommand.self)
}

/// Writes the gallery as pages for the web.
struct SiteCommand: Command {
  static let only = Option<String?>(
    "--only",
    value: "ID",
    initial: nil,
    "Only this lesson; may be given several times.",
    reading: { $1 }
  )
  static let title = Option(
    "--title",
    value: "TEXT",
    initial: "RecipeGallery",
    "The title of the site.",
    reading: { $1 }
  )
  static let source = Option<String?>(
    "--source",
    value: "URL",
    initial: nil,
    "The URL of this package, for readers who download an example.",
    reading: { $1 }
  )
  static let folder = Options.path("--output", value: "DIR", "The folder to write to.")
  static let keep = Option(
    "--keep-others",
    value: nil,
    initial: false,
    "Write into a folder that contains other files; they are kept.",
    reading: { _, _ in true }
  )

  static let description = CommandDescription(
    name: "site",
    group: .learning,
    arguments: "",
    summary: "Writes the gallery as pages for the web: every lesson with its pictures, code and proof",
    discussion: [
      "Runs all recipes, or those that the options choose, and writes a page for each: the code that ran, what it "
        + "shows, its checks, and the wrong ways beside the right way; a sheet to print; and a page to embed elsewhere. "
        + "The pages need no server: open `index.html`, hand the folder out, or put it on any static host.",
      "An existing site is replaced once the new one is complete. Files that a gallery didn't write are never "
        + "touched. A recipe that fails has its page, too; then the exit status is 1.",
    ],
    options: [folder, title, source, only] + RecipeFilter.options + RunSettings.options + [
      keep, Options.plugin,
    ]
  )

  let filter: RecipeFilter
  let settings: RunSettings
  let siteTitle: String
  let source: String?
  let path: String
  let keepsOthers: Bool

  init(_ arguments: CommandArguments) throws(ToolError) {
    filter = RecipeFilter(arguments, ids: arguments.all(Self.only))
    var settings = RunSettings(arguments)
    settings.pictures = SiteWriter.pictures
    settings.startsWithLongest = true
    self.settings = settings
    siteTitle = arguments[Self.title]
    source = arguments[Self.source]
    keepsOthers = arguments[Self.keep]
    guard let path = arguments[Self.folder], !path.isEmpty else {
      throw ToolError("'site' needs a folder to write to: \(Executable.name) site --output DIR.")
    }
    self.path = path
  }

  /// Runs the recipes, and writes the site of them.
  func run(_ tool: Tool) throws -> ExitCode {
    let gallery = try tool.gallery
    let selected = try filter.select(from: gallery.declarations)
    let ids = selected.map(\.card.id)
    let plan = RunPlan(recipes: ids, plugins: gallery.plugins(among: ids))
    let map = SiteMap(title: siteTitle, selected, plan.plugins, source: source)
    var site = SiteWriter(map, plan, in: try SiteFolder(path, keepsOthers: keepsOthers))
    do {
      let interruption = try tool.run(selected, of: gallery, settings) { report in
        try site.add(report)
        return .proceed
      }
      if let interruption {
        throw ToolError(
          "Interrupted before the site was complete; nothing was written.",
          exitCode: interruption.exitCode
        )
      }
      let summary = try site.finish(command: checkCommand(of: plan))
      tool.write(SiteMessages.messages(for: site, summary, at: path))
      return summary.exitCode
    } catch {
      site.discard()
      throw error
    }
  }

  /// The command line that checks the same recipes.
  private func checkCommand(of plan: RunPlan) -> String {
    let plugins = (plan.plugins?.paths ?? []).map { "\(Options.plugin.name) \(ShellWord.of($0))" }
    let ids = filter.isEmpty ? [] : plan.recipes
    return ([SiteMap.tool, CheckCommand.description.name] + ids + plugins).joined(separator: " ")
  }
}
