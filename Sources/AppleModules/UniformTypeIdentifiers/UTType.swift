import Foundation

/// A type of data, such as that of a file.
///
/// The system's types are those in `SystemTypes.swift`; extensions and MIME types without one get a dynamic type. Source: Apple, UTType.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as "public.jpeg".
  public let identifier: String
  private let own: Declaration?

  /// What a type that isn't the system's says about itself.
  private struct Declaration: Hashable, Sendable {
    var parent: String?
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }

  private init(_ identifier: String, _ own: Declaration?) {
    self.identifier = identifier
    self.own = own
  }

  /// Creates the system's type with an identifier; nil if there is none.
  public init?(_ identifier: String) {
    guard SystemTypes.known[identifier.lowercased()] != nil else { return nil }
    self.init(identifier.lowercased(), nil)
  }

  /// Creates the type of files with an extension; a dynamic one for an unknown extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: the extension, without a period.
  ///   - supertype: a type to which it must conform.
  /// - Returns: nil for an extension that no file name has.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type; a dynamic one for an unknown MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: the MIME type, such as "image/png".
  ///   - supertype: a type to which it must conform.
  /// - Returns: nil for an empty text.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag; a dynamic one for an unknown tag.
  ///
  /// - Parameters:
  ///   - tag: an extension or a MIME type.
  ///   - tagClass: what the tag is.
  ///   - supertype: a type to which it must conform; nil for any.
  /// - Returns: nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, !tag.contains("/") || tagClass == .mimeType else { return nil }
    if let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
      return
    }
    var declaration = Declaration(parent: supertype?.identifier)
    if tagClass == .mimeType { declaration.mimeTypes = [tag] } else { declaration.extensions = [tag] }
    self.init("dyn.\(tagClass == .mimeType ? "mime" : "extension").\(tag)", declaration)
  }

  /// Creates a type that the application declares in its property list.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - parentType: the type to which it conforms; nil for `data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, Declaration(parent: (parentType ?? .data).identifier))
  }

  /// Creates a type that another application declares.
  ///
  /// - Parameters:
  ///   - identifier: the identifier.
  ///   - parentType: the type to which it conforms; nil for `data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Returns the system's types with a tag, the most common first.
  ///
  /// - Parameters:
  ///   - tag: an extension or a MIME type.
  ///   - tagClass: what the tag is.
  ///   - supertype: a type to which they must conform; nil for any.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    return SystemTypes.all.compactMap { entry in
      let type = UTType(entry.identifier, nil)
      guard type.tags[tagClass]?.contains(tag) == true, supertype.map(type.conforms) ?? true else {
        return nil
      }
      return type
    }
  }

  // MARK: Tags

  private var entry: SystemTypes.Entry? { own == nil ? SystemTypes.known[identifier] : nil }

  /// The extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    let extensions = entry?.extensions ?? own?.extensions ?? []
    let mimeTypes = entry?.mimeTypes ?? own?.mimeTypes ?? []
    var tags: [UTTagClass: [String]] = [:]
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }

  /// The extension for new files; nil for none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type; nil for none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  // MARK: Conformance

  /// All types to which this one conforms, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var pending = parents
    while let type = pending.popLast() {
      if found.insert(type).inserted { pending += type.parents }
    }
    return found
  }

  private var parents: [UTType] {
    let names = entry?.parents ?? own.map { [$0.parent].compactMap { $0 } } ?? []
    return names.map { UTType($0) ?? UTType($0, Declaration()) }
  }

  /// Returns whether this is the other type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether this conforms to the other type, and isn't that type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether the other type conforms to this one, and isn't this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  // MARK: Description

  /// Whether the type was made for a tag that no type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the system or an application declares the type.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type is in the public domain of identifiers.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// A name for people; nil for types of applications.
  public var localizedDescription: String? { entry?.name }

  /// The identifier.
  public var description: String { identifier }

  /// Whether both have the same identifier.
  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

  /// Adds the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Reads an identifier.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What the tag of a type is.
///
/// Source: Apple, UTTagClass.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String

  /// Creates a class from Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with the preferred extension of a type, unless it has an extension of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(preferred)
  }

  /// Adds the preferred extension of a type, unless the URL has an extension of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the URL with another component, and the preferred extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
