import Foundation
import Simulator
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Truth: Apple, UIDocumentPickerViewController and UIDocumentPickerDelegate.
@MainActor struct UIDocumentPickerViewControllerTests {
  private final class Delegate: UIDocumentPickerDelegate {
    var picked: [URL] = []
    var cancels = 0

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      picked = urls
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
  }

  /// A folder that exists during a test.
  private final class Folder {
    let url: URL

    init(_ name: String, _ files: [String]) throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("DocumentPicker-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for file in files { try Data(file.utf8).write(to: url.appendingPathComponent(file)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? [] }
  }

  private func present(
    _ picker: UIDocumentPickerViewController,
    _ delegate: Delegate,
    _ folder: Folder?
  ) -> (simulator: Simulator, controller: UIViewController) {
    let simulator = Simulator.boot(.iPhone16, iOS: 18)
    simulator.documentsFolder = folder?.url
    let controller = UIViewController()
    simulator.launch(controller)
    picker.delegate = delegate
    controller.present(picker, animated: true)
    simulator.advanceUntilIdle()
    return (simulator, controller)
  }

  @Test func aTapPicksAFileOfTheTypes() throws {
    let folder = try Folder("pick", ["a.txt", "b.png", ".hidden"])
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
    let (simulator, controller) = present(picker, delegate, folder)
    simulator.tap(try simulator.find("a"))
    simulator.advanceUntilIdle()
    #expect(delegate.picked.isEmpty && controller.presentedViewController === picker)
    simulator.tap(try simulator.find("b"))
    simulator.advanceUntilIdle()
    #expect(delegate.picked.map(\.path) == [folder.url.appendingPathComponent("b.png").path])
    #expect(controller.presentedViewController == nil && delegate.cancels == 0)
    let url = try #require(delegate.picked.first)
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  @Test func aCopyIsAnotherFile() throws {
    let folder = try Folder("copy", ["a.txt"])
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
    let (simulator, _) = present(picker, delegate, folder)
    simulator.tap(try simulator.find("a"))
    simulator.advanceUntilIdle()
    let url = try #require(delegate.picked.first)
    #expect(url.deletingLastPathComponent().path != folder.url.path)
    #expect(try Data(contentsOf: url) == Data("a.txt".utf8))
    try FileManager.default.removeItem(at: url)
    #expect(folder.names == ["a.txt"])
  }

  @Test func severalFilesArePickedWithAButton() throws {
    let folder = try Folder("several", ["a.txt", "b.txt", "c.txt"])
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = true
    picker.shouldShowFileExtensions = true
    let (simulator, _) = present(picker, delegate, folder)
    for name in ["c.txt", "a.txt", "b.txt", "b.txt"] { simulator.tap(try simulator.find(name)) }
    simulator.tap(try simulator.find("Open"))
    simulator.advanceUntilIdle()
    #expect(delegate.picked.map(\.lastPathComponent) == ["a.txt", "c.txt"])
  }

  @Test func cancellingPicksNothing() throws {
    let delegate = Delegate()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    let (simulator, controller) = present(picker, delegate, nil)
    simulator.tap(try simulator.find("Cancel"))
    simulator.advanceUntilIdle()
    #expect(delegate.cancels == 1 && delegate.picked.isEmpty && controller.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func filesAreExported(asCopy: Bool) throws {
    let (own, folder) = (try Folder("own", ["a.txt"]), try Folder("export", ["a.txt"]))
    let delegate = Delegate()
    let file = own.url.appendingPathComponent("a.txt")
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy)
    let (simulator, _) = present(picker, delegate, folder)
    simulator.tap(try simulator.find(asCopy ? "Save" : "Move"))
    simulator.advanceUntilIdle()
    #expect(folder.names == ["a 2.txt", "a.txt"] && own.names == (asCopy ? ["a.txt"] : []))
    #expect(delegate.picked.map(\.lastPathComponent) == ["a 2.txt"])
  }
}

extension Simulator {
  /// The view with a label or text, in the key window.
  fileprivate func find(_ text: String) throws -> UIView {
    try #require(
      keyWindow?.firstInSubtree { $0.accessibilityLabel == text || ($0 as? UILabel)?.text == text }
    )
  }
}

/// Truth: Apple, UTType and "System-declared uniform type identifiers".
struct UTTypeTests {
  @Test func typesConformToTheirParents() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item)
    )
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .jpeg) && !UTType.image.conforms(to: .png))
    #expect(UTType.image.isSupertype(of: .jpeg) && UTType.json.conforms(to: .text))
    #expect(UTType.mpeg4Audio.supertypes.contains(.audio) && UTType.folder.conforms(to: .directory))
    #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
  }

  @Test(arguments: [
    ("txt", "public.plain-text"), ("JPG", "public.jpeg"), ("jpeg", "public.jpeg"), ("pdf", "com.adobe.pdf"),
    ("mp4", "public.mpeg-4"), ("csv", "public.comma-separated-values-text"), ("heic", "public.heic"),
    ("zip", "public.zip-archive"), ("swift", "public.swift-source"),
  ])
  func extensionsHaveTypes(name: String, identifier: String) {
    #expect(UTType(filenameExtension: name)?.identifier == identifier)
    #expect(UTType(identifier)?.tags[.filenameExtension]?.contains(name.lowercased()) == true)
  }

  @Test func unknownExtensionsHaveDynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "xyzzy")
    #expect(type.conforms(to: .text) && type == UTType(filenameExtension: "xyzzy"))
    #expect(UTType(filenameExtension: "") == nil && UTType("com.example.none") == nil)
    // A known extension of a type that doesn't conform.
    #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
  }

  @Test func applicationsDeclareTypes() {
    let type = UTType(exportedAs: "com.example.drawing", conformingTo: .json)
    #expect(type.conforms(to: .text) && !type.isPublic && type.identifier == "com.example.drawing")
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
  }

  @Test func mimeTypesAndURLs() throws {
    #expect(UTType(mimeType: "image/png") == .png && UTType.html.preferredMIMEType == "text/html")
    let url = URL(fileURLWithPath: "/a/photo")
    #expect(url.appendingPathExtension(for: .jpeg).lastPathComponent == "photo.jpeg")
    #expect(URL(fileURLWithPath: "/a/b.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "b.jpg")
    let data = try JSONEncoder().encode([UTType.pdf])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.pdf])
  }

  @Test func allParentsAreKnown() {
    for type in [UTType.png, .mpeg4Audio, .rtfd, .m3uPlaylist, .xmlPropertyList, .usdz, .vCard] {
      #expect(!type.supertypes.isEmpty)
      for parent in type.supertypes { #expect(UTType(parent.identifier) != nil) }
    }
  }
}
