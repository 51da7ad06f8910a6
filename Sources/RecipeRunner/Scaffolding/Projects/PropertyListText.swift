import Foundation

/// A value of a property list.
enum PropertyListValue: Equatable, Sendable {
  /// A string, a number or a date; of data, the digits.
  case text(String)
  case list([PropertyListValue])
  case table([String: PropertyListValue])

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [PropertyListValue] {
    if case .list(let list) = self { list } else { [] }
  }

  var table: [String: PropertyListValue] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The texts of a list; a single text is a list of one.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// Parses a property list in any of its forms: OpenStep's, XML or binary.
  init(_ data: Data) throws(PropertyListError) {
    guard !data.starts(with: Data("<?xml".utf8)), !data.starts(with: Data("bplist".utf8)) else {
      do {
        self.init(object: try PropertyListSerialization.propertyList(from: data, format: nil))
        return
      } catch {
        throw PropertyListError(line: 1, problem: "its XML can't be read")
      }
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw PropertyListError(line: 1, problem: "it is not UTF-8")
    }
    var parser = PropertyListParser(text)
    self = try parser.parse()
  }

  private init(object: Any) {
    switch object {
    case let table as [String: Any]: self = .table(table.mapValues(Self.init(object:)))
    case let list as [Any]: self = .list(list.map(Self.init(object:)))
    case let text as String: self = .text(text)
    case let flag as Bool: self = .text(flag ? "YES" : "NO")
    default: self = .text("\(object)")
    }
  }
}

/// The first line of a property list that can't be parsed, from 1, and the reason.
struct PropertyListError: Error, Equatable {
  let line: Int
  let problem: String
}

/// Parses OpenStep's form of property lists, in which Xcode saves projects.
///
/// `PropertyListSerialization` reads it, too, but refuses letters outside of ASCII without quotation marks, and writes errors to the
/// standard error stream.
///
/// Source: Apple, Property List Programming Guide, Old-Style ASCII Property Lists.
private struct PropertyListParser {
  private static let greatestDepth = 100
  private static let newline = UInt8(ascii: "\n")
  private static let punctuation = Set("{}()<>=;,\"'".utf8)

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    // A byte order mark is no part of the text.
    bytes = Array(text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? text.utf8.dropFirst(3) : text.utf8[...])
  }

  mutating func parse() throws(PropertyListError) -> PropertyListValue {
    let value = try value(depth: 0)
    try skipSpace()
    guard position == bytes.count else { throw error("a second value after the end of the first") }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < Self.greatestDepth else { throw error("more than \(Self.greatestDepth) nested values") }
    try skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try table(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .text(try string())
    }
  }

  private mutating func table(depth: Int) throws(PropertyListError) -> PropertyListValue {
    position += 1
    var table: [String: PropertyListValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return .table(table) }
      let key = try string()
      try expect("=", after: key)
      table[key] = try value(depth: depth + 1)
      try expect(";", after: key)
    }
  }

  private mutating func list(depth: Int) throws(PropertyListError) -> PropertyListValue {
    position += 1
    var list: [PropertyListValue] = []
    while true {
      try skipSpace()
      if take(")") { return .list(list) }
      list.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(",") || next == UInt8(ascii: ")") else {
        throw error("no ',' or ')' after a value of a list")
      }
    }
  }

  private mutating func data() throws(PropertyListError) -> PropertyListValue {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error("'<' without '>'")
    }
    defer { position = end + 1 }
    return .text(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
  }

  // MARK: Strings

  private mutating func string() throws(PropertyListError) -> String {
    guard let first = next else { throw error("it ends in the middle of a value") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while let byte = next, byte > UInt8(ascii: " "), !Self.punctuation.contains(byte) { position += 1 }
    guard position > start else {
      throw error("'\(Character(Unicode.Scalar(first)))' where a value should be")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    guard next != nil else {
      position = start
      throw error("a quotation mark without a second one")
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of an escape sequence, behind its backslash.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "U"): return Array(scalar(4, radix: 16).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return Array(scalar(3, radix: 8).utf8)
    default: return [byte]
    }
  }

  private mutating func scalar(_ digits: Int, radix: Int) -> String {
    let text = String(decoding: bytes[position..<min(bytes.count, position + digits)], as: UTF8.self)
      .prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
    position += text.utf8.count
    return Unicode.Scalar(UInt32(text, radix: radix) ?? 0xFFFD).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  // MARK: Characters

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar, after key: String) throws(PropertyListError) {
    let end = position
    try skipSpace()
    guard !take(character) else { return }
    position = end
    throw error("no '\(character)' after '\(key)'")
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        while let byte = next, byte != Self.newline { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        let start = position
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        guard position < bytes.count else {
          position = start
          throw error("a comment without an end")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private func error(_ problem: String) -> PropertyListError {
    let line = bytes[..<min(position, bytes.count)].count { $0 == Self.newline } + 1
    return PropertyListError(line: line, problem: problem)
  }
}
