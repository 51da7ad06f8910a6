import Foundation
import Testing

@testable import RecipeRunner

/// Truth: POSIX's Utility Syntax Guidelines: a file name may begin with a hyphen; `--` or `./` distinguish it
/// from an option.
struct DashPathTests {
  @Test(arguments: [
    ("-x", "./-x"), ("--x/y", "./--x/y"), ("-", "-"), ("x", "x"), ("./-x", "./-x"), ("/-x", "/-x"), ("", ""),
  ])
  func aPathIsNoOption(text: String, path: String) {
    #expect(Options.path(text) == path)
  }

  @Test(arguments: [
    ("picture pictured --output -x.svg", "-x.svg"), ("film pictured --output=-x.svg", "-x.svg"),
    ("check blind --report junit:-x.xml", "-x.xml"), ("site --output -x", "-x/index.html"),
    ("check --report=events:-x -- blind && \"$0\" report -- -x", "-x"),
    ("new --package -x", "-x/Package.swift"),
  ])
  func whatIsWrittenToSuchAPathIsThere(command: String, file: String) async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      shell: "cd '\(folder.path(""))' && \"$0\" \(command)",
      toys: "pictures"
    )
    #expect(tool.errors.isEmpty, "\(tool.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path(file)))
    #expect(!tool.output.contains(" -x"), "\(tool.output)")
  }

  /// The system passes a script's path to its interpreter, which would interpret it as an option.
  @Test(arguments: ["check guest --plugin -p.sh", "list --plugin=-d"])
  func aPluginMayHaveSuchAPath(command: String) async throws {
    let folder = try TemporaryFolder()
    let recipe = Sample.declaration("guest")
    let work = PluginScript.write(PluginScript.work(recipe))
    _ = try PluginScript("-p.sh", list: PluginScript.list([recipe]), work: work, in: folder)
    let tool = try await ToyTool(
      shell: "cd '\(folder.path(""))' && mkdir -- -d && cp -- -p.sh -d/-q.sh && \"$0\" \(command)",
      toys: "sound"
    )
    #expect(!tool.output.contains("Illegal option") && !tool.errors.contains("option"), "\(tool.errors)")
    #expect(tool.output.contains("guest"), "\(tool.output)\(tool.errors)")
  }

  @Test func whoForgetsTheTwoHyphensIsTold() async throws {
    let tool = try await ToyTool("report", "-x.jsonl")
    #expect(tool.status == 2)
    #expect(
      tool.errors.contains("Write arguments that begin with '-' after `--`."),
      "\(tool.errors)"
    )
  }
}
