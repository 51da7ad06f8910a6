/// What is watched, and how it is built and run.
struct WatchOrder {
  /// The package's folder.
  let root: String
  /// The shell's command line that builds.
  let build: String
  /// The program that is built, and runs the recipes.
  let program: String
  /// The arguments with which it does so, before the ids.
  let arguments: [String]
  /// The programs, and folders of programs, whose recipes take part.
  let plugins: [String]
  /// The ids of all recipes.
  let known: [String]
  /// The ids of those that are watched.
  let recipes: [String]
  /// Whether all recipes are watched, also those to come.
  let watchesAll: Bool

  /// The command line that builds a program where it lies in its package; nil if that is not where builds put it.
  static func standardBuild(of program: String, in root: String) -> String? {
    let folder = "\(root)/.build/"
    guard program.hasPrefix(folder) else { return nil }
    let parts = program.dropFirst(folder.count).split(separator: "/")
    guard parts.count > 1, let name = parts.last else { return nil }
    let configuration = parts[parts.count - 2] == "release" ? "release" : "debug"
    return
      "swift build --package-path \(ShellWord.of(root)) --configuration \(configuration) --product \(ShellWord.of(name))"
  }
}
