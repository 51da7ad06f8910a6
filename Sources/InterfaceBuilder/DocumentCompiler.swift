import CompiledResources
import Foundation

/// Compiles documents of Interface Builder to what UIKit reads when it loads a storyboard or nib.
///
/// What only Interface Builder uses is left out, colours have their components, and classes have the names of their modules.
public struct DocumentCompiler {
  /// The compiled document; nil if it has errors.
  package private(set) var compiled: NibElement?
  /// What was wrong, in the order of lines.
  public private(set) var messages: [DocumentMessage] = []

  private let path: String
  private let module: String
  private var colors: [String: DocumentElement] = [:]

  /// Compiles a document.
  ///
  /// - Parameters:
  ///   - data: the contents of the file.
  ///   - path: the path that messages name.
  ///   - module: the module of the custom classes that the document finds in its own target.
  public init(_ data: Data, path: String, module: String) {
    self.path = path
    self.module = module
    do {
      let root = try DocumentParser.parse(data, path: path)
      try checkKind(root)
      readColors(root)
      check(root)
      let writer = DocumentWriter(module: module, colors: colors)
      if !messages.contains(where: { $0.severity == .error }) { compiled = writer.compiled(root) }
    } catch let message as DocumentMessage {
      messages.append(message)
    } catch {
      report(.error, 1, "\(error)")
    }
    messages.sort { $0.line < $1.line }
  }

  private mutating func report(_ severity: DocumentMessage.Severity, _ line: Int, _ text: String) {
    messages.append(DocumentMessage(severity: severity, path: path, line: line, text: text))
  }

  // MARK: The document as a whole

  private func checkKind(_ root: DocumentElement) throws {
    func refuse(_ text: String) -> DocumentMessage {
      DocumentMessage(severity: .error, path: path, line: root.line, text: text)
    }
    if root.name == "archive" {
      throw refuse("the document has the format of Xcode 4; open it in a later Xcode, and save it")
    }
    guard root.name == "document" else {
      throw refuse("<\(root.name)> is not a document of Interface Builder; its root element is <document>")
    }
    let kinds = [
      "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    ]
    let type = root["type"] ?? ""
    guard kinds.contains(type) else {
      throw refuse("the document's type '\(type)' is not that of an iOS storyboard or xib")
    }
    guard root["version"] == "3.0" else {
      throw refuse(
        "the document has version '\(root["version"] ?? "")' of Interface Builder's format, and only 3.0 is known; "
          + "save it with Xcode 5 to 16"
      )
    }
  }

  /// The colours that documents name, with the components that Interface Builder wrote at their end.
  private mutating func readColors(_ root: DocumentElement) {
    for resource in root.first("resources")?.children ?? [] {
      guard let name = resource["name"], let color = resource.first("color") else { continue }
      switch resource.name {
      case "namedColor": colors["named \(name)"] = color
      case "systemColor": colors["system \(name)"] = color
      default: break
      }
    }
  }

  // MARK: Elements

  private mutating func check(_ root: DocumentElement) {
    var ids: [String: DocumentElement] = [:]
    for element in root.all {
      if let id = element["id"], let first = ids.updateValue(element, forKey: id) {
        report(
          .error,
          element.line,
          "the id '\(id)' of <\(element.name)> is that of <\(first.name)> in line \(first.line)"
        )
      }
    }
    checkNames(root)
    checkReferences(root, ids)
    checkContainment(root, ids)
    for constraint in root.all where constraint.name == "constraint" {
      for fault in DocumentConstraint.faults(of: constraint, ids) { report(.error, constraint.line, fault) }
    }
  }

  /// Reports elements that aren't known, once for each name, and classes that aren't implemented.
  private mutating func checkNames(_ root: DocumentElement) {
    var seen: Set<String> = []
    var pending = [root]
    while let element = pending.popLast() {
      let name = element.name
      if let missing = DocumentVocabulary.missingViews[name] ?? DocumentVocabulary.missingControllers[name] {
        if seen.insert(missing).inserted {
          let base = DocumentVocabulary.isView(name) ? "view" : "controller"
          report(.warning, element.line, "\(missing) is not implemented; a plain \(base) takes its place")
        }
      } else if DocumentVocabulary.ignored.contains(name) || name.hasPrefix("simulated") {
        continue
      } else if !DocumentVocabulary.isObject(name), !DocumentVocabulary.parts.contains(name) {
        if seen.insert(name).inserted {
          report(.warning, element.line, "the element <\(name)> is not known and is left out")
        }
        continue
      }
      pending += element.children.reversed()
    }
  }

  /// Reports connections and segues that lead to nothing.
  private mutating func checkReferences(_ root: DocumentElement, _ ids: [String: DocumentElement]) {
    if let initial = root["initialViewController"], ids[initial] == nil {
      report(.error, root.line, "the initial view controller '\(initial)' is not in the document")
    }
    let attributes = [
      "outlet": "destination", "outletCollection": "destination", "action": "target", "segue": "destination",
    ]
    for element in root.all(where: { !DocumentVocabulary.ignored.contains($0.name) }) {
      if element.name == "action", element["selector"] == nil {
        report(.error, element.line, "<action> has no selector")
      }
      // Previews of segues have the destination of the segue around them.
      guard let attribute = attributes[element.name], element["inheritsFrom"] == nil else { continue }
      guard let destination = element[attribute] else {
        // An action without a target goes up the responder chain.
        if element.name != "action" { report(.error, element.line, "<\(element.name)> has no \(attribute)") }
        continue
      }
      if ids[destination] == nil {
        let name =
          element["property"] ?? element["selector"] ?? element["identifier"] ?? element["kind"] ?? ""
        report(
          .error,
          element.line,
          "\(element.name) '\(name)' leads to the object '\(destination)', which is not in the document"
        )
      }
    }
  }

  /// Reports scenes that contain themselves as children or embedded scenes.
  private mutating func checkContainment(_ root: DocumentElement, _ ids: [String: DocumentElement]) {
    var contained: [String: [(destination: String, line: Int)]] = [:]
    for scene in root.first("scenes")?.all("scene") ?? [] {
      guard
        let controller = scene.first("objects")?.children.first(where: {
          DocumentVocabulary.isController($0.name)
        }),
        let id = controller["id"]
      else {
        report(.error, scene.line, "the scene has no view controller")
        continue
      }
      for segue in controller.all
      where segue.name == "segue" && ["embed", "relationship"].contains(segue["kind"]) {
        if let destination = segue["destination"] {
          contained[id, default: []].append((destination, segue.line))
        }
      }
    }
    for (id, segues) in contained {
      for segue in segues {
        var seen: Set<String> = []
        var pending = [segue.destination]
        while let next = pending.popLast(), seen.insert(next).inserted {
          pending += contained[next, default: []].map(\.destination)
        }
        if seen.contains(id) {
          report(.error, segue.line, "the scene of '\(id)' contains itself through '\(segue.destination)'")
        }
      }
    }
  }
}
