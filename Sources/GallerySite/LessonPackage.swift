import RecipeKit
import RecipeRunner

/// The example of a lesson as a Swift package to take home.
struct LessonPackage {
  /// Where the file lies in the site.
  let path: String
  /// What it holds.
  let zip: ZipArchive

  /// Nil for a lesson without code, and for those of plug-ins, whose language is unknown.
  init?(_ map: SiteMap, _ place: SiteMap.Lesson, _ lesson: LessonContent) {
    guard let code = lesson.code?.whole, !map.hints.isPluginRecipe(place.id) else { return nil }
    path = place.package
    let module = Self.module(of: place.id)
    let document = lesson.card.documentListing
    let isTranslated = document != nil || code.contains("#selector(")
    var files = [
      ("Package.swift", Self.manifest(place.name, module, isTranslated: isTranslated)),
      ("README.md", Self.readme(place, module, map.source)),
      ("Sources/\(module)/Example.swift", code + "\n"),
    ]
    if let device = lesson.deviceCode { files.append(("Sources/\(module)/Device.swift", device + "\n")) }
    if let document {
      files.append(("Sources/\(module)/\(lesson.card.documentName ?? "Main.storyboard")", document))
    }
    if isTranslated {
      files.append(("Sources/\(module)/Linux.swift", "// The only file that Linux compiles as it stands.\n"))
    }
    zip = ZipArchive(files.map { (path: "\(place.name)/\($0)", text: $1) })
  }

  /// Where readers get the package that the example needs on Linux.
  static func source(_ address: String?) -> String {
    address.map { "You get it at \($0)." }
      ?? "It is the package whose command `recipes site` wrote these lessons, so their publisher has it. The files of "
      + "`Sources` work in an iOS project without it."
  }

  private static func module(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Example"
  }

  private static func manifest(_ name: String, _ module: String, isTranslated: Bool) -> String {
    let target =
      isTranslated
      ? """
          .target(
            name: "\(module)",
            dependencies: [.product(name: "UIKit", package: "RecipeGallery")],
            sources: sources,
            plugins: [.plugin(name: "AppleSources", package: "RecipeGallery")]
          )
      """
      : """
          .target(name: "\(module)", dependencies: [.product(name: "UIKit", package: "RecipeGallery")])
      """
    let sources =
      isTranslated
      ? """
      // Linux compiles what the plugin writes; Apple's platforms compile the files as they are.
      #if os(Linux)
        let sources: [String]? = ["Linux.swift"]
      #else
        let sources: [String]? = nil
      #endif


      """ : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      \(sources)let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "RecipeGallery", path: "../RecipeGallery")],
        targets: [
      \(target)
        ]
      )

      """
  }

  private static func readme(_ lesson: SiteMap.Lesson, _ module: String, _ source: String?) -> String {
    """
    # \(lesson.title)

    The example of the lesson, as a Swift package. `Package.swift` looks for UIKit in `../RecipeGallery`: put the package
    RecipeGallery there, or change the path. \(Self.source(source)) Then:

        swift build

    An iOS project needs only the files of `Sources/\(module)`; there `import UIKit` is Apple's.

    """
  }
}

/// A zip file whose files are stored as they are; the same files give the same bytes.
///
/// Source: PKWARE, APPNOTE.TXT, sections 4.3 and 4.4.
struct ZipArchive {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// - Parameter files: the files by their paths, in the order in which the archive lists them.
  init(_ files: [(path: String, text: String)]) {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let (path, content) = (Array(file.path.utf8), Array(file.text.utf8))
      let offset = bytes.count
      // Version 2.0, names in UTF-8, stored; 1 January 1980, the first day that the format knows.
      let common =
        Self.short(20) + Self.short(0x800) + Self.short(0) + Self.short(0) + Self.short(0x21)
        + Self.long(Self.checksum(content)) + Self.long(UInt32(content.count))
        + Self.long(UInt32(content.count)) + Self.short(UInt16(path.count)) + Self.short(0)
      bytes += Self.long(0x0403_4B50) + common + path + content
      // Without comment, on the first disk, with no attributes.
      directory += Self.long(0x0201_4B50) + Self.short(20) + common + Array(repeating: 0, count: 10)
      directory += Self.long(UInt32(offset)) + path
    }
    let count = Self.short(UInt16(files.count))
    let end =
      Self.long(0x0605_4B50) + Self.long(0) + count + count + Self.long(UInt32(directory.count))
      + Self.long(UInt32(bytes.count)) + Self.short(0)
    self.bytes = bytes + directory + end
  }

  /// The CRC-32 of some bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private static func short(_ number: UInt16) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

  private static func long(_ number: UInt32) -> [UInt8] {
    short(UInt16(number & 0xFFFF)) + short(UInt16(number >> 16))
  }
}
