import Foundation
import Testing
import XcodeProjects

@testable import RecipeRunner

/// Truth: `recipes help practice`: where the learner goes on, and that a file that exists is never overwritten.
struct PracticeFolderTests {
  private let temporary = try? TemporaryFolder()

  private func folder() throws -> PracticeFolder {
    PracticeFolder(try #require(temporary).path("practice"))
  }

  private func exercises(_ ids: String...) -> [Exercise] {
    Exercise.all(
      of: ids.map { id in
        Sample.declaration(
          id,
          variants: [Sample.right, Sample.wrong("no a", breaks: ["a"]), Sample.wrong("no b", breaks: ["a"])],
          wrongWaysListing: "import UIKit\n\n// MARK: no a\n\nclass A {}\n\n// MARK: no b\n\nclass B {}\n"
        )
      }
    )
  }

  private func write(_ exercise: Exercise) throws {
    let lesson = try #require(temporary).file("Recipes/Lamp")
    try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
    try folder().write(exercise, lesson: lesson, .folder("/gallery"))
  }

  private func text(_ path: String) throws -> String {
    try #require(temporary).text("practice/" + path)
  }

  @Test(arguments: [("practice", "practice"), ("my exercises", "practice --output 'my exercises'")])
  func commandsNameAFolderThatIsNotTheUsualOne(folder: String, end: String) {
    #expect(PracticeFolder(folder).command.hasSuffix(" " + end))
  }

  @Test func theLatestHintStandsBeforeWhatTheBuildSays() throws {
    let exercise = try #require(exercises("lamp").first)
    var state = ExerciseState(exercise, in: try folder())
    state.outcome = ExerciseOutcome(LessonRun(exercise.recipe))
    let outcome = state.messages.dropFirst(state.task.count)
    for _ in exercise.hints { state.showHint() }
    let hint = ExerciseState.hint(exercise.hints.count, of: exercise)
    #expect(exercise.hints.count > 1)
    #expect(state.messages == state.task + [.blank] + hint + outcome)
  }

  @Test func anExerciseIsTheMistakesCodeBesideALinkToTheLesson() throws {
    try write(exercises("lamp")[0])
    #expect(try text("lamp-no-a/Exercise.swift") == "import UIKit\n\nclass A {}\n")
    #expect(try text("lamp-no-a/WrongWays.swift").contains("// MARK: no b\n\nclass B {}\n"))
    let link = try folder().path + "/lamp-no-a/Lesson"
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
    #expect(try target == #require(temporary).file("Recipes/Lamp").path)
    let manifest = try text("Package.swift")
    #expect(manifest.contains("let exercise = \"lamp-no-a\"\n"))
    #expect(manifest.contains(".package(name: \"RecipeGallery\", path: \"/gallery\")"))
    #expect(manifest.contains(".unsafeFlags([\"-package-name\", \"gallery\"])"))
    #expect(try text("Sources/practice/main.swift").contains("exercise: \"no a\")"))
  }

  @Test func theLearnersFileIsNeverOverwritten() throws {
    let exercise = exercises("lamp")[0]
    try write(exercise)
    try NewFiles.write(["lamp-no-a/Exercise.swift": "mine", ".gitignore": "mine"], into: folder().path)
    try write(exercise)
    #expect(try text("lamp-no-a/Exercise.swift") == "mine")
    #expect(try text(".gitignore") == "mine")
  }

  @Test func anotherPackageIsNotOverwritten() throws {
    try NewFiles.write(["Package.swift": "// swift-tools-version: 6.2\n"], into: folder().path)
    #expect(throws: ToolError.self) { try write(exercises("lamp")[0]) }
    #expect(try text("Package.swift") == "// swift-tools-version: 6.2\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder().path) == ["Package.swift"])
  }

  @Test func aLearnerGoesOnWithTheExerciseAtHandAndThenOnThePath() throws {
    let all = exercises("lamp", "desk")
    let folder = try folder()
    #expect(folder.next(of: all) == all[0])
    try write(all[2])
    #expect(folder.next(of: all) == all[2])
    try folder.add(solved: all[2])
    #expect(folder.next(of: all) == all[3])
    try write(all[3])
    try folder.add(solved: all[3])
    #expect(folder.solved == ["desk-no-a", "desk-no-b"])
    #expect(folder.next(of: all) == all[0])
    #expect(folder.next(of: Array(all[2...])) == nil)
  }

  @Test func whatWasStartedComesBeforeWhatIsNew() throws {
    let all = exercises("lamp", "desk")
    try write(all[1])
    try write(all[2])
    try folder().add(solved: all[2])
    #expect(try folder().next(of: all) == all[1])
  }

  @Test func aPackagesRecipeGalleryIsFound() throws {
    let temporary = try #require(temporary)
    let gallery = "let package = Package(\n  name: \"RecipeGallery\",\n)\n"
    try NewFiles.write(["gallery/Package.swift": gallery], into: temporary.path(""))
    try NewFiles.write(["own/Package.swift": ".package(path: \"../gallery\")"], into: temporary.path(""))
    let path = temporary.file("gallery").path
    #expect(try GallerySource.used(by: temporary.file("own").path) == .folder(path))
    #expect(try GallerySource.used(by: path) == .folder(path))
    try NewFiles.write(["own/.build/checkouts/Fork/Package.swift": gallery], into: temporary.path(""))
    let checkout = temporary.file("own/.build/checkouts/Fork").path
    #expect(try GallerySource.used(by: temporary.file("own").path) == .folder(checkout))
    #expect(throws: ToolError.self) { try GallerySource.used(by: "/nowhere") }
  }
}
