import Rendering

/// Validates an SVG file of a plug-in, which must not run scripts or load anything.
///
/// Like an XML parser it works on bytes: a `<` counts even if a combining mark follows it.
struct SVGValidator {
  /// The allowed elements, which only draw or animate.
  private static let elements: Set<String> = [
    "animate", "animateTransform", "circle", "clipPath", "defs", "desc", "ellipse", "g", "image", "line",
    "linearGradient", "marker", "mask", "path", "polygon", "polyline", "radialGradient", "rect", "set",
    "stop", "svg", "text", "title", "tspan", "use",
  ]

  /// The namespace declarations and their only allowed values.
  private static let namespaces = [
    "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink",
  ]
  private static let prefixedAttributes: Set<String> = ["xlink:href", "xml:lang", "xml:space"]

  /// The functions that may occur in values because they load nothing; `url` is allowed for references within
  /// the file.
  private static let functions: Set<String> = [
    "hsl", "hsla", "matrix", "rgb", "rgba", "rotate", "scale", "skewx", "skewy", "translate",
  ]

  /// The attributes that contain text, which is not parsed.
  private static let textAttributes: Set<String> = ["aria-label", "class", "id", "lang", "role", "xml:lang"]

  /// The entity references that XML defines without a declaration.
  private static let references = ["amp;", "apos;", "gt;", "lt;", "quot;"].map { Array($0.utf8) }

  private static let filmStyle = Array("<style>\(Film.styleSheet)</style>".utf8)

  private var rest: ArraySlice<UInt8>
  private var open: [String] = []

  private init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  /// Whether a text begins like an SVG file.
  static func isSVG(_ text: String) -> Bool {
    var reader = SVGValidator(text)
    _ = reader.skipDeclaration()
    reader.skipSpace()
    guard reader.rest.starts(with: "<svg".utf8) else { return false }
    return reader.rest.dropFirst(4).first.map { !Self.isNameByte($0) } ?? false
  }

  /// The first construct that is not allowed; nil if there is none.
  static func fault(in text: String) -> String? {
    var reader = SVGValidator(text)
    return reader.fault()
  }

  private mutating func fault() -> String? {
    guard skipDeclaration() else { return "an XML declaration other than <?xml version=\"1.0\"?>" }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      if let fault = Self.referenceFault(in: rest[..<start], allowsNumbers: true) { return fault }
      rest = rest[start...]
      // The style sheet of the gallery's own films is the only one allowed.
      if rest.starts(with: Self.filmStyle) {
        rest = rest.dropFirst(Self.filmStyle.count)
        continue
      }
      rest.removeFirst()
      let isEnd = skip("/")
      let name = takeName { Self.isNameByte($0) || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
      guard Self.elements.contains(name) else { return "<\(name)>" }
      if let fault = isEnd ? endFault(name) : attributesFault(name) { return fault }
    }
    if let fault = Self.referenceFault(in: rest, allowsNumbers: true) { return fault }
    return open.last.map { "<\($0)> without an end tag" }
  }

  /// Skips the XML declaration, if there is one, and returns whether it declares nothing but XML 1.0 in
  /// UTF-8.
  private mutating func skipDeclaration() -> Bool {
    guard rest.starts(with: "<?xml".utf8) else { return true }
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
    let words = String(decoding: rest[...end], as: UTF8.self).lowercased().split(separator: " ").joined(
      separator: " "
    )
    rest = rest[end...].dropFirst()
    let quoted = words.mappingScalars { $0 == "'" ? "\"" : nil }
    return [
      "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
      "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>",
      "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>",
    ].contains(quoted)
  }

  private mutating func endFault(_ name: String) -> String? {
    skipSpace()
    guard skip(">") else { return "a malformed tag" }
    return open.popLast() == name ? nil : "</\(name)> without a start tag"
  }

  /// Reads the attributes and the end of a tag.
  private mutating func attributesFault(_ element: String) -> String? {
    while true {
      skipSpace()
      let isEmpty = skip("/")
      if skip(">") {
        if !isEmpty { open.append(element) }
        return nil
      }
      let name = takeName(Self.isNameByte)
      guard !isEmpty, !name.isEmpty, skip("="), let quote = rest.first,
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { return "a malformed tag" }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return "a malformed tag" }
      let value = rest[..<end]
      rest = rest[end...].dropFirst()
      if !Self.isSafe(name.lowercased(), value) {
        return "\(name)=\"\(String(decoding: value.prefix(40), as: UTF8.self))\""
      }
    }
  }

  /// Whether an attribute can neither run nor load anything; character references are rejected, as they could
  /// hide that.
  private static func isSafe(_ name: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    let value = bytes.map(lowercased)
    guard !name.hasPrefix("on"), name != "style", !value.contains(UInt8(ascii: "<")),
      referenceFault(in: value[...]) == nil
    else { return false }
    if let language = namespaces[name] { return value == Array(language.utf8) }
    if name.utf8.contains(UInt8(ascii: ":")), !prefixedAttributes.contains(name) { return false }
    if name == "href" || name == "xlink:href" {
      return value.first == UInt8(ascii: "#")
        || ["png", "jpeg", "gif"].contains { value.starts(with: "data:image/\($0);".utf8) }
    }
    if name == "attributename" {
      return !holds("href", value) && !value.starts(with: "on".utf8) && value != Array("style".utf8)
    }
    return textAttributes.contains(name) || callsOnlyAllowedFunctions(value)
  }

  /// Whether a value contains no function that could load something, and nothing that could hide one.
  private static func callsOnlyAllowedFunctions(_ value: [UInt8]) -> Bool {
    guard !value.contains(UInt8(ascii: "\\")), !holds("/*", value) else { return false }
    return value.indices.filter { value[$0] == UInt8(ascii: "(") }.allSatisfy { place in
      let name = String(
        decoding: value[..<place].reversed().prefix(while: isNameByte).reversed(),
        as: UTF8.self
      )
      if name == "url" { return value[(place + 1)...].first == UInt8(ascii: "#") }
      // There may be a space before the parenthesis of a transform.
      return name.isEmpty || functions.contains(name)
    }
  }

  /// The first entity reference that XML doesn't define; nil if there is none.
  ///
  /// - Parameter allowsNumbers: whether numeric character references are allowed, as they are in text.
  private static func referenceFault(in bytes: ArraySlice<UInt8>, allowsNumbers: Bool = false) -> String? {
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[start...].dropFirst()
      if allowsNumbers, rest.first == UInt8(ascii: "#") { continue }
      guard references.contains(where: { rest.starts(with: $0) }) else {
        return "&\(String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }.prefix(20), as: UTF8.self));"
      }
    }
    return nil
  }

  private static func holds(_ word: String, _ value: [UInt8]) -> Bool {
    !value.ranges(of: Array(word.utf8)).isEmpty
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func takeName(_ belongs: (UInt8) -> Bool) -> String {
    let name = rest.prefix(while: belongs)
    rest = rest[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest.removeFirst()
    return true
  }
}
