import Rendering

/// Looks whether an SVG file of a stranger only shows something: it runs nothing and fetches nothing.
struct InertSVG {
  /// The elements that are only shown.
  private static let elements: Set<Substring> = [
    "animate", "animateTransform", "circle", "clipPath", "defs", "desc", "ellipse", "g", "image", "line",
    "linearGradient", "marker", "mask", "path", "polygon", "polyline", "radialGradient", "rect", "set",
    "stop", "svg", "text", "title", "tspan", "use",
  ]

  private static let filmStyle = "<style>\(Film.styleSheet)</style>"

  private var rest: Substring

  private init(_ text: String) {
    rest = text[...]
  }

  /// Whether a text begins as an SVG file does.
  static func isSVG(_ text: String) -> Bool {
    var reader = InertSVG(text)
    reader.skipDeclaration()
    reader.skipSpace()
    return reader.rest.hasPrefix("<svg")
  }

  /// What in it is more than a picture; nil if nothing is.
  static func fault(in text: String) -> String? {
    var reader = InertSVG(text)
    return reader.fault()
  }

  private mutating func fault() -> String? {
    skipDeclaration()
    while let start = rest.firstIndex(of: "<") {
      // What stops the films of our own is the one style sheet that is known to do no harm.
      if rest[start...].hasPrefix(Self.filmStyle) {
        rest = rest[start...].dropFirst(Self.filmStyle.count)
        continue
      }
      rest = rest[rest.index(after: start)...]
      let isEnd = rest.first == "/"
      if isEnd { rest.removeFirst() }
      let name = rest.prefix { Self.isOfName($0) || $0 == "!" || $0 == "?" }
      guard Self.elements.contains(name) else { return "<\(name)>" }
      rest = rest[name.endIndex...]
      if let fault = isEnd ? skipEnd() : attributesFault() { return fault }
    }
    return nil
  }

  private mutating func skipDeclaration() {
    if rest.hasPrefix("<?xml "), let end = rest.firstRange(of: "?>") { rest = rest[end.upperBound...] }
  }

  private mutating func skipEnd() -> String? {
    skipSpace()
    return skip(">") ? nil : "a tag without an end"
  }

  /// Reads the attributes of a tag and its end.
  private mutating func attributesFault() -> String? {
    while true {
      skipSpace()
      _ = skip("/")
      if skip(">") { return nil }
      let name = rest.prefix(while: Self.isOfName)
      rest = rest[name.endIndex...]
      guard !name.isEmpty, skip("="), let quote = rest.first, quote == "\"" || quote == "'" else {
        return "a tag without an end"
      }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return "a tag without an end" }
      let value = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if !Self.isInert(name.lowercased(), value.lowercased()) { return "\(name)=\"\(value.prefix(40))\"" }
    }
  }

  /// Whether an attribute neither runs nor fetches anything; references to characters could hide what it does.
  private static func isInert(_ name: String, _ value: String) -> Bool {
    guard !name.hasPrefix("on"), name != "style", !value.contains("&#") else { return false }
    if name == "href" || name.hasSuffix(":href") {
      return value.hasPrefix("#") || ["png", "jpeg", "gif"].contains { value.hasPrefix("data:image/\($0);") }
    }
    if name == "attributename" {
      return !value.contains("href") && !value.hasPrefix("on") && value != "style"
    }
    return value.ranges(of: "url(").allSatisfy { value[$0.upperBound...].hasPrefix("#") }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == ":"
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
