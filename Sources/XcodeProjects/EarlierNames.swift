import Foundation

/// What was called otherwise in Swift 4.0 and earlier, and the code with today's names.
struct EarlierNames {
  /// How a name is replaced.
  private enum Replacement {
    /// A type, a constant or a property has another name.
    case name(String)
    /// A notification belongs to a class now, whatever stands before it.
    case notification(String)
    /// A method has another name, or another first label: "_" for none.
    case method(label: String, name: String, newLabel: String)
  }

  private let replacements: [String: Replacement]

  /// The names that UIKit here has for old code.
  static let known = EarlierNames(EmbeddedText.earlierTypeNames + EmbeddedText.earlierMemberNames)

  /// Reads declarations with `renamed:`, each of which is on the line after its attribute.
  init(_ declarations: String) {
    var replacements: [String: Replacement] = [:]
    var newName: Substring?
    for line in declarations.split(separator: "\n") {
      if let range = line.firstRange(of: "renamed: \"") {
        newName = line[range.upperBound...].prefix { $0 != "\"" }
      } else if let new = newName {
        newName = nil
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kinds = ["typealias", "let", "var", "func"]
        guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count
        else {
          continue
        }
        let name = String(words[kind + 1])
        let isMember = line.hasPrefix(" ")
        switch words[kind] {
        case "let" where isMember: replacements[name] = .notification(String(new))
        case "func" where isMember:
          let parts = new.split { "(:)".contains($0) }.map(String.init)
          let label = line.firstRange(of: "\(name)(").map {
            line[$0.upperBound...].prefix { !" ):".contains($0) }
          }
          replacements[name] = .method(
            label: label.flatMap { $0.isEmpty ? nil : String($0) } ?? "_",
            name: parts[0],
            newLabel: parts.count > 1 ? parts[1] : "_"
          )
        case "func": continue
        default: replacements[name] = .name(String(new))
        }
      }
    }
    self.replacements = replacements.merging(Self.ofSwift3) { $1 }
  }

  /// The global names of Swift 3, which no language mode has any more, as the migration of Xcode 9 replaced them.
  private static let ofSwift3: [String: Replacement] = {
    let keys = [
      "Attachment": "attachment", "BackgroundColor": "backgroundColor", "BaselineOffset": "baselineOffset",
      "Expansion": "expansion", "Font": "font", "ForegroundColor": "foregroundColor", "Kern": "kern",
      "Ligature": "ligature", "Link": "link", "Obliqueness": "obliqueness",
      "ParagraphStyle": "paragraphStyle",
      "Shadow": "shadow", "StrikethroughColor": "strikethroughColor",
      "StrikethroughStyle": "strikethroughStyle",
      "StrokeColor": "strokeColor", "StrokeWidth": "strokeWidth", "TextEffect": "textEffect",
      "UnderlineColor": "underlineColor", "UnderlineStyle": "underlineStyle",
      "VerticalGlyphForm": "verticalGlyphForm", "WritingDirection": "writingDirection",
    ]
    let weights = ["UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let priorities = ["Required", "DefaultHigh", "DefaultLow"]
    func lower(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
    var names: [String: Replacement] = [:]
    for (old, new) in keys { names["NS\(old)AttributeName"] = .name("NSAttributedString.Key.\(new)") }
    for weight in weights { names["UIFontWeight\(weight)"] = .name("UIFont.Weight.\(lower(weight))") }
    for priority in priorities {
      names["UILayoutPriority\(priority)"] = .name("UILayoutPriority.\(lower(priority))")
    }
    return names
  }()

  /// Says the type that dictionaries of attributes have today, where Swift 3 had strings as their keys.
  private static func withAttributeKeys(_ code: String) -> String {
    code.replacing(#/\[ *String *: *(Any|AnyObject|NSObject) *\](\s*=\s*\[\s*NSAttributedString\.Key\.)/#) {
      "[NSAttributedString.Key: \($0.output.1)]\($0.output.2)"
    }
  }

  /// Leaves out `characters`, which strings had before they became collections, unless the code declares such a name.
  private static func withoutCharacters(_ code: String, _ renamed: inout [String: String]) -> String {
    guard !code.contains(#/\b(let|var|case|func|enum|typealias)\s+characters(?!\w)/#) else { return code }
    // Where nothing follows, a question mark before it has nothing to chain.
    let result = code.replacing(#/\?\.characters(?!\w|\s*[(=:.\[?!])/#, with: "")
      .replacing(#/\.characters(?!\w|\s*[(=:])/#, with: "")
    if result != code { renamed["text.characters"] = "text" }
    return result
  }

  /// The code with today's names, and what was renamed: the new names by the old ones.
  ///
  /// Comments and strings stay as they are. `UIEdgeInsetsInsetRect` stays, too: its arguments would change their places.
  func modernized(_ code: String) -> (code: String, renamed: [String: String]) {
    var renamed: [String: String] = [:]
    let lines = SwiftToken.lines(of: code).map { line -> String in
      var result = ""
      var rest = line[...]
      while let token = rest.popFirst() {
        let word = String(token.text)
        guard token.kind == .word, let replacement = replacements[word] else {
          result += word
          continue
        }
        switch replacement {
        case .name(let name):
          renamed[word] = name
          result += name
        case .notification(let name):
          guard result.hasSuffix(".") else {
            result += word
            continue
          }
          renamed[word] = name
          for qualifier in ["NSNotification.Name.", "Notification.Name.", "."]
          where result.hasSuffix(qualifier) {
            result.removeLast(qualifier.count)
            break
          }
          result += name
        case .method(let label, let name, let newLabel):
          // Another method may have the same name.
          let hasLabel = rest.first?.text == "(" && rest.dropFirst().first?.text == label[...]
          guard label == "_" || hasLabel else {
            result += word
            continue
          }
          renamed[label == "_" ? word : "\(word)(\(label):)"] =
            label == newLabel ? name : "\(name)(\(newLabel):)"
          result += name
          guard hasLabel, label != "_" else { continue }
          rest = rest.dropFirst(2)
          result += "(" + newLabel
          // A call has no label then; a declaration has one that says so.
          if newLabel == "_", rest.first?.text == ":" {
            result.removeLast()
            rest = rest.dropFirst()
            if rest.first?.kind == .space { rest = rest.dropFirst() }
          }
        }
      }
      return result
    }
    let (text, kept) = Self.withoutCommentsAndStrings(lines.joined(separator: "\n"))
    let today = Self.withoutCharacters(Self.withAttributeKeys(text), &renamed)
    let parts = today.split(separator: Self.placeholder, omittingEmptySubsequences: false)
    let result = zip(parts, kept + [""]).map { $0 + $1 }.joined()
    return (Self.withInsetLabels(result, &renamed), renamed)
  }

  /// Stands for a comment or a string; Swift code contains it nowhere else.
  private static let placeholder: Character = "\0"

  /// The code with a placeholder for each comment and string, and these.
  private static func withoutCommentsAndStrings(_ code: String) -> (text: String, kept: [Substring]) {
    var kept: [Substring] = []
    let lines = SwiftToken.lines(of: code).map { line in
      line.map { token -> String in
        guard [.comment, .string].contains(token.kind) || token.text.contains(placeholder) else {
          return String(token.text)
        }
        kept.append(token.text)
        return String(placeholder)
      }.joined()
    }
    return (lines.joined(separator: "\n"), kept)
  }

  /// Replaces `UIEdgeInsetsMake(a, b, c, d)`, whose arguments have labels now.
  private static func withInsetLabels(_ code: String, _ renamed: inout [String: String]) -> String {
    let tokens = SwiftToken.code(in: code)
    var result = ""
    var copied = code.startIndex
    for (index, token) in tokens.enumerated()
    where token.text == "UIEdgeInsetsMake" && index + 1 < tokens.count && tokens[index + 1].text == "(" {
      let arguments = tokens.arguments(of: index + 1)
      guard arguments.count == 4 else { continue }
      renamed["UIEdgeInsetsMake"] = "UIEdgeInsets(top:left:bottom:right:)"
      result += code[copied..<token.text.startIndex] + "UIEdgeInsets("
      copied = tokens[index + 1].text.endIndex
      for (label, argument) in zip(["top", "left", "bottom", "right"], arguments) {
        guard let start = argument.first?.text.startIndex else { continue }
        result += code[copied..<start] + "\(label): "
        copied = start
      }
    }
    return result + code[copied...]
  }
}

/// Swift files that use earlier names.
package struct ModernizedSources {
  /// The code with today's names, by path, of the files that use others.
  private(set) var files: [String: String] = [:]
  /// The earlier names, sorted, with today's and the names of the files.
  package private(set) var renamed: [(old: String, new: String, files: [String])] = []

  init(_ paths: [String]) {
    var found: [String: (new: String, files: [String])] = [:]
    let texts = paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    let selected = ExposedMethods.selected(in: texts.map(\.1))
    for (path, text) in texts {
      var (code, renamed) = EarlierNames.known.modernized(text)
      ExposedMethods.expose(selected, in: &code, &renamed)
      guard !renamed.isEmpty else { continue }
      files[path] = code
      for (old, new) in renamed {
        found[old, default: (new, [])].files.append(URL(filePath: path).lastPathComponent)
      }
    }
    renamed = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.new, $0.value.files) }
  }
}

/// Methods that selectors name: Swift 3 exposed them to Objective-C by itself, today they need `@objc`.
enum ExposedMethods {
  /// The names of the methods in `#selector(…)`.
  static func selected(in codes: [String]) -> Set<String> {
    let pattern = /#selector\(\s*(?:[\w.]+\.)?(\w+)\s*[()]/
    return Set(codes.flatMap { $0.matches(of: pattern).map { String($0.1) } })
  }

  /// Adds `@objc` to the declarations of methods that have no attribute for it, and tells which.
  static func expose(_ names: Set<String>, in code: inout String, _ exposed: inout [String: String]) {
    guard !names.isEmpty else { return }
    let declaration = /^(\s*)((?:(?:public|internal|fileprivate|private|open|final|dynamic) )*)func (\w+)\b/
    var lines = code.components(separatedBy: "\n")
    var before = ""
    for (index, line) in lines.enumerated() {
      defer { before = line.trimmingCharacters(in: .whitespaces) }
      guard let match = line.firstMatch(of: declaration), names.contains(String(match.3)),
        !before.hasSuffix("@objc"), !before.hasSuffix("@IBAction")
      else { continue }
      lines[index] = match.1 + "@objc " + line.dropFirst(match.1.count)
      exposed["func \(match.3)"] = "@objc func \(match.3)"
    }
    code = lines.joined(separator: "\n")
  }
}
