import Foundation
import Testing

/// Truth: the list of a recipe's files in docs/Recipes.md, and `recipes help new`.
///
/// `scripts/outside-package` builds and checks the generated package.
struct NewCommandTests {
  private let folder = try? TemporaryFolder()

  /// Runs `new` in the folder, whose package has one recipe, Lamp.
  private func new(_ arguments: String) async throws -> ToyTool {
    let folder = try #require(folder)
    try FileManager.default.createDirectory(
      at: folder.file("Recipes/Lamp"),
      withIntermediateDirectories: true
    )
    if !FileManager.default.fileExists(atPath: folder.path("Package.swift")) {
      try Data("let recipes = [\"Lamp\"]\n".utf8).write(to: folder.file("Package.swift"))
    }
    return try await ToyTool(shell: "cd '\(folder.path(""))' && \"$0\" new \(arguments)")
  }

  @Test(arguments: ["new Shade", "watch"])
  func aFolderThatIsGoneIsToldAtOnce(command: String) async throws {
    let folder = try #require(folder)
    try FileManager.default.createDirectory(at: folder.file("gone"), withIntermediateDirectories: true)
    let tool = try await ToyTool(
      shell:
        "cd '\(folder.path("gone"))' && rmdir '\(folder.path("gone"))' && timeout 20 \"$0\" \(command) </dev/null"
    )
    #expect(tool.status == 2, "\(tool.status)")
    let words = "The working directory does not exist. Change to another one."
    #expect(tool.errors.contains(words), "\(tool.errors)")
  }

  private func files(in path: String) throws -> Set<String> {
    let folder = try #require(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(path))
    return Set(
      paths.filter {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path("\(path)/\($0)"))
        return attributes?[.type] as? FileAttributeType == .typeRegular
      }
    )
  }

  @Test func theRecipeThatIsMadePasses() async throws {
    let tool = try await ToyTool("check", toys: "template")
    #expect(tool.status == 0)
    let words = tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.hasSuffix("1 check, all proven; 1 wrong way, 2 counter-proofs."))
  }

  @Test func aRecipeIsFiveFilesAndAWordInTheManifest() async throws {
    let tool = try await new("DeskLamp")
    #expect(tool.status == 0)
    #expect(tool.errors.isEmpty)
    #expect(
      try files(in: "Recipes") == [
        "DeskLamp/Example.swift", "DeskLamp/Lesson.md", "DeskLamp/Recorded.txt",
        "DeskLamp/WrongWays.swift", "DeskLamp/DeskLampRecipe.swift",
      ]
    )
    let folder = try #require(folder)
    #expect(try folder.text("Package.swift") == "let recipes = [\"Lamp\", \"DeskLamp\"]\n")
    let recipe = try folder.text("Recipes/DeskLamp/DeskLampRecipe.swift")
    #expect(recipe.contains("struct DeskLampRecipe: Recipe {"))
    #expect(try folder.text("Recipes/DeskLamp/Lesson.md").hasPrefix("---\nid: desk-lamp\nchapter: Drafts\n"))
    for file in try files(in: "Recipes") {
      #expect(try !folder.text("Recipes/\(file)").lowercased().contains("sample"), "\(file)")
    }
  }

  @Test func aRecipeComesInItsChapter() async throws {
    let tool = try await new("DeskLamp --chapter 'Views and controls'")
    #expect(tool.status == 0)
    let lesson = try #require(folder).text("Recipes/DeskLamp/Lesson.md")
    #expect(lesson.hasPrefix("---\nid: desk-lamp\nchapter: Views and controls\n---\n"))
  }

  @Test func itSaysWhatToEditNext() async throws {
    let tool = try await new("DeskLamp")
    for words in [
      "swift run recipes check desk-lamp", "Recipes/DeskLamp/Example.swift", "Recipes/DeskLamp/Lesson.md",
      "Recipes/DeskLamp/WrongWays.swift",
      "Recipes/DeskLamp/DeskLampRecipe.swift", "Package.swift",
    ] {
      #expect(tool.output.contains(words), "\(words)")
    }
  }

  @Test func aPackageHasARecipeATestAndAWorkflow() async throws {
    let tool = try await new("--package mine/reading-room")
    #expect(tool.status == 0)
    #expect(
      try files(in: "mine/reading-room") == [
        ".github/workflows/recipes.yml", ".gitignore", "Package.swift", "Recipes/Counter/CounterRecipe.swift",
        "Recipes/Counter/Example.swift", "Recipes/Counter/Lesson.md", "Recipes/Counter/Recorded.txt",
        "Recipes/Counter/WrongWays.swift", "Sources/recipes/main.swift",
        "Tests/ExampleTests/CounterTests.swift",
      ]
    )
    let folder = try #require(folder)
    let manifest = try folder.text("mine/reading-room/Package.swift")
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(manifest.contains("name: \"ReadingRoom\""))
    #expect(manifest.contains("let recipes = [\"Counter\"]"))
    #expect(!manifest.contains("Pantry"))
    let test = try folder.text("mine/reading-room/Tests/ExampleTests/CounterTests.swift")
    #expect(test.contains("@testable import ReadingRoomCounter\n"))
  }

  @Test func aPackageTakesTheGalleryFromWhereItIsTold() async throws {
    let tool = try await new("Lantern --package mine --from https://example.org/fork.git")
    #expect(tool.status == 0)
    let manifest = try #require(folder).text("mine/Package.swift")
    #expect(manifest.contains(".package(url: \"https://example.org/fork.git\", branch: \"main\")"))
    #expect(manifest.contains(".product(name: name, package: \"fork\")"))
    #expect(!manifest.contains("package: \"RecipeGallery\""))
  }

  @Test(arguments: [
    ("", "'new' needs the name of a recipe: toy-recipes new ProgressView."),
    ("desk-lamp", "Did you mean 'DeskLamp'?"),
    ("Lamp", "There is a recipe 'Lamp' already."),
    ("LAMP/..", "A recipe can't be called 'LAMP/..'"),
    ("Other --from /tmp", "'--from' goes with '--package DIR'."),
    ("--package .", "'.' is not empty. Name a folder that is empty or new."),
    ("--package Package.swift", "'Package.swift' is not a readable folder."),
    ("--package recipe-gallery", "The package can't have the name of RecipeGallery."),
    ("--package /dev/null/x", "Can't write to '/dev/null/x/.github/workflows/recipes.yml': Not a directory."),
    ("--package ''", "'--package' needs the name of a folder, not ''."),
    ("--package recipe Kit", "The recipe's module would be called 'RecipeKit', like a module of"),
    ("--package live Scenes", "The recipe's module would be called 'LiveScenes', like a module of"),
    (
      "--package long A\(String(repeating: "a", count: 300))",
      "The recipe's module would have a name of 305 bytes."
    ),
    ("--package 123", "'123' contains no ASCII letter."),
    ("--package mine --from /nowhere", "'/nowhere' has no Package.swift with `name: \"RecipeGallery\"`."),
    ("--package /proc/mine", "Can't write to '/proc/mine/.github/workflows/recipes.yml'"),
  ])
  func whatCannotBeMadeIsRefusedAndNothingIsWritten(arguments: String, words: String) async throws {
    let tool = try await new(arguments)
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains(words), "\(tool.errors)")
    #expect(try files(in: "") == ["Package.swift"])
    #expect(try #require(folder).text("Package.swift") == "let recipes = [\"Lamp\"]\n")
  }

  @Test func aFolderThatIsThereAlreadyIsNotTouched() async throws {
    let folder = try #require(folder)
    try FileManager.default.createDirectory(
      at: folder.file("Recipes/Desk"),
      withIntermediateDirectories: true
    )
    let tool = try await new("Desk")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("Recipes/Desk' already. Choose another name, or remove the folder."))
    #expect(try files(in: "Recipes").isEmpty)
  }

  @Test func outsideAPackageOfRecipesItSaysWhereToGo() async throws {
    let tool = try await ToyTool(shell: "cd / && \"$0\" new Lamp")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("Neither '/' nor a folder above it is a package of recipes"))
    #expect(tool.errors.contains("`toy-recipes new --package DIR`"))
  }
}
