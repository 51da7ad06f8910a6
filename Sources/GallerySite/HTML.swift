import RecipeRunner

/// A piece of HTML: elements, and text that is escaped.
struct HTML: Equatable, Sendable {
  /// The markup.
  private(set) var text: String

  /// The elements that have no content, and so no end.
  private static let empty: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr"]

  /// Nothing.
  static let nothing = HTML(markup: "")

  private init(markup: String) { text = markup }

  /// Words between tags.
  init(_ words: String) { text = XMLText.escaped(words) }

  /// An element.
  ///
  /// - Parameters:
  ///   - element: its name, and its classes after full stops, such as `p.faint`.
  ///   - attributes: names and values; one without a value is left out, one with an empty value is only named.
  init(_ element: String, _ attributes: KeyValuePairs<String, String?>, _ content: [HTML] = []) {
    let names = element.split(separator: ".")
    text = "<\(names[0])"
    if names.count > 1 { text += " class=\"\(names.dropFirst().joined(separator: " "))\"" }
    for case (let name, let value?) in attributes {
      text += value.isEmpty && name != "alt" ? " \(name)" : " \(name)=\"\(XMLText.attribute(value))\""
    }
    text += ">"
    guard !Self.empty.contains(String(names[0])) else { return }
    for part in content { text += part.text }
    text += "</\(names[0])>"
  }

  /// An element with words in it.
  init(_ element: String, _ attributes: KeyValuePairs<String, String?>, _ words: String) {
    self.init(element, attributes, [HTML(words)])
  }

  /// An element without attributes.
  init(_ element: String, _ content: [HTML]) { self.init(element, [:], content) }

  /// An author's prose in an element.
  init(_ element: String, _ attributes: KeyValuePairs<String, String?> = [:], prose: String) {
    self.init(element, attributes, [HTML(prose: prose)])
  }

  /// Words in an element without attributes.
  init(_ element: String, _ words: String) { self.init(element, [:], words) }

  /// A whole page.
  static func document(_ content: [HTML]) -> HTML {
    HTML(markup: "<!DOCTYPE html>\n" + HTML("html", ["lang": "en"], content).text + "\n")
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML(markup: left.text + right.text) }
}

extension HTML {
  /// An author's prose: `code` between backticks, *strong* words between asterisks.
  init(prose: String) {
    self = MessageText(prose: prose).spans.map { span in
      switch span.style {
      case .code: HTML("code", [:], span.text)
      case .strong: HTML("strong", [:], span.text)
      default: HTML(span.text)
      }
    }.reduce(.nothing, +)
  }

  /// A link.
  static func link(_ address: String, _ words: String) -> HTML { HTML("a", ["href": address], words) }
}

/// Unique anchors of a page.
struct Anchors {
  private var taken: Set<String> = []

  /// A name made of some words: its letters, digits and full stops, the rest as hyphens.
  static func name(_ words: String) -> String {
    String(words.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }

  /// A name for a place that nothing else has; nil if the words were used before.
  mutating func name(_ words: String) -> String? {
    let name = Self.name(words)
    return taken.insert(name).inserted ? name : nil
  }
}
