import Foundation
import Testing

/// Truth: a delegate's method is there to be called: one that compiles and never is would be worse than one that doesn't compile.
struct CalledMethodsTests {
  @Test func everyMethodOfADelegateIsCalled() throws {
    let code = try SourceFiles.texts(of: "UIKit").values.map(Self.withoutComments).joined(separator: "\n")
    let calls = Self.calls(in: code)
    let methods = Self.requirements(in: code)
    #expect(methods.count > 100)
    var found: Set<String> = []
    for (type, name, labels) in methods where !(calls[name] ?? []).contains(where: { $0.has(labels) }) {
      found.insert("\(type).\(name)(\(labels.map { "\($0):" }.joined()))")
    }
    #expect(found.sorted() == [])
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The methods that public protocols of delegates and data sources require.
  private static func requirements(in code: String) -> [(type: String, name: String, labels: [String])] {
    var methods: [(String, String, [String])] = []
    let protocols = #/\npublic protocol (\w+(?:Delegate|DataSource))\b[^{]*\{\n(.*?)\n\}/#
      .dotMatchesNewlines()
    for found in code.matches(of: protocols) {
      for method in found.output.2.matches(of: #/func (\w+)\(/#) {
        let arguments = found.output.2[method.range.upperBound...].arguments
        let labels = arguments.matches(of: #/(?:^|,)\s*(\w+)(?: \w+)?:/#).map { String($0.output.1) }
        methods.append((String(found.output.1), String(method.output.1), labels))
      }
    }
    return methods
  }

  /// The texts of the arguments of all calls, by the names of the methods.
  private static func calls(in code: String) -> [String: [Substring]] {
    var calls: [String: [Substring]] = [:]
    // A declaration has a space before the name.
    for call in code.matches(of: #/[.(!{]\s*(\w+)\(/#) {
      calls[String(call.output.1), default: []].append(code[call.range.upperBound...].arguments)
    }
    return calls
  }
}

extension Substring {
  /// The text up to the parenthesis that closes it.
  fileprivate var arguments: Substring {
    var depth = 1
    return prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }

  /// Whether arguments have the labels, in their order.
  fileprivate func has(_ labels: [String]) -> Bool {
    var rest = self
    for label in labels where label != "_" {
      guard let range = rest.range(of: "\(label): ") ?? rest.range(of: "\(label):\n") else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
