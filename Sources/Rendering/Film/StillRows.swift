import UIKit

/// Rows of constant elements that a file with several films contains more than once: they are written once
/// and referenced.
package struct StillRows: Sendable {
  /// A row, and its id.
  struct Row: Sendable {
    let contents: [SceneNode.Content]
    let id: String
    /// The number of occurrences.
    fileprivate(set) var count: Int
    /// Whether the file already defines it.
    var isDefined = false
  }

  private(set) var rows: [Row] = []

  /// The minimum size in bytes; a shorter row is no longer than its reference.
  private static let shortest = 160

  init() {}

  package init(_ films: [Film]) {
    for film in films {
      for segment in film.paintedSegments + [film.paintedFooter] {
        var index = 0
        while index < segment.tracks.count {
          let row = segment.stillRow(at: index)
          add(row)
          index += max(1, row.count)
        }
      }
    }
  }

  private mutating func add(_ contents: [SceneNode.Content]) {
    guard !contents.isEmpty else { return }
    if let known = place(of: contents) {
      rows[known].count += 1
      return
    }
    var markup = SVGText()
    for content in contents { SVGDocument.write(content, to: &markup) }
    guard markup.bytes.count >= Self.shortest else { return }
    rows.append(Row(contents: contents, id: "still-" + SVGDefinition.digest(markup.string), count: 1))
  }

  /// The index of the row with exactly these contents.
  func place(of contents: [SceneNode.Content]) -> Int? { rows.firstIndex { $0.contents == contents } }

  /// The index of the longest row at the start of some nodes.
  func place(atStartOf nodes: ArraySlice<SceneNode>) -> Int? {
    rows.indices.filter { rows[$0].begins(nodes) }.max { rows[$0].contents.count < rows[$1].contents.count }
  }

  /// Whether a row is defined or occurs more than once.
  func isShared(_ place: Int) -> Bool { rows[place].isDefined || rows[place].count > 1 }

  /// Records that the file defines a row.
  mutating func define(_ place: Int) { rows[place].isDefined = true }
}

extension StillRows.Row {
  fileprivate func begins(_ nodes: ArraySlice<SceneNode>) -> Bool {
    nodes.count >= contents.count && zip(nodes, contents).allSatisfy { $0.content == $1 }
  }
}

extension FilmSegment {
  /// Returns the constant leaves from an index on.
  func stillRow(at place: Int) -> [SceneNode.Content] {
    tracks[place...].lazy.map(\.stillLeaf).prefix { $0 != nil }.compactMap { $0 }
  }
}

extension FilmTrack {
  /// The content of a constant leaf; nil for anything else.
  fileprivate var stillLeaf: SceneNode.Content? {
    guard changes.count == 1, let content = changes[0].content else { return nil }
    switch content {
    case .begin, .end: return nil
    case .shape, .text, .image: return content
    }
  }
}

extension Film {
  /// The segments without groups that only move their contents to one place.
  var paintedSegments: [FilmSegment] { segments.map { $0.folded() } }

  /// The footer without such groups.
  var paintedFooter: FilmSegment { FilmSegment(footer.nodes, frame: 0).folded() }
}
