import Foundation
import Testing

/// Truth: the tables of layers and of exceptions in `docs/Architecture.md`, compared with the sources.
struct LayerTests {
  private let layers: SourceLayers
  private let exceptions: [SourceLayers.Exception: String]
  private let sources: [String: String]

  init() throws {
    let tables = SourceLayers.tables(in: try SourceFiles.text(of: "docs/Architecture.md"))
    layers = SourceLayers(table: try #require(tables["Layer"]))
    exceptions = SourceLayers.exceptions(table: try #require(tables["File below"]))
    sources = try SourceFiles.texts(of: "UIKit")
  }

  @Test func everyFileHasALayer() {
    #expect(sources.count > 150, "the sources are where they are looked for")
    #expect(layers.filesWithoutLayer(in: sources) == [])
  }

  @Test func noFileRefersToATypeOfAHigherLayer() {
    for reference in layers.upwardReferences(in: sources) where exceptions[reference.exception] == nil {
      Issue.record(
        """
        Sources/UIKit/\(reference.file):\(reference.line), in the layer \(reference.layer), refers to \
        \(reference.type), which is in \(reference.higherLayer).
        Move one of them, or let the lower layer declare a protocol or a hook. docs/Architecture.md lists the layers.
        """
      )
    }
  }

  @Test func everyExceptionIsUsedAndHasAReason() {
    let used = Set(layers.upwardReferences(in: sources).map(\.exception))
    for (exception, reason) in exceptions {
      #expect(used.contains(exception), "\(exception.file) no longer refers to \(exception.type)")
      #expect(!reason.isEmpty, "\(exception.file) has no reason to refer to \(exception.type)")
    }
    #expect(exceptions.count <= 21, "a layer with many exceptions is none")
  }

  // MARK: The rule

  private let twoLayers = SourceLayers(layers: [
    .init(name: "Views", paths: ["Views"]), .init(name: "Controllers", paths: ["Controllers"]),
  ])

  private func violations(_ lower: String) -> [SourceLayers.Reference] {
    twoLayers.upwardReferences(in: [
      "Views/View.swift": lower,
      "Controllers/Controller.swift": "open class Controller: View {\n  struct Options {}\n}\n",
    ])
  }

  @Test(arguments: [
    "class View {\n  var owner: Controller?\n}",
    "class View {}\nextension Controller {}",
    "class View {\n  let options = Controller.Options()\n}",
    "/* a\n comment */ let owner = [Controller]()",
    "let words = \"\"\"\n  text\n\"\"\"; let owner: Controller",
  ])
  func aReferenceUpwardsIsFound(source: String) throws {
    let found = violations(source)
    let reference = try #require(found.first)
    #expect(found.count == 1)
    #expect(reference.file == "Views/View.swift")
    #expect(reference.type == "Controller")
    #expect(reference.layer == "Views" && reference.higherLayer == "Controllers")
    let lines = source.components(separatedBy: "\n")
    #expect(lines[reference.line - 1].contains("Controller"))
  }

  @Test(arguments: [
    "// the Controller owns it",
    "/* the /* Controller */ Controller */",
    "let words = \"a Controller, \\(name(\"Controller\")) and a \\\"Controller\\\"\"",
    "let words = \"\"\"\n  a \"Controller\"\n  \"\"\"",
    "let kind = Kind.Controller",
    "let ControllerKind = 1, aController = 2",
    "let options = Options()",
  ])
  func whatNamesNoHigherTypeIsNone(source: String) {
    #expect(violations(source) == [])
  }

  @Test func aReferenceDownwardsIsNone() {
    let found = twoLayers.upwardReferences(in: [
      "Views/View.swift": "class View {}", "Controllers/Controller.swift": "class Controller: View {}",
    ])
    #expect(found == [])
  }

  @Test func aPrivateTypeOfAHigherLayerCannotBeMeant() {
    let found = twoLayers.upwardReferences(in: [
      "Views/View.swift": "private struct Entry {}\nlet entries: [Entry] = []",
      "Controllers/Controller.swift": "private let count = 1\nfileprivate struct Entry {}",
    ])
    #expect(found == [])
  }

  @Test func aFileInNoFolderOfTheTableHasNoLayer() {
    let sources = ["Views/A.swift": "", "Viewers/B.swift": ""]
    #expect(twoLayers.filesWithoutLayer(in: sources) == ["Viewers/B.swift"])
  }
}
