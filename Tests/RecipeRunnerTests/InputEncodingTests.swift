import Foundation
import Testing

/// Truth: on Linux a path is any bytes but 0; a text in which some were replaced is another path.
struct InputEncodingTests {
  /// A run in an empty folder, in which `$odd` is a name that is not UTF-8; the folder must stay empty.
  private func run(_ command: String) async throws -> ToyTool {
    let folder = try TemporaryFolder()
    let shell = "cd '\(folder.path(""))' && odd=\"$(printf 'a\\377b')\" && \(command)"
    let tool = try await ToyTool(shell: shell, toys: "sound")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.isEmpty || command.hasPrefix("mkdir"), "\(names)")
    return tool
  }

  @Test(arguments: [
    ("\"$0\" check --report \"json:$odd\"", "The argument 'json:a\\xFFb' is not UTF-8."),
    ("\"$0\" site --output \"$odd\"", "The argument 'a\\xFFb' is not UTF-8."),
    (
      "GITHUB_WORKSPACE=\"$odd\" \"$0\" check --format github",
      "The variable GITHUB_WORKSPACE 'a\\xFFb' is not UTF-8."
    ),
    ("mkdir \"$odd\" && cd \"$odd\" && \"$0\" site --output site", "a\\xFFb' is not UTF-8."),
  ])
  func whatIsNotUTF8IsNamedAndNothingIsDone(command: String, message: String) async throws {
    let tool = try await run(command)
    #expect(tool.status == 2)
    #expect(tool.errors.contains(message), "\(tool.errors)")
    #expect(tool.output.isEmpty)
  }

  @Test func pathsInUTF8AreTakenAsTheyAre() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      shell: "cd '\(folder.path(""))' && \"$0\" check --report 'tap:Größe \u{FFFD}'",
      toys: "sound"
    )
    #expect(tool.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("")) == ["Größe \u{FFFD}"])
  }
}
