import Foundation
import Testing

/// Truth: the help of `picture` and `film`, and the documented exit statuses.
struct PictureCommandTests {
  @Test func theFirstPictureOfTheRightWayIsTheDefault() async throws {
    let tool = try await ToyTool("picture", "pictured", toys: "pictures")
    #expect(tool.status == 0)
    #expect(tool.output.hasPrefix("<svg ") && tool.output.hasSuffix("</svg>\n"))
    #expect(tool.output.contains("<title>At the start</title>"))
    #expect(try await ToyTool("picture", "pictured", toys: "pictures").output == tool.output)
  }

  @Test func stepsAndVariantsAreFoundByTheirNames() async throws {
    let end = try await ToyTool("picture", "pictured", "--step", "end", toys: "pictures")
    #expect(end.output.contains("<title>At the end</title>"))
    let wrong = try await ToyTool(
      "picture",
      "pictured",
      "--variant",
      "three",
      "--alone",
      toys: "pictures"
    )
    #expect(wrong.output.contains("<title>At the start (wrong way: three)</title>"))
    #expect(wrong.output.contains("fill=\"#f00\""))
  }

  @Test func formsAreChosenByFormat() async throws {
    let tree = try await ToyTool("picture", "pictured", "--format", "tree", toys: "pictures")
    #expect(tree.output.hasPrefix("At the start\niPhone 4 with iOS 7.0, held in portrait.\n<UIWindow; "))
    let terminal = try await ToyTool("picture", "pictured", "--format", "terminal", toys: "pictures")
    #expect(terminal.output.hasPrefix("┌─"))
    #expect(!terminal.output.contains("\u{1B}"))
    let colored = try await ToyTool(
      "picture",
      "pictured",
      "--format",
      "terminal",
      "--color",
      "always",
      toys: "pictures"
    )
    #expect(colored.output.contains("\u{1B}[48;"))
  }

  @Test func filmsMoveWithoutScripts() async throws {
    let film = try await ToyTool("film", "pictured", toys: "pictures")
    #expect(film.status == 0)
    #expect(film.output.contains("<animate attributeName=\"opacity\""))
    #expect(!film.output.contains("<script"))
    let strip = try await ToyTool("film", "pictured", "--format", "strip", toys: "pictures")
    #expect(strip.output.contains(">0.25 s</text>"))
    let tree = try await ToyTool("film", "pictured", "--format", "tree", toys: "pictures")
    #expect(tree.output.contains("\nAfter 0.5 s\n"))
    let trail = try await ToyTool("film", "pictured", "--format", "trail", toys: "pictures")
    #expect(trail.status == 0 && !trail.output.contains("<animate"))
  }

  @Test func aFilmMayWaitForAHand() async throws {
    let film = try await ToyTool("film", "pictured", "--start", "hover", toys: "pictures")
    #expect(film.status == 0)
    #expect(film.output.contains(".mouseover;"))
    let wrong = try await ToyTool("film", "pictured", "--start", "never", toys: "pictures")
    #expect(wrong.errors.contains("'--start' takes auto or hover, not 'never'."))
  }

  @Test func aTileIsAPartOfAPicture() async throws {
    let tile = try await ToyTool("picture", "pictured", "--format", "tile", toys: "pictures")
    #expect(tile.output.contains(" width=\"240\" height=\"180\""))
  }

  @Test func aWrongWayStandsBesideTheRightWay() async throws {
    for command in ["picture", "film"] {
      let tool = try await ToyTool(command, "pictured", "--variant", "three", toys: "pictures")
      #expect(tool.status == 0)
      #expect(tool.output.contains("(the right way beside the wrong way: three)</title>"))
      #expect(tool.output.contains(">The right way</text>"))
      #expect(tool.output.contains(">Three is not two.</text>"))
      #expect(tool.output.contains("fill=\"#f00\"") && tool.output.contains("fill=\"#fff\""))
    }
    let strip = try await ToyTool(
      shell: "\"$0\" film pictured --variant three --format strip",
      toys: "pictures"
    )
    #expect(strip.output.contains(">The right way</text>") && strip.output.contains(">0.25 s</text>"))
    let right = try await ToyTool(shell: "\"$0\" picture pictured --variant 'right way'", toys: "pictures")
    #expect(right.output.contains("<title>At the start</title>"))
  }

  @Test func damageThatNobodySeesIsTold() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    let tool = try await ToyTool(
      shell: "\"$0\" picture pictured --variant three --step end --output '\(file.path())'",
      toys: "pictures"
    )
    #expect(tool.status == 3)
    #expect(tool.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: file.path()))
    for part in [
      "The picture 'end' of the wrong way 'three' looks like the right way's.", "✗ The number is two.",
      "expected 2, found 3", "It looks different in: start, fading (a film).", "`--alone` shows its screen",
    ] {
      #expect(tool.errors.contains(part), "\(part) is missing in \(tool.errors)")
    }
    let alone = try await ToyTool(
      shell: "\"$0\" picture pictured --variant three --step end --alone",
      toys: "pictures"
    )
    #expect(alone.status == 0)
    #expect(alone.output.contains("<title>At the end (wrong way: three)</title>"))
  }

  @Test func aFileTakesTheOutput() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let tool = try await ToyTool("picture", "pictured", "--output", file.path(), toys: "pictures")
    #expect(tool.status == 0)
    #expect(tool.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
    let nowhere = try await ToyTool("picture", "pictured", "--output", "/nowhere/p.svg", toys: "pictures")
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("Can't write to '/nowhere/p.svg'"))
    let folder = try await ToyTool("picture", "pictured", "--output", "/tmp", toys: "pictures")
    #expect(folder.status == 2)
    #expect(folder.errors.contains("Can't write to '/tmp': Is a directory. Name a file in a folder"))
    let full = try await ToyTool("film", "pictured", "--output", "/dev/full", toys: "pictures")
    #expect(full.status == 2 && full.errors.contains("Can't write to '/dev/full': No space left on device."))
  }

  @Test(arguments: [
    ("picture pictured --step strat", 3, "There is no picture 'strat' in the right way of 'pictured'."),
    ("picture pictured --step strat", 3, "Did you mean 'start'? There are: start, end."),
    ("picture pictured --variant thre", 3, "Did you mean 'three'? There are:\n             'right way'\n"),
    ("film pictured --step start", 3, "There is no film 'start' in the right way of 'pictured'. It is"),
    ("picture blind", 3, "The script of 'blind' takes no picture in the right way."),
    ("film blind", 3, "takes no film"),
    ("picture pictrued", 3, "Did you mean 'pictured'?"),
  ])
  func whatIsNotThereIsNamed(command: String, status: Int32, text: String) async throws {
    let tool = try await ToyTool(shell: "\"$0\" " + command, toys: "pictures")
    #expect(tool.status == status)
    #expect(tool.errors.contains(text), "\(tool.errors)")
    #expect(tool.output.isEmpty)
  }

  @Test func namesAreAuditedEvenWhereNothingIsDrawn() async throws {
    let tool = try await ToyTool("check", "misnamed", toys: "pictures")
    #expect(tool.status == 1)
    let output = tool.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains("Two pictures or films are called 'a' in the right way."))
    #expect(output.contains("The name 'Not a name' of a picture or film is not made of lower-case letters"))
  }

  @Test func aLessonOutsideATerminalHasNoPicturesButTellsOfFilms() async throws {
    let tool = try await ToyTool("run", "pictured", toys: "pictures")
    #expect(!tool.output.contains("▀") && !tool.output.contains("┌"))
    #expect(tool.output.contains("film pictured --step fading"))
  }
}
