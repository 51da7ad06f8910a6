import Foundation

/// The program that converts SVG to PNG: `rsvg-convert` of librsvg.
enum Rasterizer {
  /// The path of the program; nil if it is not on the search path.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/rsvg-convert" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Returns a picture as a PNG file.
  static func png(svg: String) throws -> [UInt8] {
    guard let path else {
      throw SnapshotFailure(
        message:
          "PNG snapshots need rsvg-convert, which is not on the search path. Install it (Debian and Ubuntu: "
          + "librsvg2-bin), use `.svg`, or skip the test: `.enabled(if: SnapshotFormat.png.isAvailable)`."
      )
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "UIKitTesting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (picture, result) = (folder.appending(path: "picture.svg"), folder.appending(path: "picture.png"))
    try Data(svg.utf8).write(to: picture)
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["--output", result.path(percentEncoded: false), picture.path(percentEncoded: false)]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data = try? Data(contentsOf: result) else {
      throw SnapshotFailure(message: "rsvg-convert made no PNG: \(String(decoding: output, as: UTF8.self))")
    }
    return Array(data)
  }
}
