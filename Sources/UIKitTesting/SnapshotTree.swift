import Foundation
import Rendering

/// The view tree of a snapshot, and the differences between two in words.
struct SnapshotTree {
  /// A view, as a line of the tree has it.
  private struct Node: Equatable {
    let depth: Int
    let className: String
    /// The properties by name; the parts of a frame are properties of their own, and flags have no value.
    var properties: [(name: String, value: String)] = []

    static func == (first: Node, second: Node) -> Bool {
      first.isLike(second) && first.properties.elementsEqual(second.properties, by: ==)
    }

    func isLike(_ other: Node) -> Bool { depth == other.depth && className == other.className }

    func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }

    /// The class in words, and the text that tells the view from others.
    var words: String {
      return [ScreenDescription.noun(className), value("text") ?? value("title")].compactMap(\.self).joined(
        separator: " "
      )
    }
  }

  private let nodes: [Node]

  /// Reads the lines of a view tree; others, such as that about a device, are left out.
  init(_ text: String) {
    nodes = text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/((?:   \| )*)(?:(\d+) )?<([^;]+); (.*)>/#) else { return nil }
      let depth = match.2.flatMap { Int($0) } ?? match.1.count / "   | ".count
      return Node(depth: depth, className: String(match.3), properties: Self.properties(match.4))
    }
  }

  /// A quoted text may contain the separator: it ends at a quote before one, or at the end.
  private static func properties(_ text: Substring) -> [(name: String, value: String)] {
    text.matches(of: #/(?:([\w.]+) = )?('.*?'(?=; |$)|\([^)]*\)|[^;]+)(?:; |$)/#).flatMap { match in
      let (name, value) = (match.1.map(String.init), String(match.2))
      guard name == "frame" else { return [(name: name ?? value, value: name == nil ? "" : value)] }
      let numbers = value.split { "(;) ".contains($0) }.map(String.init)
      return zip(["x", "y", "width", "height"], numbers).map { (name: $0, value: $1) }
    }
  }

  /// What differs from an earlier tree, one view and property each, such as "label 'Save': height 54 → 18".
  func differences(from old: SnapshotTree) -> [String] {
    var words: [String] = []
    var (before, after) = (old.nodes[...], nodes[...])
    let changes = nodes.difference(from: old.nodes) { $0.isLike($1) && $0.words == $1.words }
    let removed = Set(changes.removals.map(Self.offset))
    let inserted = Set(changes.insertions.map(Self.offset))
    while !before.isEmpty || !after.isEmpty {
      let (isGone, isNew) = (removed.contains(before.startIndex), inserted.contains(after.startIndex))
      if isGone, let node = before.first, !isNew || after.first.map(node.isLike) != true {
        words.append("\(node.words): gone")
        before.removeFirst()
      } else if isNew, !isGone, let node = after.first {
        words.append("\(node.words): new")
        after.removeFirst()
      } else {
        let (first, second) = (before.removeFirst(), after.removeFirst())
        words += Self.differences(first, second).map { "\(first.words): \($0)" }
      }
    }
    return words
  }

  private static func offset(_ change: CollectionDifference<Node>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  private static func differences(_ old: Node, _ new: Node) -> [String] {
    guard old != new else { return [] }
    let added = new.properties.filter { old.value($0.name) == nil }
    return old.properties.compactMap { name, value in
      guard let now = new.value(name) else {
        return value.isEmpty ? "not \(name) any more" : "\(name) \(value) → none"
      }
      return now == value ? nil : "\(name) \(value) → \(now)"
    } + added.map { $0.value.isEmpty ? "\($0.name) now" : "\($0.name) none → \($0.value)" }
  }

  // MARK: In pictures

  private static let (start, end) = ("<metadata>\n", "</metadata>\n")

  /// Adds a view tree to an SVG file, in an element that isn't drawn.
  static func adding(_ tree: String, to svg: String) -> String {
    guard let close = svg.ranges(of: "</svg>").last else { return svg }
    let escaped = SingleLine.of(tree, keepingLineFeeds: true).replacing("&", with: "&amp;").replacing(
      "<",
      with: "&lt;"
    ).replacing(">", with: "&gt;")
    return svg[..<close.lowerBound] + start + escaped + end + svg[close.lowerBound...]
  }

  /// Separates an SVG file from its view tree; the tree is empty if it has none.
  static func split(_ svg: String) -> (picture: String, tree: String) {
    guard let first = svg.firstRange(of: start), let last = svg.ranges(of: end).last else { return (svg, "") }
    let tree = svg[first.upperBound..<last.lowerBound]
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    return (String(svg[..<first.lowerBound] + svg[last.upperBound...]), String(tree))
  }
}
