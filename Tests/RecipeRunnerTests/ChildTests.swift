import Foundation
import Testing
import ToolRunning

@testable import RecipeRunner

/// Truth: wait(2): a child that has ended stays a zombie until its parent reaps it.
///
/// Swift Testing's exit tests wait for any child, so a single zombie that is never reaped would block them
/// forever.
/// tests forever.
struct ChildTests {
  #if os(Linux)
    /// The ways in which the suites and the tool start processes; each starts the shell at the given path.
    enum Use: CaseIterable {
      case stepGivenUpWhileItRuns, stepGivenUpAfterItsEnd, stepReadToItsEnd, childGivenUp, toolRun,
        toolRunAbandoned

      func start(_ shell: String) async throws {
        switch self {
        case .stepGivenUpWhileItRuns: _ = try WatchStep(shell, ["-c", "sleep 7247"])
        case .stepGivenUpAfterItsEnd:
          let step = try WatchStep(shell, ["-c", "exit 3"])
          try await Task.sleep(for: .milliseconds(200))
          withExtendedLifetime(step) {}
        case .stepReadToItsEnd:
          let step = try WatchStep(shell, ["-c", "exit 3"])
          while try step.read().end == nil { try await Task.sleep(for: .milliseconds(5)) }
        case .childGivenUp:
          let program = Program(path: shell, name: "sh")
          _ = try ProcessSpawn.start(["-c", "kill -STOP $$"], of: program, descriptors: [nil])
        case .toolRun: #expect(try await BuiltTool.run(shell, ["-c", "exit 3"]).status == 3)
        case .toolRunAbandoned:
          let run = Task { try await BuiltTool.run(shell, ["-c", "sleep 0.2"]) }
          run.cancel()
          _ = try await run.value
        }
      }
    }

    @Test(arguments: Use.allCases)
    func whoeverStartsAProcessLeavesNoChild(use: Use) async throws {
      let folder = try TemporaryFolder()
      // `/proc` has the program's name even for a zombie; this name is unique among the tests.
      let name = "sh-\(Int.random(in: 100_000...999_999))"
      try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: "/bin/sh")
      try await use.start(folder.path(name))
      #expect(Self.children(named: name).isEmpty)
    }

    /// The states of this process's children whose program has the given name; `Z` means zombie.
    private static func children(named name: String) -> [Substring] {
      SystemFile.numbers(in: "/proc").compactMap { id in
        let text = String(decoding: SystemFile.bytes("/proc/\(id)/stat"), as: UTF8.self)
        guard let end = text.range(of: "(\(name)) ")?.upperBound else { return nil }
        let fields = text[end...].split(separator: " ", maxSplits: 2)
        return fields.count > 1 && Int32(fields[1]) == getpid() ? fields[0] : nil
      }
    }
  #endif

  @Test func aChildKeepsItsOwnEnd() throws {
    let program = Program(path: "/bin/sh", name: "sh")
    let child = try ProcessSpawn.start(["-c", "exit 3"], of: program, descriptors: [nil])
    #expect(child.wait() == .exited(3))
    #expect(child.stop() == .exited(3) && child.endIfExited()?.status == 0x300)
  }

  /// Each of these files waits for the processes that it starts.
  @Test func onlyTheseFilesStartProcesses() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let ways = ["posix_spawn" + "(", "= fork" + "()", "popen" + "(", " Process" + "()"]
    var files: Set<String> = []
    for folder in ["Sources", "Tests", "Recipes"] {
      let walk = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
      while let path = walk?.nextObject() as? String {
        guard path.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: root.appending(path: folder).appending(path: path), encoding: .utf8)
        if ways.contains(where: { text.utf8.contains($0.utf8) }) { files.insert("\(folder)/\(path)") }
      }
    }
    #expect(
      files == [
        "Sources/Programs/BuildTool/Toolchain.swift",
        "Sources/Programs/Benchmarks/Physics/Box2DPeer.swift",
        "Sources/Programs/Benchmarks/ProcessBenchmarks.swift",
        "Sources/RecipeRunner/Processes/ProcessSpawn.swift",
        "Sources/UIKitTesting/Rasterizer.swift",
        "Tests/ToolRunning/SpawnedProcess.swift", "Tests/ToyRecipes/HostileToys.swift",
        "Tests/UIKitTests/Declarations/AppleDeclarationsTests.swift",
      ]
    )
  }
}
