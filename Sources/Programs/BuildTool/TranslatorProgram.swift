import CompiledResources
import Foundation

/// The translator's sources, and the program that they are compiled to.
///
/// The sources are read where they lie: as bytes in this program they took longer to compile than the rest of it.
struct TranslatorProgram {
  /// A hash of the sources and the toolchain.
  let version: String

  private let sources: [(path: String, bytes: [UInt8])]
  private let toolchain: Toolchain
  /// The folder of SwiftSyntax and SwiftParser.
  private let host: URL

  /// - Parameter folder: the folder of the translator's sources.
  ///
  /// Throws if they can't be read, or the toolchain has no SwiftSyntax.
  init(in folder: URL, _ toolchain: Toolchain) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    let hashFile = folder.appending(path: "../../../CompiledResources/FNV1aHash.swift").standardizedFileURL
    sources = try (files + [hashFile]).map {
      ($0.path(percentEncoded: false), [UInt8](try Data(contentsOf: $0)))
    }
    self.toolchain = toolchain
    host = toolchain.resources.appending(path: "host").standardizedFileURL
    let module = host.appending(path: "SwiftSyntax.swiftmodule").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: module) else {
      throw ToolFailure(
        "the Swift toolchain has no SwiftSyntax in \(host.path(percentEncoded: false)); use one of swift.org's"
      )
    }
    var hash = FNV1aHash()
    hash.add(toolchain.information)
    for source in sources {
      hash.add(source.path.utf8)
      hash.add(source.bytes)
    }
    version = String(hash.value, radix: 16)
  }

  /// The path of the compiled translator, in the folder of a file; compiles it if it isn't there.
  func path(besides file: URL) throws -> String {
    let program = file.deletingLastPathComponent().appending(path: "AppleSourcesTranslator-\(version)")
    let path = program.path(percentEncoded: false)
    if FileManager.default.isExecutableFile(atPath: path) { return path }
    // Several targets may be translated at the same time, and one of them compiles.
    let lock = open(path + ".lock", O_CREAT | O_RDWR, 0o644)
    guard lock >= 0 else { throw ToolFailure("\(path).lock: \(String(cString: strerror(errno)))") }
    defer { close(lock) }
    flock(lock, LOCK_EX)
    if !FileManager.default.isExecutableFile(atPath: path) { try compile(to: program) }
    return path
  }

  private func compile(to program: URL) throws {
    let folder = program.appendingPathExtension("build")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = host.path(percentEncoded: false)
    let result = folder.appending(path: "translator")
    // Most of its time is the parser's, which is optimized. The optimizer would take 20 s, and save a sixth of a translation.
    try toolchain.run(
      .swiftc,
      sources.map(\.path) + [
        "-Onone", "-wmo", "-swift-version", "6", "-module-name", "Translator", "-package-name", "Translator",
        "-I", host, "-L", host,
        "-lSwiftSyntax", "-lSwiftParser",
        "-Xlinker", "-rpath", "-Xlinker", host, "-o", result.path(percentEncoded: false),
      ]
    )
    // At once, so that nobody runs half of it.
    guard rename(result.path(percentEncoded: false), program.path(percentEncoded: false)) == 0 else {
      throw ToolFailure("\(program.lastPathComponent): \(String(cString: strerror(errno)))")
    }
  }
}
