import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Whole processes, from their start to their end.
enum ProcessBenchmarks {
  private static let runs = 21

  /// The recipes that raise no exception: for each of those the tool starts one more process.
  private static let rotating = ["progress-view", "autosize", "rearrange", "swap"]

  /// The commands that people run, with the executable that lies beside this one.
  static func run(peer: String?) -> [Figure] {
    let recipes = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("recipes").path
    guard FileManager.default.isExecutableFile(atPath: recipes) else { return [] }
    let commands: [(name: String, title: String, arguments: [String], aim: Double?)] = [
      ("window", "recipes run progress-view", ["run", "progress-view"], nil),
      ("check", "recipes check (four that raise nothing)", ["check"] + rotating, 60),
      ("check all", "recipes check (all recipes)", ["check"], nil),
    ]
    // In turn with the peer, so that both see the same machine.
    var times = [String: [Double]]()
    for _ in 0..<runs {
      for command in commands {
        times[command.name, default: []].append(milliseconds(recipes, command.arguments))
      }
      if let peer { times["peer", default: []].append(milliseconds(peer, ["window"])) }
    }
    var figures = commands.map {
      Figure($0.name, $0.title, median(times[$0.name] ?? []), "ms", aim: $0.aim)
    }
    if peer != nil {
      figures.append(
        Figure(
          "peer window",
          "Qt: one window with a label and a bar",
          median(times["peer"] ?? []),
          "ms",
          aim: nil
        )
      )
    }
    return figures
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// Foundation's `Process` takes longer to start one than most of these run.
  private static func milliseconds(_ executable: String, _ arguments: [String]) -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return Stopwatch.nanoseconds {
      var process: pid_t = 0
      guard posix_spawn(&process, executable, &actions, nil, &words, environ) == 0 else { return }
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    } / 1e6
  }

  /// What a peer's executable prints: a name and a value on each line.
  static func peerFigures(_ executable: String) -> [String: Double] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: executable)
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [:] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var figures: [String: Double] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { figures[String(words[0])] = Double(words[1]) }
    }
    return figures
  }
}
