import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Whole processes, from start to end.
enum ProcessBenchmarks {
  private static let runs = 21

  /// The recipes that raise no exceptions: for each exception the tool starts another process.
  private static let rotating = ["progress-view", "autosize", "rearrange", "swap"]

  /// Runs commands with the executable in this one's folder.
  static func run(peer: String?) -> [Figure] {
    guard let recipes = executable("recipes") else { return [] }
    let commands: [(name: String, title: String, arguments: [String], aim: Double?)] = [
      ("window", "recipes run progress-view", ["run", "progress-view"], nil),
      ("check", "recipes check (four without exceptions)", ["check"] + rotating, 60),
      ("check all", "recipes check (all recipes)", ["check"], 1_000),
    ]
    // Alternating with the peer, under the same load of the machine.
    var times = [String: [Double]]()
    for _ in 0..<runs {
      for command in commands {
        times[command.name, default: []].append(measure(recipes, command.arguments).milliseconds)
      }
      times["list", default: []].append(measure(recipes, ["list"]).millisecondsToOutput)
      if let peer { times["peer", default: []].append(measure(peer, ["window"]).milliseconds) }
    }
    var figures = commands.map {
      Figure($0.name, $0.title, median(times[$0.name] ?? []), "ms", aim: $0.aim)
    }
    figures.append(
      Figure("list", "recipes list, up to its first line", median(times["list"] ?? []), "ms", aim: 2)
    )
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
    return figures + (executable("gallery").map { [site($0)] } ?? []) + manyRecipes()
  }

  /// Writes the gallery's pages with all pictures and films.
  private static func site(_ gallery: String) -> Figure {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-site-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let times = (0..<3).map { _ in measure(gallery, ["--output", folder.path]).milliseconds }
    return Figure("site", "gallery (all recipes)", times.min() ?? .nan, "ms", aim: 2_000)
  }

  /// The cost of a trivial recipe, among few and among many.
  private static func manyRecipes() -> [Figure] {
    guard let toys = executable("toy-recipes") else { return [] }
    return [("hundred", 100), ("thousand", 1_000)].flatMap { list, count in
      let runs = (0..<5).map { _ in measure(toys, ["check"], ["TOY_RECIPES=\(list)"]) }
      let time = runs.map(\.milliseconds).min() ?? .nan
      return [
        Figure(
          "trivial",
          "per trivial recipe of \(count), with its process",
          time / Double(count),
          "ms",
          aim: 2
        ),
        Figure("memory", "memory of a check of \(count)", median(runs.map(\.megabytes)), "MB", aim: nil),
      ]
    }
  }

  /// The path of an executable that was built with this one.
  static func executable(_ name: String) -> String? {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// The cost of a whole process.
  struct Measurement {
    var milliseconds = Double.nan
    /// The time until the first output.
    var millisecondsToOutput = Double.nan
    /// The peak memory of the process at its first output.
    var megabytes = 0.0
  }

  /// Foundation's `Process` takes longer to start a process than most of these run.
  static func measure(
    _ executable: String,
    _ arguments: [String],
    _ environment: [String] = []
  ) -> Measurement {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Measurement() }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    let inherited = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var variables: [UnsafeMutablePointer<CChar>?] = (inherited + environment).map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    var measurement = Measurement()
    measurement.milliseconds =
      Stopwatch.nanoseconds {
        var process: pid_t = 0
        measurement.millisecondsToOutput =
          Stopwatch.nanoseconds {
            guard posix_spawn(&process, executable, &actions, nil, &words, &variables) == 0 else { return }
            close(ends[1])
            var byte: UInt8 = 0
            _ = read(ends[0], &byte, 1)
          } / 1e6
        var rest = [UInt8](repeating: 0, count: 65_536)
        while read(ends[0], &rest, rest.count) > 0 {
          measurement.megabytes = max(measurement.megabytes, megabytes(of: process))
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
      } / 1e6
    return measurement
  }

  /// The memory in use by a process; the system's accounting at its end includes this process's memory.
  private static func megabytes(of process: pid_t) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }

  /// The output of a peer's executable: a name and a value on each line.
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
