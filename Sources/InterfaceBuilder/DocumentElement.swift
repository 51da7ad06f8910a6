import Foundation
import FoundationXML

/// An element of a document of Interface Builder.
final class DocumentElement {
  /// The name of the element, such as `label`.
  let name: String
  /// The line of the document, from 1.
  let line: Int
  var attributes: [String: String]
  var children: [DocumentElement] = []
  /// The text between the tags.
  var text = ""

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// The value of an attribute; nil if there is none.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The children with a name.
  func all(_ name: String) -> [DocumentElement] { children.filter { $0.name == name } }

  /// The first child with a name; nil if there is none.
  func first(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The first child that is the value of a property.
  func value(of key: String) -> DocumentElement? { children.first { $0["key"] == key } }

  /// This element and all below it, in the order of the document.
  var all: [DocumentElement] { all { _ in true } }

  /// The included elements among this one and those below it; what is in one that isn't included is left out.
  func all(where isIncluded: (DocumentElement) -> Bool) -> [DocumentElement] {
    var found: [DocumentElement] = []
    var pending = [self]
    while let element = pending.popLast() {
      guard isIncluded(element) else { continue }
      found.append(element)
      pending += element.children.reversed()
    }
    return found
  }
}

/// An error or warning about a place of a document, in the compiler's format.
public struct DocumentMessage: Error, CustomStringConvertible {
  /// How serious a message is: documents with errors are not compiled.
  public enum Severity: String, Sendable { case error, warning }

  /// How serious the message is.
  public let severity: Severity
  /// The path of the document.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// What is wrong, and what to do.
  public let text: String

  /// The message with its place.
  public var description: String { "\(path):\(line): \(severity): \(text)" }
}

/// Parses XML to elements.
///
/// The parser refuses entities that grow out of proportion, and doesn't load external ones.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// The most bytes of a document; large storyboards have two million.
  static let longestFile = 32 * 1024 * 1024

  /// The most elements within one another; a view within another one is two.
  ///
  /// JSON, to which documents are compiled, is read to 512 levels, and has two for each element.
  static let deepestLevel = 200

  private var open: [DocumentElement] = []
  private var root: DocumentElement?
  /// The line of the first element below the deepest level.
  private var tooDeepLine: Int?

  /// Returns the root element; throws a `DocumentMessage` with the line that isn't XML.
  static func parse(_ data: Data, path: String) throws -> DocumentElement {
    guard data.count <= longestFile else {
      throw refusal(path, 1, "the document has \(data.count) bytes; the limit is \(longestFile)")
    }
    let parser = XMLParser(data: data)
    let reader = DocumentParser()
    parser.delegate = reader
    // The parser also says that it has parsed what ends too early.
    let isParsed = parser.parse() && parser.parserError == nil && reader.open.isEmpty
    if let line = reader.tooDeepLine {
      throw refusal(path, line, "the document has more than \(deepestLevel) elements within one another")
    }
    if isParsed, let root = reader.root { return root }
    let reason: String
    switch data.isEmpty ? nil : parser.parserError {
    case nil: reason = data.isEmpty ? "it is empty" : "it ends too early"
    case let error?:
      let message = (error as NSError).userInfo["NSXMLParserErrorMessage"] as? String
      reason =
        message?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "libxml2 error \((error as NSError).code)"
    }
    throw refusal(
      path,
      max(parser.lineNumber, 1),
      "the document can't be read as XML: \(reason); save it again with Xcode"
    )
  }

  private static func refusal(_ path: String, _ line: Int, _ text: String) -> DocumentMessage {
    DocumentMessage(severity: .error, path: path, line: line, text: text)
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = DocumentElement(elementName, attributeDict, line: max(parser.lineNumber, 1))
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
    if open.count > Self.deepestLevel {
      tooDeepLine = tooDeepLine ?? element.line
      parser.abortParsing()
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    // After an abort some ends still come.
    _ = open.popLast()
  }
}
