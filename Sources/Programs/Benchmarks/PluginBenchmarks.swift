import Foundation

/// Listing plug-ins with short and long lists: the cost per recipe and per letter must not grow with their
/// number.
enum PluginBenchmarks {
  /// The time of `recipes list` with plug-ins that have long lists or texts.
  static func run() -> [Figure] {
    guard let recipes = ProcessBenchmarks.executable("recipes") else { return [] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func milliseconds(_ name: String, _ lines: [String]) -> Double {
      guard let plugin = try? script(name, lines, in: folder) else { return .nan }
      return (0..<3).map { _ in
        ProcessBenchmarks.measure(recipes, ["list", "--plugin", plugin]).milliseconds
      }.min() ?? .nan
    }
    let lists = [2_000, 20_000].map { count in
      let lines = (1...count).map { recipe("\($0)", title: "A recipe") }
      let each = milliseconds("recipes-\(count)", lines) * 1e3 / Double(count)
      return Figure("listed", "list: per recipe of a plug-in with \(count)", each, "µs", aim: nil)
    }
    let titles = [200_000, 2_000_000].map { count in
      let title = String(repeating: "x", count: count)
      let each = milliseconds("title-\(count)", [recipe("1", title: title)]) * 1e6 / Double(count)
      return Figure("title", "list: per letter of a title with \(count)", each, "ns", aim: nil)
    }
    return lists + titles
  }

  /// Creates a plug-in that writes given lines as its list.
  private static func script(_ name: String, _ lines: [String], in folder: URL) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = folder.appendingPathComponent("\(name).jsonl")
    try Data(lines.joined().utf8).write(to: list)
    let program = folder.appendingPathComponent(name)
    try Data("#!/bin/sh\ncat '\(list.path)' >&3\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    return program.path
  }

  /// The event that lists a recipe.
  private static func recipe(_ number: String, title: String) -> String {
    """
    {"version":2,"recipe":"listed-\(number)","declaration":{"card":{"id":"listed-\(number)",\
    "title":"\(title)","chapter":"Lists","problem":"There is a problem.","solution":"There is a solution.",\
    "discussion":[],"seeAlso":[],"keywords":[],"listing":"let a = 1\\n","excerpt":[],"wrongWaysListing":""},\
    "claims":[{"id":"a","statement":"It is so.","weight":"core","proof":"check"}],\
    "variants":[{"name":"right way","summary":"","origin":"right","breaks":[]}]}}

    """
  }
}
