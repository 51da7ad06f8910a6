import Foundation
import Testing

/// Truth: docs/Running.md on reports in files.
struct ToolReportTests {
  @Test func everyReportGoesToItsFileAndTheTerminalToo() async throws {
    let folder = try TemporaryFolder()
    let formats = ["text", "json", "events", "junit", "tap", "github", "markdown"]
    let options = formats.map { "--report \($0):\(folder.path($0))" }.joined(separator: " ")
    let tool = try await ToyTool(shell: "\"$0\" check --no-times passing failing \(options)")
    #expect(tool.status == 1)
    #expect(tool.output.contains("✗ 1 of 2 recipes failed"))
    for format in formats {
      let alone = try await ToyTool("check", "passing", "failing", "--no-times", "--format", format)
      #expect(alone.status == 1)
      #expect(try folder.text(format) == alone.output, "\(format)")
    }
  }

  /// Truth: fifo(7): opening a pipe for writing waits for a reader.
  @Test(arguments: ["cat p >out &", "{ sleep 0.5; cat p >out; } &"])
  func aReportMayGoToAPipeWithAName(reader: String) async throws {
    let folder = try TemporaryFolder()
    let check = "\"$0\" check passing --no-times --report junit:p"
    let tool = try await ToyTool(
      shell: "cd '\(folder.path(""))'; mkfifo p; \(reader) \(check); s=$?; wait; exit $s"
    )
    #expect(tool.status == 0, "\(tool.errors)")
    let alone = try await ToyTool("check", "passing", "--no-times", "--format", "junit")
    #expect(try folder.text("out") == alone.output)
  }

  #if os(Linux)
    @Test func aFileThatFailsToBeReadIsNotTakenForAShortOne() async throws {
      // The first page of a process is never mapped.
      let tool = try await ToyTool("report", "/proc/self/mem")
      #expect(tool.status == 2)
      #expect(tool.errors == "toy-recipes: Can't read '/proc/self/mem': Input/output error.\n")
    }
  #endif

  @Test func whatWasInAFileIsGone() async throws {
    let folder = try TemporaryFolder()
    try Data(repeating: 0x78, count: 1_000_000).write(to: folder.file("t"))
    #expect(try await ToyTool("claims", "passing", "--report", "text:\(folder.path("t"))").status == 0)
    #expect(try !folder.text("t").contains("x"))
  }

  @Test func twoReportsCannotShareAFile() async throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: folder.file("a"))
    try FileManager.default.createSymbolicLink(at: folder.file("b"), withDestinationURL: folder.file("a"))
    let (a, b) = (folder.path("a"), folder.path("b"))
    for options in [
      "--report tap:\(a) --report junit:\(a)", "--report tap:\(a) --report tap:\(b)",
    ] {
      let tool = try await ToyTool(shell: "\"$0\" check passing \(options)")
      #expect(tool.status == 2)
      #expect(tool.errors.contains("' is the file of another report, or of a stream"))
      #expect(tool.errors.contains("Name another file."))
      #expect(try folder.text("a") == "old")
    }
  }

  @Test func aFileThatCannotBeWrittenIsKnownBeforeAnythingRuns() async throws {
    let tool = try await ToyTool("check", "hanging", "--report", "junit:/nosuch/report.xml")
    #expect(tool.status == 2)
    #expect(tool.output.isEmpty)
    #expect(tool.errors.contains("Can't write to '/nosuch/report.xml': No such file or directory."))
  }

  /// Truth: a CI job that collects `*.xml` after a rejected run must find no report of it.
  @Test(arguments: ["--report tap:/nosuch/x", "--report tap:$F/new.xml"])
  func aRunThatIsRefusedLeavesNoNewFile(other: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("")
    let tool = try await ToyTool(
      shell: "F='\(path)'; \"$0\" check passing --report junit:$F/new.xml \(other); s=$?; ls $F; exit $s"
    )
    #expect(tool.status == 2 && tool.output.isEmpty, "\(tool.output)")
  }

  @Test func aFileThatAReportIsMadeOfIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    let stream = folder.path("e.jsonl")
    #expect(try await ToyTool("check", "passing", "--report", "events:\(stream)").status == 0)
    let before = try folder.text("e.jsonl")
    try FileManager.default.createSymbolicLink(
      at: folder.file("link"),
      withDestinationURL: folder.file("e.jsonl")
    )
    for target in [stream, folder.path("link")] {
      let tool = try await ToyTool("report", stream, "--report", "text:\(target)")
      #expect(tool.status == 2 && tool.output.isEmpty)
      #expect(
        tool.errors
          == "toy-recipes: '\(target)' is the file of another report, or of a stream that the report is made "
          + "from. Name another file.\n"
      )
      #expect(try folder.text("e.jsonl") == before)
    }
  }

  @Test func aFileThatIsNoneOfARunIsRefusedByItsFirstByte() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("empty"))
    try Data([0xFF, 0xFE, 0x7B, 0x00, 0x0A, 0x00]).write(to: folder.file("utf16"))
    let empty = try await ToyTool("report", folder.path("empty"))
    #expect(empty.status == 2)
    #expect(
      empty.errors.contains("empty': The file is empty. `--report events:FILE` writes one."),
      "\(empty.errors)"
    )
    let other = try await ToyTool(shell: "{ cat \(folder.path("utf16")); cat /dev/zero; } | \"$0\" report -")
    #expect(other.status == 2)
    #expect(
      other.errors.contains("standard input, line 1: This is not a line of a run's file: "),
      "\(other.errors)"
    )
  }

  @Test func aFullDiskIsToldAtTheEnd() async throws {
    let tool = try await ToyTool("check", "passing", "--report", "junit:/dev/full")
    #expect(tool.status == 2)
    #expect(tool.output.contains("✓ 1 recipe verified"))
    #expect(tool.errors.contains("Can't write to '/dev/full': No space left on device."))
  }

  @Test func annotationsNameFilesOfTheRepository() async throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let tool = try await ToyTool(shell: "GITHUB_WORKSPACE=/\(root) \"$0\" check failing --format github")
    #expect(tool.output.hasPrefix("::error file=Tests/ToyRecipes/ToyRecipe.swift,line="))
  }

  /// Truth: setrlimit(2): writing beyond the limit raises SIGXFSZ, or fails with EFBIG if that signal is
  /// ignored.
  @Test func aFileThatMayNotGrowIsToldInWords() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("e.jsonl")
    let tool = try await ToyTool(
      shell: "export TMPDIR=/nowhere; ulimit -f 1; \"$0\" check --report events:\(file)",
      toys: "sound"
    )
    #expect(
      tool.status == 2 && tool.errors.contains("Can't write to '\(file)': File too large."),
      "\(tool.errors)"
    )
  }

  @Test func aWorkerWithoutAFileForItsEventsSaysSo() async throws {
    let tool = try await ToyTool(shell: "echo passing | \"$0\" work --events-fd 9", toys: "sound")
    #expect(tool.status == 2 && tool.output.isEmpty)
    #expect(
      tool.errors.contains("The file descriptor 9, for the events, is not open."),
      "\(tool.errors)"
    )
  }
}
