import Foundation
import XcodeProjects

/// Creates a recipe, or a package that contains one.
struct NewCommand: Command {
  private static let package = Options.path(
    "--package",
    value: "DIR",
    "Make a package of your own in a new or empty folder."
  )
  static let gallery = Options.path(
    "--from",
    value: "PATH|URL",
    "Where the new package finds RecipeGallery: a folder or a git repository; by default the folder that this program "
      + "was built in."
  )
  private static let project = Options.path(
    "--project",
    value: "PROJECT",
    "Let the new package launch an application: of an Xcode project (.xcodeproj), or in a folder of Swift files."
  )
  private static let target = Options.text(
    "--target",
    value: "TARGET",
    "The target of the application; by default the project's first one."
  )
  private static let modernize = Options.flag(
    "--modernize",
    "Compile copies of files with names from before Swift 4.2, with today's names, as Swift 5."
  )
  private static let chapter = Options.text(
    "--chapter",
    value: "CHAPTER",
    "The chapter of the new recipe; by default Drafts."
  )

  static let description = CommandDescription(
    name: "new",
    group: .writing,
    arguments: "[NAME]",
    summary: "Creates a recipe that passes, for you to edit",
    discussion: [
      "Writes the files of a small recipe: an example, a lesson, a wrong way and a claim. It builds and passes at once, and "
        + "you are told what to edit. In a package of recipes, such as RecipeGallery itself, NAME becomes a folder in "
        + "`Recipes` and an entry in `Package.swift`.",
      "With `--package` it comes in a package of its own, which uses RecipeGallery and has a test and a workflow for CI. "
        + "Its first recipe is called Counter unless you name it. It uses a repository's branch `main`; "
        + "change that to a version in `Package.swift`.",
      "With `--project` the package compiles the application of an Xcode project, and its recipe launches it. The files "
        + "stay where they are; the package has links to them. The command lists what it can't take over.",
    ],
    options: [chapter, package, gallery, project, target, modernize]
  )

  enum Request: Equatable {
    /// A recipe in the package that contains the working directory.
    case recipe(RecipeName, chapter: String?)
    /// A package in a folder, with one recipe; a nil source stands for the RecipeGallery that built this
    /// program.
    case package(folder: String, recipe: RecipeName, chapter: String?, source: String?)
    /// A package in a folder for an application; a nil target stands for the first one.
    case application(folder: String, project: String, target: String?, modernizes: Bool, source: String?)
  }

  let request: Request

  init(_ arguments: CommandArguments) throws(ToolError) {
    let name = arguments.words.first
    let source = arguments[Self.gallery]
    let chapter = arguments[Self.chapter]
    let target = arguments[Self.target]
    if let project = arguments[Self.project] {
      guard let folder = arguments[Self.package] else {
        throw ToolError("'--project' goes with '--package DIR', the folder of the new package.")
      }
      guard name == nil, chapter == nil else {
        throw ToolError(
          "The recipe of a project is called Launch: leave out \(name.map { "'\($0)'" } ?? "'--chapter'")."
        )
      }
      let modernizes = arguments[Self.modernize]
      request = .application(
        folder: folder,
        project: project,
        target: target,
        modernizes: modernizes,
        source: source
      )
      return
    }
    if target != nil { throw ToolError("'--target' goes with '--project PROJECT'.") }
    if arguments[Self.modernize] { throw ToolError("'--modernize' goes with '--project PROJECT'.") }
    if let folder = arguments[Self.package] {
      request = .package(
        folder: folder,
        recipe: try RecipeName(name ?? "Counter"),
        chapter: chapter,
        source: source
      )
      return
    }
    if source != nil { throw ToolError("'--from' goes with '--package DIR'.") }
    guard let name else {
      throw ToolError(
        "'new' needs the name of a recipe: \(Executable.name) new ProgressView. For a package of your own: "
          + "\(Executable.name) new --package DIR."
      )
    }
    request = .recipe(try RecipeName(name), chapter: chapter)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    switch request {
    case .recipe(let name, let chapter):
      let tree = try RecipeTree.around(FileManager.default.currentDirectoryPath)
      try tree.add(name, chapter: chapter)
      tool.write(NewMessages.messages(for: name))
    case .package(let folder, let recipe, let chapter, let source):
      let gallery = try gallery(source)
      let package = try NewPackage(in: folder, recipe: recipe, chapter: chapter, gallery: gallery)
      try NewFiles.write(package.files, into: package.folder)
      tool.write(NewMessages.messages(for: package))
    case .application(let folder, let project, let target, let modernizes, let source):
      let gallery = try gallery(source)
      let folder = try NewFolder(folder, gallery: gallery)
      let application = try ProjectApplication(project, target: target)
      let package = ProjectPackage(
        of: application,
        in: folder.path,
        name: folder.name,
        besides: NewPackage.modules,
        modernizes: modernizes,
        gallery: gallery
      )
      try NewFiles.write(package.files.merging(NewPackage.common) { $1 }, into: folder.path)
      try package.plan.write(into: "\(folder.path)/Sources/\(package.module)")
      tool.write(ProjectMessages.messages(for: package, in: folder.path))
    }
    return .verified
  }

  private func gallery(_ source: String?) throws(ToolError) -> GallerySource {
    if let source {
      try GallerySource(source)
    } else {
      try GallerySource.standard(executable: Executable.file)
    }
  }
}

enum NewMessages {
  static func messages(for recipe: RecipeName) -> [Message] {
    [
      done("Recipes/\(recipe.folder) is there, and Package.swift lists it. It builds and passes as it is:"),
      command("swift run recipes check \(recipe.id)"),
      .blank,
    ] + edits(of: recipe, others: [("Package.swift", "its place in the list of recipes")])
      + watching(recipe)
  }

  static func messages(for package: NewPackage) -> [Message] {
    let recipe = package.recipe
    var messages = [
      done(
        "The package \(package.name) is in '\(package.folder)'. It builds and passes as it is, there:"
      ),
      command("swift run recipes check"),
      command("swift test"),
      .blank,
    ]
    messages += edits(
      of: recipe,
      others: [
        ("Tests/ExampleTests", "tests of your code without a recipe"),
        (".github/workflows/recipes.yml", "what CI does"),
      ]
    )
    if case .folder(let path) = package.gallery {
      messages += [
        .paragraph(
          MessageText(
            prose:
              "Package.swift finds RecipeGallery in '\(path)', which CI can't access. "
              + "For CI, give the URL of a git repository."
          ),
          marker: .warning("? "),
          indent: 0
        ),
        .blank,
      ]
    }
    return messages + watching(recipe)
  }

  private static func done(_ text: String) -> Message {
    .paragraph(MessageText(text), marker: .good("✓ "), indent: 0)
  }

  private static func command(_ text: String) -> Message {
    .paragraph(MessageText(text, .code), indent: 4)
  }

  /// The files to edit, in the usual order.
  private static func edits(of recipe: RecipeName, others: [(file: String, what: String)]) -> [Message] {
    let folder = "Recipes/\(recipe.folder)"
    let files = [
      (file: "\(folder)/Example.swift", what: "the code that a reader takes home"),
      ("\(folder)/Lesson.md", "the lesson's texts, and the text of each wrong way"),
      ("\(folder)/WrongWays.swift", "the mistakes, each under a mark with its name"),
      ("\(folder)/\(recipe.folder)Recipe.swift", "the claims, each with its checks and its counter-proof"),
    ]
    let width = (files + others).map(\.file.count).max() ?? 0
    let fields = (files + others).map {
      Message.Field(.strong($0.file.padded(to: width)), MessageText($0.what))
    }
    return [.heading("Edit next"), .fields(fields, indent: 2), .blank]
  }

  private static func watching(_ recipe: RecipeName) -> [Message] {
    let text =
      "`swift run recipes watch \(recipe.id)` builds and checks it whenever you save. RecipeGallery's "
      + "docs/Recipes.md says what else a recipe can do."
    return [.paragraph(MessageText(prose: text), indent: 0)]
  }
}
