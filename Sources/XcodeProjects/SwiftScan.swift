import Foundation

/// What an application's Swift files say of it, found line by line.
struct SwiftScan {
  /// The class of the application's delegate; nil if there is none.
  private(set) var delegate: String?
  /// The names of all classes.
  private(set) var classes: Set<String> = []
  /// The imported modules that Linux lacks, with the names of the files.
  private(set) var imports: [(module: String, files: [String])] = []
  /// The names with a prefix of Apple's that neither the files nor Linux declare, with the names of the files.
  private(set) var unknownNames: [(name: String, files: [String])] = []

  /// What exists here: the types and functions of docs/Classes.md, and what has had an earlier name.
  private static let known = Set(
    EmbeddedText.classes.matches(of: /`(\w+)`/).map(\.1)
      + (EmbeddedText.earlierTypeNames + EmbeddedText.earlierMemberNames).matches(of: /\w+/).map(\.0)
  )

  init(_ paths: [String]) {
    var modules: [String: [String]] = [:]
    var conforming: [String] = []
    var uses: [String: [String]] = [:]
    var own: Set<Substring> = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let lines = SwiftToken.lines(of: String(decoding: data, as: UTF8.self))
      let text = Self.lines(lines, withStrings: true).joined(separator: "\n")
      for module in SwiftImports.missing(in: text) {
        modules[module, default: []].append(URL(filePath: path).lastPathComponent)
      }
      let found = text.firstMatch(
        of:
          /(@UIApplicationMain|@main)\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|internal|final|private|fileprivate)\s+)*class\s+(\w+)/
      )
      if let found, delegate == nil { delegate = String(found.2) }
      classes.formUnion(text.matches(of: /\bclass\s+(\w+)/).map { String($0.1) })
      let code = Self.unconditional(Self.lines(lines, withStrings: false))
        .filter { !$0.contains(/^\s*(?:@\w+\s+)*import\s/) }.joined(separator: "\n")
      own.formUnion(
        code.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|func|let|var|case)\s+(\w+)/).map(
          \.1
        )
      )
      // A name after a dot is a member.
      let names = code.matches(of: /(?:^|[^\w.`$#@])((?:UI|NS|CA|CG|AV|WK|MK|CL)[A-Z]\w+)/).map {
        String($0.1)
      }
      for name in Set(names) where !Self.known.contains(name[...]) {
        uses[name, default: []].append(URL(filePath: path).lastPathComponent)
      }
      conforming += text.matches(of: /\bclass\s+(\w+)\s*:[^{]*\bUIApplicationDelegate\b/).map { String($0.1) }
    }
    delegate = delegate ?? conforming.first
    imports = modules.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    unknownNames = uses.filter { !own.contains($0.key[...]) }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
  }

  /// Lines without their comments, and with empty strings unless strings are wanted.
  private static func lines(_ lines: [[SwiftToken]], withStrings: Bool) -> [String] {
    lines.map { line in
      line.map { token in
        switch token.kind {
        case .comment: " "
        case .string: withStrings ? String(token.text) : "\"\""
        case .number, .word, .symbol, .space: String(token.text)
        }
      }.joined()
    }
  }

  /// The lines that are compiled in any case: others may be for another system.
  private static func unconditional(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.filter { line in
      let line = line.trimmingPrefix { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#if") { depth += 1 }
      defer { if line.hasPrefix("#endif") { depth -= 1 } }
      return depth == 0
    }
  }
}

/// The modules that Swift files import.
enum SwiftImports {
  /// Modules that UIKit has a part of, that the toolchain has, or that the translator replaces.
  static let provided: Set = [
    "UIKit", "Foundation", "AVFAudio", "AVFoundation", "CoreGraphics", "QuartzCore", "CoreText", "Dispatch",
    "Darwin", "ObjectiveC",
    "Swift",
    "FoundationNetworking", "FoundationXML", "Glibc", "Synchronization", "Observation", "RegexBuilder",
    "UniformTypeIdentifiers", "UserNotifications", "os",
  ]

  /// The modules that a text imports and that aren't provided, unless `#if canImport` asks for them.
  static func missing(in text: String) -> Set<String> {
    let pattern =
      /(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    let names = text.matches(of: pattern).map { String($0.1) }
    return Set(names.filter { !provided.contains($0) && !text.contains("canImport(\($0))") })
  }
}
