import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the table of faults in docs/EventStream.md; each has an exit status and a message with a remedy.
struct HostilePluginTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let recipe = Sample.declaration("guest")
  private static let good = PluginScript.work(recipe)

  /// The messages about paths without a plug-in.
  @Test func aPathWithoutAPluginIsNamed() async throws {
    try Data("#!/bin/sh\n".utf8).write(to: folder.file("plain"))
    _ = try PluginScript("nosuch.sh", text: "#!/nosuch/interpreter\n", in: folder)
    _ = try PluginScript("windows.sh", text: "#!/bin/sh\r\necho\r\n", in: folder)
    _ = try PluginScript("plain.sh", text: "echo\n", in: folder)
    try FileManager.default.createDirectory(at: folder.file("empty"), withIntermediateDirectories: true)
    for (name, text) in [
      (
        "missing",
        "There is no plug-in at '\(folder.path("missing"))'. Name a program, or a folder of programs."
      ),
      (
        "plain",
        "The plug-in '\(folder.path("plain"))' is not executable. Run `chmod +x \(folder.path("plain"))`."
      ),
      (
        "empty",
        "The folder '\(folder.path("empty"))' contains no executable file. Run `chmod +x`"
      ),
      ("windows.sh", "Its first line ends with a carriage return"),
      ("nosuch.sh", "Its first line names an interpreter that does not exist."),
      ("plain.sh", "Begin a script with a shebang line, such as #!/usr/bin/env python3."),
    ] {
      let tool = try await ToyTool("list", "--plugin", folder.path(name), toys: "sound")
      #expect(tool.status == 2, "\(name)")
      #expect(tool.output.isEmpty)
      #expect(tool.errors.contains(text), "\(tool.errors)")
    }
  }

  @Test func whatIsNoFileIsNoPlugin() async throws {
    let tool = try await ToyTool("list", "--plugin", "/dev/null", toys: "sound")
    #expect(tool.status == 2 && tool.output.isEmpty)
    #expect(
      tool.errors
        == "toy-recipes: '/dev/null' is not a regular file. Name a program, or a folder of programs.\n"
    )
  }

  /// The plug-in writes events faster than they can be read.
  @Test func aPluginThatWritesWithoutEndIsStoppedWhenItsTimeIsUp() async throws {
    let start = PluginScript.write(Array(Self.good.prefix(2)))
    let note = #"{"version":2,"recipe":"guest","variant":0,"entry":{"note":{"text":"n"}}}"#
    let work = "\(start)\nexec yes '\(note)' >&3"
    let plugin = try PluginScript("evil", list: PluginScript.list([Self.recipe]), work: work, in: folder)
    let tool = try await ToyTool("check", "--timeout", "2", "--plugin", plugin.path, "guest", toys: "sound")
    #expect(tool.status == 1)
    #expect(tool.output.contains("was stopped because it was not done after 2 s"), "\(tool.output)")
  }

  /// Scripts for `list`, with a part of the error message.
  static let lists: [(script: String, text: String)] = [
    ("", "`list`: It lists no recipes."),
    ("echo oh dear; exit 7", "`list`: The process exited with status 7."),
    ("echo oh dear; exit 7", "It printed:\n"),
    ("echo 'oh dear' >&2; kill -9 $$", "`list`: The process was ended by signal 9 (killed)."),
    (PluginScript.list([recipe, recipe]), "line 2: the recipe 'guest' was listed before."),
    (PluginScript.list([Sample.declaration("Not An Id")]), "'Not An Id' can't be the id of a recipe."),
    (PluginScript.list([Sample.declaration("a/b")]), "'a/b' can't be the id of a recipe."),
    (PluginScript.list([Sample.declaration("\u{1B}[2J")]), "'\\u{1B}[2J' can't be the id of a recipe."),
    (
      PluginScript.write([Event(recipe: "other", declaration: recipe)]),
      "line 1: its recipe is 'other', but the id of its card is 'guest'."
    ),
    (PluginScript.write([Event(recipeEnded: .init())]), "line 1: 'recipeEnded' is not allowed in a list."),
    (PluginScript.write("garbage \u{1B}[31m"), "line 1: it is not a line of the event stream."),
    (PluginScript.write("garbage \u{1B}[31m"), "garbage \\u{1B}[31m"),
    (
      PluginScript.write(#"{"version":1,"kind":"recipeListed"}"#),
      "it is of version 1 of the event stream, and"
    ),
    (PluginScript.write(#"{"version":2,"declaration":{}}"#), "'declaration' has no 'card'."),
    (
      PluginScript.write(#"{"version":2,"declaration":{"card":{"id":1}}}"#),
      "'declaration.card.id' is not a text."
    ),
    ("printf '{\"version\":1' >&3", "`list`: The last line has no line feed."),
    ("head -c 70000000 /dev/zero | tr '\\0' x >&3", "stopped because it wrote more than 64 MB of events"),
    ("yes", "printed more than 16 MB."),
  ]

  @Test(arguments: lists)
  func aListThatIsNoneIsRefused(script: String, text: String) async throws {
    let plugin = try PluginScript("evil", list: script, in: folder)
    // On a busy machine it takes long to exceed the limit.
    let tool = try await ToyTool("check", "--timeout", "60", "--plugin", plugin.path, toys: "sound")
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains(text), "\(tool.errors)")
    #expect(tool.errors.contains("The plug-in '\(plugin.path)' can't be used: "))
    #expect(!tool.errors.contains("\u{1B}"))
  }

  @Test func aPluginThatHangsOnListIsStoppedWithAllThatItStarted() async throws {
    let plugin = try PluginScript("evil", list: "sleep 7231 & sleep 7231", in: folder)
    let tool = try await ToyTool("check", "--timeout", "1", "--plugin", plugin.path, toys: "sound")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("`list`: The process was stopped because it had not ended after 1 s."))
    let left = try await ToyTool(shell: "ps -eo args | grep '[s]leep 7231'")
    #expect(left.output.isEmpty)
  }

  /// Truth: execve(2) refuses a program that is open for writing (ETXTBSY) until it is closed.
  @Test func aPluginThatIsStillBeingSavedIsWaitedFor() async throws {
    let plugin = try PluginScript("saved", list: PluginScript.list([Self.recipe]), in: folder)
    let tool = try await ToyTool(
      shell: "{ sleep 0.5; } 7>>'\(plugin.path)' & \"$0\" list --plugin '\(plugin.path)'"
    )
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.output.contains("guest"))
  }

  @Test func whatAPluginLeavesRunningIsEnded() async throws {
    let list = PluginScript.list([Self.recipe]) + "\nsleep 7233 >/dev/null 2>&1 3>&- &"
    let plugin = try PluginScript("leaving", list: list, in: folder)
    let tool = try await ToyTool("list", "--plugin", plugin.path, toys: "none")
    #expect(tool.status == 2 && tool.errors.contains("`list`: The process left another one running."))
    let left = try await ToyTool(shell: "ps -eo args | grep '[s]leep 7233'")
    #expect(left.output.isEmpty)
  }

  /// Scripts for `work`, with parts of the messages.
  static let works: [(script: String, report: String)] = [
    ("", "The process exited with status 0 before the recipe was done."),
    ("exit 3", "The process exited with status 3 before the recipe was done."),
    (
      PluginScript.write([
        Event(recipe: "guest", issue: RecipeIssue("There is none.")),
        Event(recipe: "guest", recipeEnded: .init()),
      ]),
      "There is none."
    ),
    (
      PluginScript.write(PluginScript.work(Sample.declaration("guest", section: "9.9"))),
      "the recipe's description differs from\n    the one in the list."
    ),
    (
      PluginScript.write(Array(good.prefix(2)) + [Event(recipe: "guest", recipeEnded: .init())]),
      "'recipeEnded' is not allowed within\n    the variant 0."
    ),
    (
      PluginScript.write(good.filter { $0.entry == nil }),
      "The script checks nothing."
    ),
    (
      PluginScript.write(Array(good.prefix(1))) + "\n" + PluginScript.write(#"{"version":3}"#),
      "it is of version 3 of the\n    event stream, and this tool reads version 2."
    ),
    (
      PluginScript.write(Array(good.prefix(2))) + "\n"
        + PluginScript.write(#"{"version":2,"recipe":"guest","variant":0,"entry":{"check":{"id":"a"}}}"#),
      "'entry.check' has no 'claim'."
    ),
    (
      "head -c 70000000 /dev/zero | tr '\\0' x >&3", "The process wrote more than 64 MB of events."
    ),
  ]

  @Test(arguments: works)
  func whatAPluginDoesWrongCostsOnlyItsRecipe(script: String, report: String) async throws {
    let plugin = try PluginScript("evil", list: PluginScript.list([Self.recipe]), work: script, in: folder)
    let tool = try await ToyTool("check", "--timeout", "60", "--plugin", plugin.path, toys: "sound")
    #expect(tool.status == 1)
    #expect(tool.errors.isEmpty)
    #expect(tool.output.contains("✗ guest"))
    #expect(tool.output.contains(report), "\(tool.output)")
    #expect(tool.output.contains("✗ 1 of 4 recipes failed"))
  }

  /// On Linux a file name may be any bytes; a name in another encoding can't be written on a command line.
  @Test func aProgramWhoseNameIsNotUTF8IsNamed() async throws {
    let path = Array((folder.path("") + "/").utf8) + [UInt8(ascii: "x"), 0xE9, 0]
    let file = path.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { path in
      path.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o755) } ?? -1
    }
    try #require(file >= 0)
    close(file)
    let tool = try await ToyTool("list", "--plugin", folder.path(""))
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains("the name of the program 'x\u{FFFD}' is not UTF-8"), "\(tool.errors)")
    #expect(tool.errors.contains("Rename the file."))
  }

  /// It has a minute, but its event pipe is closed.
  @Test func aPluginThatClosesItsEventsAndLivesOnIsNotWaitedFor() async throws {
    let work = PluginScript.write(Array(Self.good.prefix(2))) + "\necho bye\nexec 3>&-\nsleep 7239"
    let plugin = try PluginScript("evil", list: PluginScript.list([Self.recipe]), work: work, in: folder)
    let tool = try await ToyTool("check", "--timeout", "60", "--plugin", plugin.path, toys: "sound")
    #expect(tool.status == 1)
    let words = "The process closed its event pipe before the recipe was done.\n"
    #expect(tool.output.contains(words), "\(tool.output)")
    #expect(tool.output.contains("Last event: the start of the right way."), "\(tool.output)")
    #expect(tool.output.contains("It printed:\n"))
    #expect(!tool.output.contains("after 60 s"))
  }

  /// If the script is done, the last place in it would be misleading.
  @Test func aStatusAfterTheWorkIsToldWithoutAPlaceInTheScript() async throws {
    let work = PluginScript.write(Self.good) + "\nexit 7"
    let plugin = try PluginScript("evil", list: PluginScript.list([Self.recipe]), work: work, in: folder)
    let tool = try await ToyTool("check", "--timeout", "60", "--plugin", plugin.path, toys: "sound")
    #expect(tool.status == 1)
    #expect(tool.output.contains("The process exited with status 7, though its recipe was done."))
    #expect(!tool.output.contains("No script had started"), "\(tool.output)")
  }
}
