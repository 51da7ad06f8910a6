import CompiledResources
import Foundation

/// Compiles an asset catalog of Xcode to one file, from which UIKit reads images and colours by their names.
public struct AssetCatalogCompiler {
  /// The compiled catalog.
  package private(set) var compiled = CompiledCatalog()

  /// What was wrong or is left out.
  public private(set) var messages: [DocumentMessage] = []

  private let root: String

  /// Formats of images that UIKit here can show.
  private static let formats: Set = ["png", "jpg", "jpeg", "gif"]

  /// Entries that don't belong to the interface, such as icons.
  private static let ignored: Set = [
    "appiconset", "launchimage", "stickersiconset", "brandassets", "iconset", "complicationset",
  ]

  /// The most bytes that a set's Contents.json may have; Xcode writes some hundreds.
  private static let longestContents = 4 * 1024 * 1024

  /// The most folders within one another.
  private static let deepestLevel = 64

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

  private mutating func report(_ severity: DocumentMessage.Severity, _ folder: String, _ text: String) {
    let path = folder.isEmpty ? root : "\(root)/\(folder)"
    messages.append(DocumentMessage(severity: severity, path: path, line: 1, text: text))
  }

  /// Adds an entry of a folder, and the entries below it.
  private mutating func add(_ entry: String, in folder: String, namespace: String) {
    let path = folder.isEmpty ? entry : "\(folder)/\(entry)"
    // Links are not followed, as they may lead back.
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
    guard attributes?[.type] as? FileAttributeType == .typeDirectory else { return }
    let url = URL(filePath: entry)
    let name = namespace + url.deletingPathExtension().lastPathComponent
    let level = path.split(separator: "/").count
    guard level <= Self.deepestLevel else {
      return report(
        .error,
        path,
        "the folder is at level \(level) of the asset catalog; the limit is \(Self.deepestLevel)"
      )
    }
    switch url.pathExtension {
    case "imageset": addImages(name, path)
    case "colorset": addColors(name, path)
    case let type where Self.ignored.contains(type): break
    case "":
      let properties = contents(path, isRequired: false)?["properties"] as? [String: Any]
      let inner = properties?["provides-namespace"] as? Bool == true ? "\(namespace)\(entry)/" : namespace
      let entries = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")
      for entry in (entries ?? []).sorted() { add(entry, in: path, namespace: inner) }
    case let type:
      report(.warning, path, "a set of the type '\(type)' is left out; images and colours are read")
    }
  }

  /// The contents of a set's Contents.json; nil if there is none, or if it is damaged.
  private mutating func contents(_ folder: String, isRequired: Bool = true) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: "\(root)/\(folder)/Contents.json") else {
      if isRequired { report(.error, folder, "the set has no file Contents.json") }
      return nil
    }
    guard data.count <= Self.longestContents else {
      let limit = Self.longestContents
      report(.error, "\(folder)/Contents.json", "the file has \(data.count) bytes; the limit is \(limit)")
      return nil
    }
    // The parser refuses more than 512 levels.
    let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    if contents == nil { report(.error, "\(folder)/Contents.json", "the file is no JSON object") }
    return contents
  }

  /// The idiom of an entry; nil for entries of other devices, and for those that depend on what UIKit here doesn't have.
  private func idiom(_ entry: [String: Any]) -> CompiledCatalog.Idiom? {
    let others = [
      "display-gamut", "width-class", "height-class", "language-direction", "subtype",
    ]
    let idiom = entry["idiom"] as? String ?? "universal"
    let isPlain = others.allSatisfy { entry[$0] == nil || entry[$0] as? String == "sRGB" }
    return isPlain ? CompiledCatalog.Idiom(rawValue: idiom) : nil
  }

  /// The appearance of an entry; nil for one that doesn't exist here.
  private func appearance(_ entry: [String: Any]) -> CompiledCatalog.Appearance? {
    var (isDark, isHighContrast) = (false, false)
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): isHighContrast = true
      default: return nil
      }
    }
    return CompiledCatalog.Appearance(isDark: isDark, isHighContrast: isHighContrast)
  }

  // MARK: Images

  private mutating func addImages(_ name: String, _ folder: String) {
    guard let contents = contents(folder) else { return }
    let properties = contents["properties"] as? [String: Any]
    let rendering = properties?["template-rendering-intent"] as? String
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = entry["filename"] as? String, let idiom = idiom(entry),
        let appearance = appearance(entry)
      else { continue }
      let format = URL(filePath: file).pathExtension.lowercased()
      guard Self.formats.contains(format) else {
        report(.warning, folder, "'\(file)' is left out: images are PNG, JPEG or GIF files")
        continue
      }
      guard !file.contains("/"), let data = FileManager.default.contents(atPath: "\(root)/\(folder)/\(file)")
      else {
        report(
          .warning,
          folder,
          "the image '\(name)' names the file '\(file)', which the set doesn't contain"
        )
        continue
      }
      guard let scale = Int((entry["scale"] as? String)?.dropLast() ?? "1") else { continue }
      compiled.images.append(
        CompiledCatalog.Image(
          name: name,
          scale: scale,
          idiom: idiom,
          appearance: appearance,
          rendering: rendering.flatMap { CompiledCatalog.Rendering(rawValue: $0) },
          caps: (entry["resizing"] as? [String: Any]).map(Self.caps),
          data: data
        )
      )
    }
  }

  /// The caps of an image that is resized in parts.
  private static func caps(_ resizing: [String: Any]) -> CompiledCatalog.Caps {
    let insets = resizing["cap-insets"] as? [String: Any]
    let center = resizing["center"] as? [String: Any]
    func pixels(_ side: String) -> Int { (insets?[side] as? NSNumber)?.intValue ?? 0 }
    return CompiledCatalog.Caps(
      top: pixels("top"),
      left: pixels("left"),
      bottom: pixels("bottom"),
      right: pixels("right"),
      isStretched: center?["mode"] as? String == "stretch"
    )
  }

  // MARK: Colours

  private mutating func addColors(_ name: String, _ folder: String) {
    guard let contents = contents(folder) else { return }
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let idiom = idiom(entry), let appearance = appearance(entry),
        let color = entry["color"] as? [String: Any]
      else { continue }
      let values = color["components"] as? [String: Any] ?? [:]
      let keys = values["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
      let components = (keys + ["alpha"]).compactMap { Self.component(values[$0]) }
      guard components.count == 4 else {
        let reference = (color["reference"] as? String).map { ": it refers to '\($0)'" } ?? ""
        report(.warning, folder, "the colour '\(name)' is left out\(reference); colours have components")
        continue
      }
      compiled.colors.append(
        CompiledCatalog.Color(
          name: name,
          idiom: idiom,
          appearance: appearance,
          red: components[0],
          green: components[1],
          blue: components[2],
          alpha: components[3]
        )
      )
    }
  }

  /// A component from 0 to 1: a fraction with a decimal point, or 8 bits in decimal or hexadecimal digits.
  private static func component(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
  }
}
