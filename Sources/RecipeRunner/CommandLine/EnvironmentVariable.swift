import Foundation

/// The environment variables that the tool reads.
enum EnvironmentVariable: String, CaseIterable {
  case pager = "PAGER"
  case noColor = "NO_COLOR"
  case clicolorForce = "CLICOLOR_FORCE"
  case forceColor = "FORCE_COLOR"
  case workspace = "GITHUB_WORKSPACE"
  case shardIndex = "TEST_SHARD_INDEX"
  case shardTotal = "TEST_TOTAL_SHARDS"
  case shardStatusFile = "TEST_SHARD_STATUS_FILE"
  case junitFile = "XML_OUTPUT_FILE"
  case testFilter = "TESTBRIDGE_TEST_ONLY"

  /// What it does.
  var meaning: String {
    switch self {
    case .pager:
      "The program that shows what is longer than the screen; `less` by default, and none if it is `cat`."
    case .noColor: "If it is set, there is no colour unless `--color always` is given."
    case .clicolorForce, .forceColor:
      "If it is set, and not to 0, there is colour also where no terminal is, unless `NO_COLOR` is set or `--color never` is "
        + "given."
    case .workspace: "The folder from which the paths in annotations go out."
    case .shardIndex: "The part of the run, from 0, as Bazel sets it."
    case .shardTotal: "The number of parts, as Bazel sets it."
    case .shardStatusFile: "A file that is made if the run is divided, as Bazel wants it."
    case .junitFile: "A file that gets a `junit` report, as Bazel wants it."
    case .testFilter: "The ids of the recipes to run, with commas or spaces between them, as Bazel sets it."
    }
  }

  /// Whether the environment asks for colour wherever this process writes to.
  ///
  /// As bixense.com/clicolors and force-color.org describe it; a value of `0` or `false` asks for nothing, as Node.js has it.
  static var forcesColor: Bool {
    noColor.value == nil
      && [clicolorForce, forceColor].contains { !["0", "false"].contains($0.value ?? "0") }
  }

  /// What it is set to in this process; nil if it is not set, or to nothing.
  var value: String? {
    getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What Bazel tells a test by environment variables; its Test Encyclopedia lists them.
struct BazelEnvironment: Equatable, Sendable {
  /// `TEST_SHARD_INDEX`, from 0, and `TEST_TOTAL_SHARDS`.
  private(set) var shard: Shard?
  /// `TEST_SHARD_STATUS_FILE`: the file by which a test shows that it knows of shards.
  let statusFile: String?
  /// `XML_OUTPUT_FILE`: where JUnit's XML goes.
  let junitFile: String?
  /// `TESTBRIDGE_TEST_ONLY`: the ids that `--test_filter` names, with commas or spaces between them.
  let ids: [String]

  /// Reads the variables of this process.
  init() throws(ToolError) {
    try self.init(\.value)
  }

  /// Reads variables, each of which has a value or none.
  init(_ value: (EnvironmentVariable) -> String?) throws(ToolError) {
    statusFile = value(.shardStatusFile)
    junitFile = value(.junitFile)
    ids = value(.testFilter)?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
    let (index, total) = (value(.shardIndex), value(.shardTotal))
    guard index != nil || total != nil else { return }
    // Bazel sets a total of 0 where a test has no shards.
    if total == "0" { return }
    guard let index = index.flatMap({ Int($0) }), let total = total.flatMap({ Int($0) }), index >= 0,
      index < total
    else {
      throw ToolError(
        "TEST_SHARD_INDEX must be a number from 0 and less than TEST_TOTAL_SHARDS, but they are "
          + "'\(index ?? "")' and '\(total ?? "")'. Set both, or neither."
      )
    }
    shard = Shard(number: index + 1, count: total)
  }

  /// The recipes that `TESTBRIDGE_TEST_ONLY` leaves of those that the command line chose.
  func select(
    from chosen: [RecipeDeclaration],
    of all: [RecipeDeclaration]
  ) throws(ToolError) -> [RecipeDeclaration] {
    do {
      // Whether there is such a recipe is asked of all.
      let wanted = Set(try RecipeFilter(ids: ids).select(from: all).map(\.card.id))
      let selected = chosen.filter { wanted.contains($0.card.id) }
      guard selected.isEmpty else { return selected }
    } catch {
      throw ToolError("TESTBRIDGE_TEST_ONLY: \(error.description)", exitCode: error.exitCode)
    }
    throw ToolError(
      "TESTBRIDGE_TEST_ONLY names none of the recipes that the command line chooses: \(ids.joined(separator: ", ")).",
      exitCode: .nothingMatched
    )
  }

  /// Shows Bazel that the shard was understood.
  func acknowledge() throws(ToolError) {
    guard shard != nil, let statusFile else { return }
    guard FileManager.default.createFile(atPath: statusFile, contents: nil) else {
      throw ToolError("Can't write to '\(statusFile)', which TEST_SHARD_STATUS_FILE names.")
    }
  }
}
