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

  /// Parses a property list in any of its forms: OpenStep's, in which Xcode saves projects, XML or binary.
  init(_ data: Data) throws(PropertyListError) {
    do {
      self.init(object: try PropertyListSerialization.propertyList(from: data, format: nil))
    } catch {
      throw PropertyListError(error as NSError, isXML: data.starts(with: Data("<?xml".utf8)))
    }
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

/// Why a property list can't be parsed, such as "Missing ';' on line 3".
struct PropertyListError: Error, Equatable {
  let problem: String

  /// Foundation says what its parser of XML finds, and within it what that of OpenStep's form finds, in an error
  /// that can't be cast to one on Linux: its description has the words.
  init(_ error: NSError, isXML: Bool) {
    let oldStyle = error.userInfo["kCFPropertyListOldStyleParsingError"].map { String(describing: $0) }
    let words = isXML ? nil : oldStyle?.firstMatch(of: /NSDebugDescription=(.+)}/)?.1
    problem =
      words.map(String.init) ?? error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
  }
}
