import Foundation

/// Compiles an asset catalog of Xcode to one file, from which UIKit reads images and colours by their names.
///
/// The result begins with a line that names the format. A line follows for each image and colour, with fields that are separated
/// by tabulators; an empty line; and then the image files, one after the other:
///
///     image	NAME	SCALE	IDIOM	RENDERING	CAPS	OFFSET	LENGTH
///     color	NAME	IDIOM	RED	GREEN	BLUE	ALPHA
///
/// Idioms are `universal`, `iphone` and `ipad`. CAPS is empty, or `TOP,LEFT,BOTTOM,RIGHT,MODE` in pixels.
public struct AssetCatalogCompiler {
  /// The compiled catalog.
  public var compiled: Data {
    Data((["RecipeGallery asset catalog 1"] + lines + ["", ""]).joined(separator: "\n").utf8) + files
  }

  /// What was wrong or is left out.
  public private(set) var messages: [DocumentMessage] = []

  private var lines: [String] = []
  private var files = Data()
  private let root: String

  /// Formats of images that UIKit here can show.
  private static let formats: Set = ["png", "jpg", "jpeg", "gif"]

  /// Entries that don't belong to the interface, such as icons.
  private static let ignored: Set = [
    "appiconset", "launchimage", "stickersiconset", "brandassets", "iconset", "complicationset",
  ]

  /// Compiles a catalog.
  ///
  /// - Parameter path: the path of a folder with the extension `xcassets`.
  public init(path: String) {
    root = path
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      report(.error, "", "the asset catalog can't be read")
      return
    }
    for entry in entries.sorted() { add(entry, in: "", namespace: "") }
  }

  private mutating func report(_ severity: DocumentMessage.Severity, _ place: String, _ text: String) {
    let path = place.isEmpty ? root : "\(root)/\(place)"
    messages.append(DocumentMessage(severity: severity, path: path, line: 1, text: text))
  }

  /// Adds an entry of a folder, and the entries below it.
  private mutating func add(_ entry: String, in folder: String, namespace: String) {
    let place = folder.isEmpty ? entry : "\(folder)/\(entry)"
    // Links are not followed, as they may lead back.
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(place)")
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return }
    let url = URL(filePath: entry)
    let name = namespace + url.deletingPathExtension().lastPathComponent
    guard !name.contains(where: { $0 == "\t" || $0.isNewline }) else {
      return report(.warning, place, "names with tabulators or line feeds are left out")
    }
    switch url.pathExtension {
    case "imageset": addImages(name, place)
    case "colorset": addColors(name, place)
    case let type where Self.ignored.contains(type): break
    case "":
      let properties = contents(place, isRequired: false)?["properties"] as? [String: Any]
      let inner = properties?["provides-namespace"] as? Bool == true ? "\(namespace)\(entry)/" : namespace
      let entries = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(place)")
      for entry in (entries ?? []).sorted() { add(entry, in: place, namespace: inner) }
    case let type:
      report(.warning, place, "a set of the type '\(type)' is left out; images and colours are read")
    }
  }

  /// The contents of a set's Contents.json; nil if there is none, or if it is damaged.
  private mutating func contents(_ place: String, isRequired: Bool = true) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(place)/Contents.json") else {
      if isRequired { report(.error, place, "the set has no file Contents.json") }
      return nil
    }
    let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    if contents == nil { report(.error, "\(place)/Contents.json", "the file is no JSON object") }
    return contents
  }

  /// The idiom of an entry; nil for entries of other devices, and for those that depend on what UIKit here doesn't have.
  private func idiom(_ entry: [String: Any]) -> String? {
    let others = [
      "appearances", "display-gamut", "width-class", "height-class", "language-direction", "subtype",
    ]
    let idiom = entry["idiom"] as? String ?? "universal"
    let isPlain = others.allSatisfy { entry[$0] == nil || entry[$0] as? String == "sRGB" }
    return isPlain && ["universal", "iphone", "ipad"].contains(idiom) ? idiom : nil
  }

  // MARK: Images

  private mutating func addImages(_ name: String, _ place: String) {
    guard let contents = contents(place) else { return }
    let properties = contents["properties"] as? [String: Any]
    let rendering = properties?["template-rendering-intent"] as? String ?? ""
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, let idiom = idiom(entry) else { continue }
      let format = URL(filePath: file).pathExtension.lowercased()
      guard Self.formats.contains(format) else {
        report(.warning, place, "'\(file)' is left out: images are PNG, JPEG or GIF files")
        continue
      }
      guard !file.contains("/"), let data = FileManager.default.contents(atPath: "\(root)/\(place)/\(file)")
      else {
        report(.warning, place, "the image '\(name)' names the file '\(file)', which the set doesn't contain")
        continue
      }
      let scale = (entry["scale"] as? String)?.dropLast().description ?? "1"
      let caps = Self.caps(entry["resizing"] as? [String: Any])
      lines.append(
        ["image", name, scale, idiom, rendering, caps, "\(files.count)", "\(data.count)"]
          .joined(separator: "\t")
      )
      files += data
    }
  }

  /// The caps of an image that is resized in parts, in pixels, and whether its centre is tiled or stretched.
  private static func caps(_ resizing: [String: Any]?) -> String {
    guard let resizing else { return "" }
    let insets = resizing["cap-insets"] as? [String: Any]
    let center = resizing["center"] as? [String: Any]
    let lengths = ["top", "left", "bottom", "right"].map { (insets?[$0] as? NSNumber)?.intValue ?? 0 }
    return (lengths.map(String.init) + [center?["mode"] as? String ?? "tile"]).joined(separator: ",")
  }

  // MARK: Colours

  private mutating func addColors(_ name: String, _ place: String) {
    guard let contents = contents(place) else { return }
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let idiom = idiom(entry), let color = entry["color"] as? [String: Any] else { continue }
      let values = color["components"] as? [String: Any] ?? [:]
      let keys = values["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
      let components = (keys + ["alpha"]).compactMap { Self.component(values[$0]) }
      guard components.count == 4 else {
        let reference = (color["reference"] as? String).map { ": it refers to '\($0)'" } ?? ""
        report(.warning, place, "the colour '\(name)' is left out\(reference); colours have components")
        continue
      }
      lines.append((["color", name, idiom] + components.map { "\($0)" }).joined(separator: "\t"))
    }
  }

  /// A component from 0 to 1: a fraction with a decimal point, or 8 bits in decimal or hexadecimal digits.
  private static func component(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
