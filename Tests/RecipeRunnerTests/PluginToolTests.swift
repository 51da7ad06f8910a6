import Foundation
import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md: the recipes of a plug-in work with every command like the tool's own.
struct PluginToolTests {
  private static let python = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/plugins/sorting.py").path()

  @Test func thePluginInPythonIsListed() async throws {
    let tool = try await ToyTool("list", "--plugin", Self.python, toys: "sound")
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.output.contains("Python\n  keep-sorted  Sort a list and keep the old one\n"))
    #expect(tool.output.hasPrefix("Numbers\n"))
  }

  @Test func thePluginInPythonIsALesson() async throws {
    let tool = try await ToyTool("run", "keep-sorted", "--plugin", Self.python, toys: "sound")
    #expect(tool.status == 0, "\(tool.output)")
    #expect(tool.output.contains("    def in_order(names):\n        return sorted(names)\n"))
    #expect(tool.output.contains("result  ['Ada', 'Bob', 'Cleo']\n"))
    #expect(tool.output.contains("    def what_sort_returns(names):\n"))
    #expect(!tool.output.contains("Example.swift"))
    #expect(
      tool.output.contains("✓ 2 checks hold, and each of the 2 wrong ways breaks exactly its checks.")
    )
  }

  @Test func theCommandsThatReportsTellFindARecipeOfAPlugin() async throws {
    let folder = try TemporaryFolder()
    var recipe = Sample.declaration("guest")
    recipe.card = RecipeCard(
      id: "guest",
      title: "Guest",
      chapter: "Guests",
      problem: "P.",
      solution: "S.",
      seeAlso: ["guest"],
      listing: "1",
      deviceListing: "let device = 1"
    )
    var work = PluginScript.work(recipe)
    let film = SnapshotRecord(name: "turn", caption: "It turns", seconds: 1, svg: "<svg/>")
    work.insert(Event(recipe: "guest", variant: 0, entry: .snapshot(film)), at: 2)
    let list = PluginScript.list([recipe])
    _ = try PluginScript("one guest.sh", list: list, work: PluginScript.write(work), in: folder)
    let plugins = "--plugin '\(folder.path("one guest.sh").replacing("%20", with: " "))'"
    var commands: Set<String> = []
    for command in ["run guest", "list", "list guest"] {
      let tool = try await ToyTool(shell: "\"$0\" \(command) \(plugins)", toys: "none")
      #expect(tool.status == 0, "\(tool.errors)")
      for line in tool.output.split(separator: "\n") {
        let words = line.drop { " →".contains($0) }
        if words.hasPrefix("toy-recipes ") { commands.insert(String(words.dropFirst("toy-recipes ".count))) }
      }
    }
    let expected = [
      "run guest --all", "film guest --step turn --output film.svg", "run guest",
    ]
    #expect(commands == Set(expected.map { "\($0) \(plugins)" }))
    for command in commands {
      let tool = try await ToyTool(shell: "cd '\(folder.path(""))'; \"$0\" \(command)", toys: "none")
      #expect(tool.status == 0, "\(command): \(tool.errors)")
    }
  }

  @Test func aReportOfAStreamTellsTheSameCommands() async throws {
    let folder = try TemporaryFolder()
    let events = folder.path("events")
    let tool = try await ToyTool(
      "run",
      "keep-sorted",
      "--plugin",
      Self.python,
      "--report",
      "events:\(events)",
      toys: "sound"
    )
    #expect(tool.output.contains("toy-recipes run keep-sorted --all --plugin \(Self.python)\n"))
    let report = try await ToyTool("report", "--as", "run", events, toys: "sound")
    #expect(report.output == tool.output)
  }

  @Test func thePluginInPythonIsCheckedBesideTheToolsOwnRecipes() async throws {
    let tool = try await ToyTool("check", "--plugin", Self.python, "--jobs", "2", toys: "sound")
    #expect(tool.status == 0, "\(tool.output)")
    #expect(tool.output.contains("✓ keep-sorted      2 checks    2 wrong ways\n"))
    #expect(tool.output.contains("✓ 4 recipes verified: 10 checks"))
    let claims = try await ToyTool("claims", "--plugin", Self.python, "keep-sorted", toys: "sound")
    #expect(claims.status == 0)
    #expect(claims.output.contains("keep-sorted"))
  }

  @Test func theFirstLinesOfPythonSayThatItStandsAlone() throws {
    let text = try String(contentsOfFile: Self.python, encoding: .utf8)
    let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") || $0.hasPrefix("from ") }
    #expect(imports == ["import inspect, json, os, sys"])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 90)
  }

  @Test func anExecutableOfThisPackageIsAPlugin() async throws {
    let folder = try TemporaryFolder()
    let tool = try await ToyTool(
      shell: """
        printf '#!/bin/sh\\nTOY_RECIPES=sound exec "%s" "$@"\\n' "$0" >'\(folder.path("toys"))'
        chmod +x '\(folder.path("toys"))'
        "$0" check --plugin '\(folder.path("toys"))' passing
        """,
      toys: "none"
    )
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    #expect(tool.output.contains("✓ passing "))
    #expect(tool.output.contains("✓ 1 recipe verified"))
  }

  @Test func allProgramsOfAFolderTakePart() async throws {
    let folder = try TemporaryFolder()
    for id in ["b", "a", ".hidden"] {
      let list = PluginScript.list([Sample.declaration("of-\(id.filter(\.isLetter))")])
      _ = try PluginScript(id, list: list, in: folder)
    }
    try Data("no program".utf8).write(to: folder.file("read-me"))
    let tool = try await ToyTool("list", "--plugin", folder.path(""), toys: "none")
    #expect(tool.status == 0, "\(tool.errors)")
    let ids = tool.output.split(separator: "\n").filter { $0.hasPrefix("  of") }.map {
      $0.split(separator: " ")[0]
    }
    #expect(ids == ["of-a", "of-b"])
  }

  @Test func textsOfAPluginDoNoHarmInAnyReport() async throws {
    let folder = try TemporaryFolder()
    var recipe = Sample.declaration("guest")
    let title = "\u{1B}]0;owned\u{7}\u{202E}<script>&|`"
    recipe.card = RecipeCard(
      id: "guest",
      title: title,
      chapter: title,
      problem: title,
      solution: title,
      listing: title
    )
    let work = PluginScript.write(PluginScript.work(recipe))
    let plugin = try PluginScript("evil", list: PluginScript.list([recipe]), work: work, in: folder)
    for command in ["list", "list --format json"] + ReportFormat.allCases.map({ "check --format \($0)" }) + [
      "run guest"
    ] {
      let tool = try await ToyTool(shell: "\"$0\" \(command) --plugin \(plugin.path)", toys: "none")
      #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
      #expect(
        !tool.output.unicodeScalars.contains { $0 != "\n" && ControlCharacters.contains($0) },
        "\(command)"
      )
    }
  }

  @Test func aPictureOfAPluginCommandsNoLog() async throws {
    let folder = try TemporaryFolder()
    let recipe = Sample.declaration("guest")
    var events = PluginScript.work(recipe)
    let text = "::error::x\n##[group]x\n\u{1B}[31mred"
    events.insert(
      Event(
        recipe: "guest",
        variant: 0,
        entry: .snapshot(
          SnapshotRecord(
            name: "p",
            caption: "c",
            svg: "<svg><title>##vso[x]</title></svg>",
            tree: text,
            terminal: text
          )
        )
      ),
      at: 2
    )
    let plugin = try PluginScript(
      "drawing",
      list: PluginScript.list([recipe]),
      work: PluginScript.write(events),
      in: folder
    )
    for (options, output) in [
      ("--format terminal --color never", "\\u{3A}:error::x\n\\u{23}#[group]x\nred"),
      ("--format terminal --color always", "\\u{3A}:error::x\n\\u{23}#[group]x\n\u{1B}[31mred\u{1B}[0m"),
      ("--format svg", "<svg><title>&#35;#vso[x]</title></svg>"),
    ] {
      let tool = try await ToyTool(
        shell: "\"$0\" picture guest \(options) --plugin \(plugin.path)",
        toys: "none"
      )
      #expect(tool.status == 0 && tool.output == output, "\(options): \(tool.output)\(tool.errors)")
    }
    let tree = try await ToyTool(
      shell: "\"$0\" picture guest --format tree --plugin \(plugin.path)",
      toys: "none"
    )
    #expect(tree.output.hasPrefix("\\u{3A}:error::x\n\\u{23}#[group]x\n") && !tree.output.contains("\u{1B}"))
  }

  @Test func theListAsEventsIsWhatAPluginAnswers() async throws {
    let tool = try await ToyTool("list", "--events-fd", "1", toys: "sound")
    let coder = LineCoder()
    let events: [Event] = try tool.output.split(separator: "\n").map { try coder.value($0.utf8) }
    #expect(events.map(\.recipe) == ["division", "passing", "raising"])
    #expect(events.allSatisfy { $0.kind == "declaration" })
  }
}
