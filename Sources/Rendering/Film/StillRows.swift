import UIKit

/// Rows of elements that stay what they are, of which a file of films has several copies: they are written once, and
/// then referred to.
struct StillRows: Sendable {
  /// A row, and what it is called.
  struct Row: Sendable {
    let contents: [SceneNode.Content]
    let id: String
    /// How often films show it.
    fileprivate(set) var count: Int
    /// Whether the file has it already.
    var isDefined = false
  }

  private(set) var rows: [Row] = []

  /// What is shorter is as short as what refers to it, in bytes.
  private static let shortest = 160

  init() {}

  init(_ films: [Film]) {
    for film in films {
      for segment in film.paintedSegments + [film.paintedLegend] {
        var place = 0
        while place < segment.tracks.count {
          let row = segment.stillRow(at: place)
          add(row)
          place += max(1, row.count)
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

  /// The place of the row that has just these contents.
  func place(of contents: [SceneNode.Content]) -> Int? { rows.firstIndex { $0.contents == contents } }

  /// The place of the longest row that some nodes begin with.
  func place(atStartOf nodes: ArraySlice<SceneNode>) -> Int? {
    rows.indices.filter { rows[$0].begins(nodes) }.max { rows[$0].contents.count < rows[$1].contents.count }
  }

  /// Whether a row is worth a name: whether the file has it already, or will have it again.
  func isShared(_ place: Int) -> Bool { rows[place].isDefined || rows[place].count > 1 }

  /// Notes that the file has a row.
  mutating func define(_ place: Int) { rows[place].isDefined = true }
}

extension StillRows.Row {
  fileprivate func begins(_ nodes: ArraySlice<SceneNode>) -> Bool {
    nodes.count >= contents.count && zip(nodes, contents).allSatisfy { $0.content == $1 }
  }
}

extension FilmSegment {
  /// The leaves from a place on that are there all the time and stay what they are.
  func stillRow(at place: Int) -> [SceneNode.Content] {
    tracks[place...].lazy.map(\.stillLeaf).prefix { $0 != nil }.compactMap { $0 }
  }
}

extension FilmTrack {
  /// What a leaf shows that is there all the time and stays what it is; nil for anything else.
  fileprivate var stillLeaf: SceneNode.Content? {
    guard changes.count == 1, let content = changes[0].content else { return nil }
    switch content {
    case .begin, .end: return nil
    case .shape, .text, .image: return content
    }
  }
}

extension Film {
  /// The stretches without groups that only move what they hold to one place.
  var paintedSegments: [FilmSegment] { segments.map { $0.folded() } }

  /// The legend in the same way.
  var paintedLegend: FilmSegment { FilmSegment(legend.nodes, frame: 0).folded() }
}
