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

  /// Its description, for the help.
  var meaning: String {
    switch self {
    case .pager:
      "The pager for output that is longer than the screen; by default `less`, and none for `cat`."
    case .noColor: "If it is set, there is no colour unless `--color always` is given."
    case .clicolorForce, .forceColor:
      "If it is set, and not to 0, output has colour even without a terminal, unless `NO_COLOR` is set or "
        + "`--color never` is given."
    case .workspace: "The base folder of the paths in annotations."
    case .shardIndex: "The part of the run, from 0, as Bazel sets it."
    case .shardTotal: "The number of parts, as Bazel sets it."
    case .shardStatusFile: "A file that is created to confirm sharding, as Bazel sets it."
    case .junitFile: "The file for a `junit` report, as Bazel sets it."
    case .testFilter: "The ids of the recipes to run, with commas or spaces between them, as Bazel sets it."
    }
  }

  /// Whether its value is the path of a file or folder.
  var isPath: Bool { [.workspace, .shardStatusFile, .junitFile].contains(self) }

  /// Whether the environment forces colour for every output of this process.
  ///
  /// It follows bixense.com/clicolors and force-color.org; as in Node.js, a value of `0` or `false` doesn't
  /// force it.
  static var forcesColor: Bool {
    noColor.value == nil
      && [clicolorForce, forceColor].contains { !["0", "false"].contains($0.value ?? "0") }
  }

  /// The variable's value in this process; nil if it is unset or empty.
  var value: String? {
    getenv(rawValue).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The environment variables that Bazel sets for a test, as its Test Encyclopedia defines them.
struct BazelEnvironment: Equatable, Sendable {
  /// `TEST_SHARD_INDEX`, from 0, and `TEST_TOTAL_SHARDS`.
  private(set) var shard: Shard?
  /// `TEST_SHARD_STATUS_FILE`: the file that a test touches to show that it supports sharding.
  let statusFile: String?
  /// `XML_OUTPUT_FILE`: the path for JUnit's XML.
  let junitFile: String?
  /// `TESTBRIDGE_TEST_ONLY`: the ids in `--test_filter`, separated by commas or spaces.
  let ids: [String]

  /// Reads the variables of this process.
  init() throws(ToolError) {
    try self.init(\.value)
  }

  /// Reads the variables from a function that returns nil for one that is unset.
  init(_ value: (EnvironmentVariable) -> String?) throws(ToolError) {
    statusFile = value(.shardStatusFile)
    junitFile = value(.junitFile)
    ids = value(.testFilter)?.split { $0 == "," || $0 == " " }.map(String.init) ?? []
    let (index, total) = (value(.shardIndex), value(.shardTotal))
    guard index != nil || total != nil else { return }
    // Bazel sets a total of 0 for a test without shards.
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

  /// The recipes of the command line's selection that `TESTBRIDGE_TEST_ONLY` names.
  func select(
    from chosen: [RecipeDeclaration],
    of all: [RecipeDeclaration]
  ) throws(ToolError) -> [RecipeDeclaration] {
    do {
      // An id outside of the selection is valid, as long as there is such a recipe.
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

  /// Touches Bazel's status file, which shows that the shard was applied.
  func acknowledge() throws(ToolError) {
    guard shard != nil, let statusFile else { return }
    guard FileManager.default.createFile(atPath: statusFile, contents: nil) else {
      throw ToolError("Can't write to '\(statusFile)', which TEST_SHARD_STATUS_FILE names.")
    }
  }
}
