import CompiledResources

/// Writes the compiled form of a document.
struct DocumentWriter {
  /// The module of the classes of the document's own target.
  let module: String
  /// The components of colours that the document names.
  let colors: [String: DocumentElement]

  /// The compiled element with all below it; nil for one that is left out.
  func compiled(_ element: DocumentElement) -> NibElement? {
    guard !isLeftOut(element) else { return nil }
    var attributes = element.attributes
    attributes["customClass"] = className(of: element)
    attributes["customModule"] = nil
    attributes["customModuleProvider"] = nil
    if element.name == "constraint" {
      attributes["multiplier"] = DocumentConstraint.multiplier(of: element).map { "\($0)" }
    }
    if element.name == "color" { attributes.merge(components(of: element)) { _, new in new } }
    if DocumentVocabulary.texts.contains(element.name) { attributes["text"] = element.text }
    let name = DocumentVocabulary.replacement(of: element.name)
    return NibElement(name, attributes, element.children.compactMap(compiled))
  }

  private func isLeftOut(_ element: DocumentElement) -> Bool {
    let name = element.name
    let isKnown = DocumentVocabulary.isObject(name) || DocumentVocabulary.parts.contains(name)
    // Constraints that are removed at build time.
    if name == "constraint", element["placeholder"] == "YES" { return true }
    if name == "mask", !["subviews", "constraints"].contains(element["key"]) { return true }
    if name == "variation", element.children.allSatisfy(isLeftOut), Set(element.attributes.keys) == ["key"] {
      return true
    }
    return !isKnown || DocumentVocabulary.ignored.contains(name)
      || ["canvasLocation", "freeformSize"].contains(element["key"])
      || element["key"]?.hasPrefix("simulated") == true
  }

  /// The module and name of a custom class; nil for UIKit's own.
  private func className(of element: DocumentElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    // The target's module has another name here than in Xcode, if its product has.
    if element["customModuleProvider"] == "target" { return "\(module).\(name)" }
    return "\(element["customModule"] ?? module).\(name)"
  }

  /// The components of a colour that the document only names.
  private func components(of color: DocumentElement) -> [String: String] {
    let known =
      color["systemColor"].flatMap { colors["system \($0)"] }
      ?? color["name"].flatMap { colors["named \($0)"] }
    return known.map { $0.attributes.filter { $0.key != "key" } } ?? [:]
  }
}
