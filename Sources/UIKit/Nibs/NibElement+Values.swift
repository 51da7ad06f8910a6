import CompiledResources

/// An element of a compiled nib or storyboard: an object, or a value of one.
typealias NibElement = CompiledResources.NibElement

/// The values of attributes and of children with a key.
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

  /// The colour with a name of UIKit's; nil for those of iOS 13 and later on earlier systems.
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
    case "systemBackgroundColor": return modern(.systemBackground)
    case "secondarySystemBackgroundColor": return modern(.secondarySystemBackground)
    case "tertiarySystemBackgroundColor": return modern(.tertiarySystemBackground)
    case "systemGroupedBackgroundColor": return modern(.systemGroupedBackground)
    case "secondarySystemGroupedBackgroundColor": return modern(.secondarySystemGroupedBackground)
    case "tertiarySystemGroupedBackgroundColor": return modern(.tertiarySystemGroupedBackground)
    case "labelColor": return modern(.label)
    case "secondaryLabelColor": return modern(.secondaryLabel)
    case "tertiaryLabelColor": return modern(.tertiaryLabel)
    case "quaternaryLabelColor": return modern(.quaternaryLabel)
    case "placeholderTextColor": return modern(.placeholderText)
    case "linkColor": return modern(.link)
    case "separatorColor": return modern(.separator)
    case "opaqueSeparatorColor": return modern(.opaqueSeparator)
    case "systemFillColor": return modern(.systemFill)
    case "secondarySystemFillColor": return modern(.secondarySystemFill)
    case "tertiarySystemFillColor": return modern(.tertiarySystemFill)
    case "quaternarySystemFillColor": return modern(.quaternarySystemFill)
    case "systemRedColor": return modern(.systemRed)
    case "systemOrangeColor": return modern(.systemOrange)
    case "systemYellowColor": return modern(.systemYellow)
    case "systemGreenColor": return modern(.systemGreen)
    case "systemTealColor": return modern(.systemTeal)
    case "systemBlueColor": return modern(.systemBlue)
    case "systemIndigoColor": return modern(.systemIndigo)
    case "systemPurpleColor": return modern(.systemPurple)
    case "systemPinkColor": return modern(.systemPink)
    case "systemGrayColor": return modern(.systemGray)
    case "systemGray2Color": return modern(.systemGray2)
    case "systemGray3Color": return modern(.systemGray3)
    case "systemGray4Color": return modern(.systemGray4)
    case "systemGray5Color": return modern(.systemGray5)
    case "systemGray6Color": return modern(.systemGray6)
    default: return nil
    }
  }

  /// A colour on systems with a dark appearance; before, the document's components count.
  private func modern(_ color: UIColor) -> UIColor? {
    BootedSystem.current.hasDarkAppearance ? color : nil
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

  /// The image that an attribute or a child names, or the symbol of that name if it is of the system's catalog; nil if the
  /// application has none of that name.
  @MainActor
  func image(_ key: String) -> UIImage? {
    guard let name = attributes[key] else { return value(key, "imageReference")?.image("image") }
    // The attribute is of the main image; others are of the same catalog unless the application has them.
    let symbol = self["catalog"] == "system" ? UIImage(systemName: name) : nil
    return key == "image" ? symbol ?? UIImage(named: name) : UIImage(named: name) ?? symbol
  }

  /// The configuration of symbol images that a child describes.
  var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard let description = value("preferredSymbolConfiguration", "preferredSymbolConfiguration") else {
      return nil
    }
    let weight = description.choice(
      "weight",
      [
        "ultraLight": UIImage.SymbolWeight.ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
    )
    let scale = description.choice(
      "scale",
      ["default": UIImage.SymbolScale.default, "small": .small, "medium": .medium, "large": .large]
    )
    return UIImage.SymbolConfiguration(
      UIImage.Configuration.Values(
        size: description.number("pointSize").map { .points($0) },
        weight: weight,
        scale: scale
      )
    )
  }
}
