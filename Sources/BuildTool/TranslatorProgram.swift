import Foundation

/// The translator's sources, and the program that they are compiled to.
struct TranslatorProgram {
  /// A hash of the sources and the toolchain.
  let version: String

  private let sources = TranslatorSources.all
  private let toolchain: Toolchain
  /// The folder of SwiftSyntax and SwiftParser.
  private let host: URL

  /// Throws if the toolchain has no SwiftSyntax.
  init(_ toolchain: Toolchain) throws {
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
      hash.add(source.name.utf8)
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
    for source in sources { try Data(source.bytes).write(to: folder.appending(path: source.name)) }
    let host = host.path(percentEncoded: false)
    let result = folder.appending(path: "translator")
    try toolchain.run(
      .swiftc,
      sources.map { folder.appending(path: $0.name).path(percentEncoded: false) } + [
        "-O", "-swift-version", "6", "-module-name", "Translator", "-I", host, "-L", host, "-lSwiftSyntax",
        "-lSwiftParser",
        "-Xlinker", "-rpath", "-Xlinker", host, "-o", result.path(percentEncoded: false),
      ]
    )
    // At once, so that nobody runs half of it.
    guard rename(result.path(percentEncoded: false), program.path(percentEncoded: false)) == 0 else {
      throw ToolFailure("\(program.lastPathComponent): \(String(cString: strerror(errno)))")
    }
  }
}

/// The files of the folder `Translator`, which are embedded in this program.
private enum TranslatorSources {
  static let all: [(name: String, bytes: [UInt8])] = [
    ("Conditions.swift", PackageResources.Conditions_swift),
    ("Declarations.swift", PackageResources.Declarations_swift),
    ("GenericParameters.swift", PackageResources.GenericParameters_swift),
    ("Index.swift", PackageResources.Index_swift),
    ("MethodTables.swift", PackageResources.MethodTables_swift),
    ("Rewriter.swift", PackageResources.Rewriter_swift),
    ("SelectorExpressions.swift", PackageResources.SelectorExpressions_swift),
    ("SummaryCollector.swift", PackageResources.SummaryCollector_swift),
    ("SystemMembers.swift", PackageResources.SystemMembers_swift),
    ("Target.swift", PackageResources.Target_swift),
    ("Translation.swift", PackageResources.Translation_swift),
    ("main.swift", PackageResources.main_swift),
  ]
}
