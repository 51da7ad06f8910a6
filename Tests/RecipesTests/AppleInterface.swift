import Foundation
import ToolRunning

/// Apple's published Swift interface of what this package's UIKit has: declarations only, in Apple's spelling.
///
/// It lies in `Tests/AppleInterface`. The compiler type-checks code against it under the rules of Objective-C, such as
/// those for optional methods of protocols and for selectors.
enum AppleInterface {
  static let path = "Tests/AppleInterface/UIKit.swiftinterface"

  /// A declaration of the interface, as an example of how they look.
  static let declaration = """
    @MainActor open class UISnapBehavior : UIDynamicBehavior {
      public init(item: any UIDynamicItem, snapTo point: CGPoint)
      open var snapPoint: CGPoint { get set }
    """

  /// What the compiler has to say against the texts of some files, as one module; empty if there is nothing.
  ///
  /// If a declaration seems to be missing, it also says what to do.
  static func complaints(about sources: [String]) async throws -> String {
    let folder = Repository.root.appending(path: path).deletingLastPathComponent().path()
    let words = try await complaints(
      ["-I", folder, "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"],
      sources
    )
    return words.contains(missingDeclaration) ? "\(words)\n\(remedy)" : words
  }

  /// What the compiler says of a type or a member that it doesn't find.
  private static var missingDeclaration: Regex<Substring> {
    #/cannot find|has no member|is not a member type|does not override any/#
  }

  private static let remedy = """
    If Apple's documentation has what the compiler does not find, declare it in \(path), or in the file beside it of the
    module that it belongs to. Use Apple's spelling, and write no bodies. For example:

    \(declaration)
    }

    If Apple's documentation does not have it, the example is wrong: only this package's UIKit takes it. Write the example
    as Apple's UIKit wants it.
    """

  /// The same where there is neither Objective-C nor any UIKit.
  static func complaintsWithoutApple(about sources: [String]) async throws -> String {
    try await complaints([], sources)
  }

  private static func complaints(_ options: [String], _ sources: [String]) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.enumerated().map { number, source in
      let file = folder.appending(path: "\(number).swift")
      try Data(source.utf8).write(to: file)
      return file.path()
    }
    // The interface is compiled once, and again only if it has changed.
    let cache = Repository.root.appending(path: ".build/apple-interface").path()
    let outcome = try await ConcurrencyLimiter.processors.whenFree {
      try await BuiltTool.run(
        "/usr/bin/env",
        ["swiftc", "-frontend", "-typecheck", "-module-name", "Application", "-swift-version", "6"]
          + ["-warnings-as-errors", "-module-cache-path", cache] + options + files
      )
    }
    let words = String(decoding: outcome.errors, as: UTF8.self)
    return outcome.status == 0 ? "" : "The compiler ended with \(outcome.status).\n\(words)"
  }
}
