import Foundation

/// Makes a recipe, or a package with one.
struct NewCommand: Command {
  private static let package = Options.path(
    "--package",
    value: "DIR",
    "Make a package of your own in a new or empty folder."
  )
  private static let gallery = Options.path(
    "--from",
    value: "PATH|URL",
    "Where the new package finds RecipeGallery: a folder or a git repository; by default the folder that this program "
      + "was built in."
  )

  private static let chapter = Option<String?>(
    "--chapter",
    value: "CHAPTER",
    initial: nil,
    "The chapter of the new recipe; by default Drafts."
  ) { _, text throws(ToolError) in text }

  static let description = CommandDescription(
    name: "new",
    group: .writing,
    arguments: "[NAME]",
    summary: "Makes a recipe that passes, for you to make your own",
    discussion: [
      "Writes the files of a small recipe: an example, a lesson, a wrong way and a claim. It builds and passes at once, and "
        + "you are told what to edit. In a package of recipes, such as RecipeGallery itself, NAME becomes a folder in "
        + "`Recipes` and a word in `Package.swift`.",
      "With `--package` it comes in a package of its own, which uses RecipeGallery and has a test and a workflow for CI. "
        + "Its first recipe is called Counter unless you name it. A repository is used as its branch `main` is; change "
        + "that to a version in `Package.swift`.",
    ],
    options: [chapter, package, gallery]
  )

  /// What is to be made.
  enum Order: Equatable {
    /// A recipe in the package around the working directory.
    case recipe(RecipeName, chapter: String?)
    /// A package in a folder, with one recipe; without a source RecipeGallery is where this program was built.
    case package(folder: String, recipe: RecipeName, chapter: String?, source: String?)
  }

  let order: Order

  init(_ arguments: CommandArguments) throws(ToolError) {
    let name = arguments.words.first
    let source = try arguments[Self.gallery]
    let chapter = try arguments[Self.chapter]
    if let folder = try arguments[Self.package] {
      order = .package(
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
    order = .recipe(try RecipeName(name), chapter: chapter)
  }

  func run(_ tool: Tool) throws -> ExitCode {
    switch order {
    case .recipe(let name, let chapter):
      let tree = try RecipeTree.around(FileManager.default.currentDirectoryPath)
      try tree.add(name, chapter: chapter)
      tool.write(NewMessages.messages(for: name))
    case .package(let folder, let recipe, let chapter, let source):
      let gallery =
        if let source { try GallerySource(source) } else {
          try GallerySource.standard(executable: Executable.file)
        }
      let package = try NewPackage(in: folder, recipe: recipe, chapter: chapter, gallery: gallery)
      try package.write()
      tool.write(NewMessages.messages(for: package))
    }
    return .verified
  }
}
