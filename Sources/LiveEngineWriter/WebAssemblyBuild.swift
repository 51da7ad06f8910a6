import Foundation

/// Compiles modules as Embedded Swift for WebAssembly, and links them.
struct WebAssemblyBuild {
  private static let target = "wasm32-unknown-none-wasm"

  private let toolchain: Toolchain
  private let folder: URL
  private var objects: [String] = []
  private var exports: [String] = []

  /// - Parameter folder: where what is made on the way lies.
  init(_ toolchain: Toolchain, in folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  /// Compiles a module that may need those before it; its functions for scripts are exported.
  mutating func compile(_ module: String, _ files: [String]) throws {
    let swift = files.filter { $0.hasSuffix(".swift") }
    try toolchain.run(
      .swiftc,
      [
        "-target", Self.target, "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
        "-parse-as-library",
        "-swift-version", "6", "-warnings-as-errors",
        // Nobody provides the guard's random number there.
        "-Xfrontend", "-disable-stack-protector", "-I", folder.path(percentEncoded: false), "-module-name",
        module,
        "-emit-module", "-emit-module-path", path("\(module).swiftmodule"), "-c",
      ] + swift + ["-o", path("\(module).o")]
    )
    objects.append(path("\(module).o"))
    for file in swift {
      let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
      exports += text.matches(of: #/@_cdecl\("(\w+)"\)/#).map { String($0.1) }
    }
    for file in files where file.hasSuffix(".c") { try compile(c: file) }
  }

  private mutating func compile(c file: String) throws {
    let object = path(URL(filePath: file).deletingPathExtension().lastPathComponent + ".c.o")
    // Without -fno-builtin the loops of memcpy would become calls of memcpy.
    try toolchain.run(
      .clang,
      [
        "--target=\(Self.target)", "-O2", "-Wall", "-Wextra", "-Werror", "-ffreestanding", "-fno-builtin",
        "-c", file,
        "-o", object,
      ]
    )
    objects.append(object)
  }

  /// Links what was compiled; throws if a tool fails.
  func link() throws -> Data {
    let output = path("engine.wasm")
    try toolchain.run(
      .linker,
      ["--no-entry", "--gc-sections", "--strip-all"] + exports.map { "--export=\($0)" } + objects + [
        "-o", output,
      ]
    )
    return try Data(contentsOf: URL(filePath: output))
  }
}
