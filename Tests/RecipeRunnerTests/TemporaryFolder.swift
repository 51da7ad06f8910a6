import Foundation

/// A temporary folder for one test, which is deleted when the test ends.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name) }

  func path(_ name: String) -> String { file(name).path() }

  func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }
}
