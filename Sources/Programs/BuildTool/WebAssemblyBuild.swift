import Foundation

/// Compiles modules as Embedded Swift for WebAssembly, and links them.
struct WebAssemblyBuild {
  private static let target = "wasm32-unknown-none-wasm"

  private let toolchain: Toolchain
  private let folder: URL

  /// - Parameter folder: The folder for intermediate files.
  init(_ toolchain: Toolchain, in folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Compiles modules, each of which may depend on those before it, and links what each `NameEntry.swift` of the last
  /// one exports, by its name; throws if a tool fails.
  ///
  /// Scripts can also call what the other files of the last module export.
  func link(_ modules: [(name: String, files: [String])]) throws -> [(name: String, code: Data)] {
    // Embedded Swift compiles the code of a module again in each client, so only the last module needs object
    // code, which contains everything.
    for module in modules.dropLast() {
      try compile(
        module.name,
        module.files,
        ["-emit-module", "-emit-module-path", path("\(module.name).swiftmodule")]
      )
    }
    guard let entry = modules.last else { return [] }
    let object = path("\(entry.name).o")
    try compile(entry.name, entry.files, ["-c", "-o", object])
    let support = try entry.files.filter { $0.hasSuffix(".c") }.map { try compile(c: $0) }
    let (entries, shared) = entry.files.reduce(into: ([String](), [String]())) { files, file in
      if file.hasSuffix("Entry.swift") { files.0.append(file) } else { files.1.append(file) }
    }
    return try entries.map { file in
      let output = path("engine.wasm")
      try toolchain.run(
        .linker,
        // Each has only the code that its functions need.
        ["--no-entry", "--gc-sections", "--strip-all"] + exports(of: [file] + shared).map { "--export=\($0)" }
          + [object] + support + ["-o", output]
      )
      let name = URL(filePath: file).lastPathComponent.dropLast("Entry.swift".count)
      return (String(name), try Data(contentsOf: URL(filePath: output)))
    }
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  private func compile(_ module: String, _ files: [String], _ products: [String]) throws {
    try toolchain.run(
      .swiftc,
      [
        "-target", Self.target, "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
        "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        // With SIMD the solver is more than twice as fast and smaller, with the same bits. Browsers support
        // it since 2021, Safari since 16.4.
        "-Xcc", "-msimd128",
        // The guard's random number doesn't exist there.
        "-Xfrontend", "-disable-stack-protector",
        "-I", folder.path(percentEncoded: false), "-module-name", module,
      ] + products + files.filter { $0.hasSuffix(".swift") }
    )
  }

  /// Compiles a C file that replaces parts of the C library, and returns the path of the object file.
  private func compile(c file: String) throws -> String {
    let object = path(URL(filePath: file).deletingPathExtension().lastPathComponent + ".c.o")
    try toolchain.run(
      .clang,
      [
        // Without -fno-builtin the loops of memcpy would be compiled to calls of memcpy.
        "--target=\(Self.target)", "-O2", "-Wall", "-Wextra", "-Werror", "-ffreestanding", "-fno-builtin",
        "-c", file, "-o", object,
      ]
    )
    return object
  }

  private func exports(of files: [String]) throws -> [String] {
    try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        .matches(of: #/@_cdecl\("(\w+)"\)/#).map { String($0.1) }
    }
  }
}
