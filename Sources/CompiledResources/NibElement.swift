import Foundation

/// An element of a nib or storyboard: what `DocumentCompiler` writes as JSON, and UIKit makes objects of.
package final class NibElement: Codable, Sendable {
  package let name: String
  package let attributes: [String: String]
  package let children: [NibElement]

  package init(_ name: String, _ attributes: [String: String] = [:], _ children: [NibElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// Reads a compiled document; nil for anything else.
  package static func read(_ file: Data) -> NibElement? {
    try? JSONDecoder().decode(NibElement.self, from: file)
  }

  /// The compiled document.
  package var file: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  /// The value of an attribute; nil if there is none.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The identifier of an object; nil for a value.
  package var id: String? { attributes["id"] }

  /// The first child with a name; nil if there is none.
  package func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The children of the first child with a name.
  package func list(_ name: String) -> [NibElement] { first(name)?.children ?? [] }

  /// The child that is the value of a property; nil if there is none.
  package func value(_ key: String, _ name: String? = nil) -> NibElement? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// This element and all below it, in the order of the document.
  package var all: [NibElement] { [self] + children.flatMap(\.all) }
}
