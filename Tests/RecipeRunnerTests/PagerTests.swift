import Foundation
import Testing

@testable import RecipeRunner

/// Truth: git's manual on `PAGER`: a shell command; nothing is paged if it is empty or `cat`.
struct PagerTests {
  @Test(
    arguments: [
      ("more", "more"), ("less -S", "less -S"), ("", nil), ("  ", nil), ("cat", nil),
    ] as [(String?, String?)]
  )
  func theEnvironmentNamesThePager(variable: String?, command: String?) {
    #expect(Pager(variable: variable)?.command == command)
  }

  @Test func withoutAVariableItIsLess() {
    #expect(Pager(variable: nil)?.command.hasSuffix("exec less") == true)
  }

  #if os(Linux)
    /// A lesson's output on a terminal of the given height.
    private func lesson(lines: Int, pager: String, _ options: String = "") async throws -> ToyTool {
      try await ToyTool(
        shell: "TOOL=\"$0\" TERM=dumb PAGER=\"\(pager)\" script -qec "
          + "'stty rows \(lines) cols 80; \"$TOOL\" run division \(options)' /dev/null"
      )
    }

    @Test func whatIsLongerThanTheScreenIsPaged() async throws {
      let tool = try await lesson(lines: 10, pager: "sed s/^/paged:/")
      let lines = tool.output.split(whereSeparator: \.isNewline)
      #expect(lines.count > 10)
      #expect(lines.allSatisfy { $0.hasPrefix("paged:") })
      #expect(tool.status == 0)
    }

    @Test(arguments: [(1_000, "sed s/^/paged:/"), (10, ""), (10, "cat"), (10, "no-such-pager 2>&-")])
    func whatFitsOrCannotBePagedIsWritten(lines: Int, pager: String) async throws {
      let tool = try await lesson(lines: lines, pager: pager)
      #expect(tool.output.contains("share  0.6666667"))
      #expect(!tool.output.contains("paged:"))
      #expect(tool.status == 0)
    }

    @Test func nobodyComplainsWhereLessIsNotInstalled() async throws {
      let tool = try await ToyTool(
        shell: "TOOL=\"$0\" TERM=dumb script -qec "
          + "'unset PAGER; stty rows 10 cols 80; PATH=/nowhere \"$TOOL\" run division' /dev/null"
      )
      #expect(tool.output.contains("share  0.6666667"))
      #expect(!tool.output.contains("not found"))
    }

    @Test func aReaderMayLeaveBeforeTheEnd() async throws {
      let tool = try await lesson(lines: 10, pager: "head -1 >&-", "--all")
      #expect(tool.status == 0)
    }
  #endif

  @Test func nothingIsPagedWithoutATerminal() async throws {
    let tool = try await ToyTool(shell: "PAGER='sed s/^/paged:/' \"$0\" run division")
    #expect(!tool.output.contains("paged:"))
  }
}
