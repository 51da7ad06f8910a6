import Foundation

/// The environment variables that the tool reads.
enum EnvironmentVariable: String, CaseIterable {
  case noColor = "NO_COLOR"
  case clicolorForce = "CLICOLOR_FORCE"
  case forceColor = "FORCE_COLOR"
  case workspace = "GITHUB_WORKSPACE"

  /// Its description, for the help.
  var meaning: String {
    switch self {
    case .noColor: "If it is set, there is no colour unless `--color always` is given."
    case .clicolorForce, .forceColor:
      "If it is set, and not to 0, output has colour even without a terminal, unless `NO_COLOR` is set or "
        + "`--color never` is given."
    case .workspace: "The base folder of the paths in annotations."
    }
  }

  /// Whether its value is the path of a file or folder.
  var isPath: Bool { self == .workspace }

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
