/// A folder with resources, out of which nothing is read but what lies within.
struct ResourceFolder {
  private let url: URL

  /// The folder of a bundle's resources.
  init(_ bundle: Bundle) {
    self.init(bundle.resourceURL ?? bundle.bundleURL)
  }

  /// A folder.
  init(_ url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  /// The folders that stand for an application's bundle: that of the executable, and those of the resource bundles that
  /// the Swift package manager puts beside it, `PACKAGE_TARGET.resources`, in the order of their names.
  static var application: [ResourceFolder] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
    return [ResourceFolder(Bundle.main)]
      + bundles.map { ResourceFolder(folder.appendingPathComponent($0, isDirectory: true)) }
  }

  /// The contents of a file in this folder or in one below; nil if there is none, or if the path or a link leads out of
  /// the folder.
  func contents(ofFile path: String) -> Data? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
      return nil
    }
    let file = URL(fileURLWithPath: url.path + "/" + path).resolvingSymlinksInPath()
    guard file.pathComponents.starts(with: url.pathComponents) else { return nil }
    return ResourceFolder.contents(ofFile: file.path)
  }

  /// The contents of a file; nil if there is none, or if it is a folder or a device, or longer than an image may be.
  static func contents(ofFile path: String) -> Data? {
    guard !path.utf8.contains(0) else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    )
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let length = attributes?[.size] as? NSNumber, length.intValue <= EncodedImage.longestFile
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
