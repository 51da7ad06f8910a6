/// A nib or storyboard in the application's bundle, as the plugin `AppleSources` compiled it.
final class NibDocument: Sendable {
  let name: String
  let root: NibElement

  private init(name: String, root: NibElement) {
    self.name = name
    self.root = root
  }

  /// What has been looked for: documents stay what they are while a process runs.
  private static let known = Locked([String: NibDocument?]())

  /// The folders of the application's compiled documents, by the names of the files; the first folder counts.
  ///
  /// Most processes have none, and every controller asks.
  private static let applicationFiles: [String: ResourceFolder] = ResourceFolder.application.reduce(into: [:])
  {
    files,
    folder in
    for name in folder.fileNames where name.hasSuffix(".nib") || name.hasSuffix(".storyboardc") {
      files[name] = files[name] ?? folder
    }
  }

  /// Creates a document from a compiled file; nil if it isn't one.
  convenience init?(name: String, data: Data) {
    guard let root = NibElement.read(data), root.name == "document" else { return nil }
    self.init(name: name, root: root)
  }

  /// This document with changes; a change for which there is no element is the author's mistake.
  func changed(by changes: [NibChange]) -> NibDocument {
    let root = changes.reduce(root) { root, change in
      let (changed, isFound) = root.changed(by: change)
      precondition(isFound, "\(name) has nothing to change for \(change)")
      return changed
    }
    return NibDocument(name: name, root: root)
  }

  /// Finds a document in a bundle; nil if it has none of the name.
  ///
  /// A file for the device's idiom, such as `Main~ipad`, is preferred. Without a bundle, the application's is searched:
  /// the folder of the executable, and the resource bundles of the package's targets.
  ///
  /// - Parameters:
  ///   - type: `nib` or `storyboardc`.
  static func find(_ name: String, _ type: String, in bundle: Bundle?) -> NibDocument? {
    let idiom = SystemBehavior.fileModifier(of: BootedSystem.current.idiom)
    let isMain = bundle == nil || bundle == Bundle.main
    let key = "\(isMain ? "" : bundle?.bundlePath ?? "")\n\(name)\n\(idiom).\(type)"
    if let document = known.withLock({ $0[key] }) { return document }
    let folder = bundle.flatMap { isMain ? nil : ResourceFolder($0) }
    let document = ["\(name)\(idiom).\(type)", "\(name).\(type)"].lazy
      .compactMap { (folder ?? applicationFiles[$0])?.contents(ofFile: $0) }
      .compactMap { NibDocument(name: name, data: $0) }.first
      .map { document in
        let folders = folder.map { [LocalizedFolders($0)] } ?? LocalizedFolders.application
        let texts = folders.lazy.map { $0.strings(name) }.first { !$0.isEmpty } ?? [:]
        return texts.isEmpty ? document : NibDocument(name: name, root: document.root.localized(texts))
      }
    known.withLock { $0[key] = .some(document) }
    return document
  }
}
