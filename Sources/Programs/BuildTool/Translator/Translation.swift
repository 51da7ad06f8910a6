import SwiftSyntax

/// A mistake in a source that can't be translated, in the compiler's format.
struct Diagnostic: Sendable {
  let text: String
}

/// A file and what is to be replaced in it.
final class Translation {
  let path: String
  let index: Index
  private let bytes: [UInt8]
  private let locations: SourceLocationConverter
  private var edits: [(range: Range<Int>, text: String)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the translated file uses declarations of UIKit's that its source had from Objective-C.
  var needsUIKit = false
  var needsNetworking = false
  /// The number of clauses of `#if` around the node of which isn't known whether they are active.
  var uncertainty = 0
  var importsUIKit = false
  /// Whether it imports Foundation or Dispatch, whose timers and queues use the machine's clock.
  var usesFoundation = false
  /// The `import Foundation` declarations.
  var foundationImports: [Syntax] = []
  /// Methods that selectors refer to, and that the target doesn't declare: by class, the selectors with code and line.
  var foreignMethods: [String: [(selector: String, code: String, line: Int)]] = [:]

  init(_ path: String, _ bytes: [UInt8], _ locations: SourceLocationConverter, _ index: Index) {
    self.path = path
    self.bytes = bytes
    self.locations = locations
    self.index = index
  }

  // MARK: Editing

  /// Replaces a node without the spaces and comments around it, and keeps its number of lines.
  func replace(_ node: some SyntaxProtocol, by text: String) {
    let range = range(of: node)
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.append((range, text + String(repeating: "\n", count: lines)))
  }

  /// Replaces a node by spaces, so that what follows keeps its column.
  func blank(_ node: some SyntaxProtocol) {
    let range = range(of: node)
    let text = bytes[range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    edits.append((range, text))
  }

  /// Replaces a node by a text of its own length, or a longer one.
  func pad(_ node: some SyntaxProtocol, by text: String) {
    replace(node, by: text + String(repeating: " ", count: max(0, range(of: node).count - text.utf8.count)))
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = range(of: node).lowerBound
    edits.append((start..<start, text))
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = range(of: node).upperBound
    edits.append((end..<end, text))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Reports a mistake; within a clause of `#if` that may be inactive, the compiler does if it is not.
  func report(_ message: String, at node: some SyntaxProtocol) {
    if uncertainty > 0 {
      var item = Syntax(node)
      while !item.is(CodeBlockItemSyntax.self), !item.is(MemberBlockItemSyntax.self), let parent = item.parent
      {
        item = parent
      }
      // Nothing may follow on the line of a directive.
      return insert("#error(\(message.literal))\n\(lineDirective(line(of: item)))\n", before: item)
    }
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(Diagnostic(text: "\(path):\(location.line):\(location.column): error: \(message)"))
  }

  // MARK: Result

  /// The source with the edits, under its own name and lines.
  var translated: String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }) {
      // Within something that was replaced as a whole.
      guard edit.element.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.element.range.lowerBound]
      result += edit.element.text.utf8
      position = edit.element.range.upperBound
    }
    result += bytes[position...]
    return "\(lineDirective(1))\n" + String(decoding: result, as: UTF8.self)
  }

  /// Says to the compiler that the next line is a line of the source.
  func lineDirective(_ line: Int) -> String { "#sourceLocation(file: \(path.literal), line: \(line))" }
}

extension String {
  /// A literal of Swift.
  var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
