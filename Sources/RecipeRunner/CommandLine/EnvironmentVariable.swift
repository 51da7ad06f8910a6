import Foundation

/// The variables of the environment that the tool heeds.
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
