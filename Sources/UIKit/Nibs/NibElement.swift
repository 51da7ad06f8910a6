/// An element of a compiled nib or storyboard: an object, or a value of one.
///
/// The format is written by the plugin `AppleSources`: a line for each element, with tabulators for its level, its name, and its
/// attributes.
final class NibElement: Sendable {
  let name: String
  let attributes: [String: String]
  let children: [NibElement]

  init(_ name: String, _ attributes: [String: String], _ children: [NibElement]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The value of an attribute; nil if there is none.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The identifier of an object; nil for a value.
  var id: String? { attributes["id"] }

  /// The first child with a name; nil if there is none.
  func first(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The children of the first child with a name.
  func list(_ name: String) -> [NibElement] { first(name)?.children ?? [] }

  /// The child that is the value of a property; nil if there is none.
  func value(_ key: String, _ name: String? = nil) -> NibElement? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// This element and all below it, in the order of the document.
  var all: [NibElement] { [self] + children.flatMap(\.all) }
}

// MARK: - Reading

extension NibElement {
  /// Reads a compiled document; nil for anything else.
  static func read(_ text: String) -> NibElement? {
    /// An element whose children are not complete.
    struct Open {
      let name: String
      let attributes: [String: String]
      var children: [NibElement] = []
    }
    var open: [Open] = []
    func close() -> NibElement {
      let last = open.removeLast()
      return NibElement(last.name, last.attributes, last.children)
    }
    for line in text.split(separator: "\n") {
      let level = line.prefix { $0 == "\t" }.count
      var words = line.dropFirst(level).split(separator: "\t", omittingEmptySubsequences: false)[...]
      guard level <= open.count, let name = words.popFirst(), !(level == 0 && !open.isEmpty) else {
        return nil
      }
      while open.count > level {
        let element = close()
        open[open.count - 1].children.append(element)
      }
      var attributes: [String: String] = [:]
      for word in words {
        guard let equals = word.firstIndex(of: "=") else { return nil }
        attributes[String(word[..<equals])] = unescaped(word[word.index(after: equals)...])
      }
      open.append(Open(name: String(name), attributes: attributes))
    }
    guard !open.isEmpty else { return nil }
    while open.count > 1 {
      let element = close()
      open[open.count - 1].children.append(element)
    }
    return close()
  }

  private static func unescaped(_ value: Substring) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
    var result = ""
    var isEscape = false
    for scalar in value.unicodeScalars {
      if isEscape {
        switch scalar {
        case "t": result += "\t"
        case "n": result += "\n"
        case "r": result += "\r"
        default: result.unicodeScalars.append(scalar)
        }
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

// MARK: - Values

extension NibElement {
  func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  /// The value that a table has for the word of an attribute; nil if either is missing.
  func choice<Value>(_ attribute: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let word = attributes[attribute] else { return nil }
    return values.first { $0.key == word }?.value
  }

  /// A text, which is an attribute or, if it has several lines, a child.
  func string(_ key: String) -> String? {
    attributes[key]
      ?? children.first { $0["key"] == key && $0.name.lowercased().hasSuffix("string") }?["text"]
  }

  func rect(_ key: String) -> CGRect? {
    value(key, "rect").map {
      CGRect(
        x: $0.number("x") ?? 0,
        y: $0.number("y") ?? 0,
        width: $0.number("width") ?? 0,
        height: $0.number("height") ?? 0
      )
    }
  }

  func size(_ key: String) -> CGSize? {
    value(key, "size").map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    value(key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? $0.number("top") ?? 0,
        left: $0.number("minX") ?? $0.number("left") ?? 0,
        bottom: $0.number("maxY") ?? $0.number("bottom") ?? 0,
        right: $0.number("maxX") ?? $0.number("right") ?? 0
      )
    }
  }

  func color(_ key: String) -> UIColor? { value(key, "color")?.color }

  /// The colour that this element describes.
  ///
  /// A name comes first, as the system's colours depend on its version; Interface Builder writes the components of today.
  private var color: UIColor? {
    if let color = systemColor(attributes["systemColor"]) { return color }
    if let white = number("white") { return UIColor(white: white, alpha: number("alpha") ?? 1) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: number("alpha") ?? 1)
    }
    // Documents of Xcode 11 name both the colour of iOS 13 and the one before.
    return systemColor(attributes["cocoaTouchSystemColor"])
  }

  /// The colour with a name of UIKit's; nil for those of iOS 13 and later.
  private func systemColor(_ name: String?) -> UIColor? {
    switch name {
    case "whiteColor": return UIColor.white
    case "blackColor": return UIColor.black
    case "clearColor": return UIColor.clear
    case "darkGrayColor": return UIColor.darkGray
    case "lightGrayColor": return UIColor.lightGray
    case "grayColor": return UIColor.gray
    case "darkTextColor": return UIColor.darkText
    case "lightTextColor": return UIColor.lightText
    case "groupTableViewBackgroundColor": return UIColor.groupTableViewBackground
    default: return nil
    }
  }

  /// The font that a child describes.
  func font(_ key: String) -> UIFont? {
    guard let description = value(key, "fontDescription") ?? value(key, "font") else { return nil }
    let size = description.number("pointSize") ?? description.number("size") ?? UIFont.systemFontSize
    if let name = description["name"], let font = UIFont(name: name, size: size) { return font }
    if let style = description["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    switch description["type"] ?? description["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = description.choice(
        "weight",
        [
          "ultraLight": UIFont.Weight.ultraLight, "thin": .thin, "light": .light, "medium": .medium,
          "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
      )
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The image that an attribute or a child names; nil if the application has none of that name.
  @MainActor
  func image(_ key: String) -> UIImage? {
    (attributes[key] ?? value(key, "imageReference")?["image"]).flatMap { UIImage(named: $0) }
  }
}
