import RecipeKit
import RecipeRunner

/// The part of a lesson's page in which a reader goes from one recorded state to another.
struct PlaygroundPart {
  private var graph: PlaygroundGraph
  private let first: PlayStateRecord
  /// Where its files lie.
  private let folder: String

  /// What the script is told.
  private struct Graph: Encodable {
    struct State: Encodable {
      let picture: String
      /// In units of the picture.
      let width: Double
      let height: Double
      let words: String
      let spots: [PlayStateRecord.Spot]
      let barred: [PlayStateRecord.Barred]
    }

    struct Move: Encodable {
      let from: Int
      let key: Int
      let to: Int
      let film: String?
    }

    let keys: [PlaygroundRecord.Key]
    let starts: [PlaygroundRecord.Start]
    let states: [State]
    let moves: [Move]
  }

  /// - Parameter isForeign: whether it is a plug-in's: films are part of a page, so it has none.
  /// - Returns: nil if something is wrong with the recording, or nothing can be done.
  init?(_ graph: PlaygroundGraph, of lesson: SiteMap.Lesson, isForeign: Bool) {
    guard graph.faults.isEmpty, !graph.moves.isEmpty, let start = graph.record.starts.first else {
      return nil
    }
    self.graph = graph
    if isForeign { for index in graph.moves.indices { self.graph.moves[index].svg = nil } }
    first = graph.states[start.state]
    folder = "pictures/\(lesson.name)"
  }

  private var script: String { "\(folder)/states.js" }

  private func picture(of state: PlayStateRecord) -> String { "\(folder)/state.\(state.number).svg" }

  private func film(of move: PlayMoveRecord) -> String { "\(folder)/move.\(move.from).\(move.key).svg" }

  /// The pictures and films, and what tells the script which leads to which, by their paths.
  var files: [String: String] {
    var files: [String: String] = [:]
    for state in graph.states { files[picture(of: state)] = state.svg }
    for move in graph.moves {
      guard let svg = move.svg else { continue }
      files[SitePictures.script(of: film(of: move))] = SitePictures.script(for: svg, at: film(of: move))
    }
    let told = Graph(
      keys: graph.record.keys,
      starts: graph.record.starts,
      states: graph.states.map { state in
        let size = SitePictures.canvas(of: state.svg)
        return Graph.State(
          picture: picture(of: state),
          width: size?.width ?? 1,
          height: size?.height ?? 1,
          words: state.words,
          spots: state.spots,
          barred: state.barred
        )
      },
      moves: graph.moves.map { move in
        Graph.Move(
          from: move.from,
          key: move.key,
          to: move.to,
          film: move.svg == nil ? nil : SitePictures.script(of: film(of: move))
        )
      }
    )
    files[script] = "gallery.states(\(JSONText.line(of: script)), \(JSONText.line(of: told)));\n"
    return files
  }

  /// The part without its heading, as a page shows it.
  func html(on frame: PageFrame) -> [HTML] {
    [
      HTML(
        "p.with-script",
        [
          HTML(
            "Tap the screen, or use the buttons. What you see was recorded: \(counts). So some taps have no "
              + "recording."
          )
        ]
      ),
      HTML(
        "p.without-script",
        "With scripts allowed, this screen can be tapped and turned: \(counts) were recorded. This is how "
          + "it begins."
      ),
    ] + (graph.record.note.map { [HTML("p.faint", prose: $0)] } ?? []) + [
      scene(on: frame), list, HTML("script", ["src": frame.address(SiteAsset.states.path), "defer": ""]),
    ]
  }

  /// The address of the state to which gestures lead, by their titles, and its picture; nil if they lead nowhere.
  ///
  /// The first word may be the title of a start.
  func moment(_ titles: [String], on frame: PageFrame) -> (address: String, still: HTML)? {
    let starts = graph.record.starts
    let start = starts.firstIndex { $0.title == titles.first }
    guard var state = starts.indices.contains(start ?? 0) ? starts[start ?? 0].state : nil else { return nil }
    var path = [start ?? 0]
    for title in start == nil ? titles[...] : titles.dropFirst() where !title.isEmpty {
      guard let key = graph.record.keys.firstIndex(where: { $0.title == title }),
        let move = graph.moves.first(where: { $0.from == state && $0.key == key })
      else { return nil }
      path.append(key)
      state = move.to
    }
    let still = HTML("figure.picture", [image(graph.states[state], on: frame, isLazy: true)])
    return (path.map(String.init).joined(separator: "."), still)
  }

  /// The screen alone, to be shown in states.
  ///
  /// - Parameter isShown: whether it is seen before a script shows it.
  func small(on frame: PageFrame, isShown: Bool) -> HTML {
    HTML(
      "div.playground.small",
      ["data-states": frame.address(script), "hidden": isShown ? nil : ""],
      [HTML("div.scene", [room, HTML("div.shot", [image(first, on: frame)])]), HTML("div.panel", [:])]
    )
  }

  /// What has the size of all states that can be reached, so that nothing moves when the script makes room for them.
  private var room: HTML {
    var reached = [first.number]
    var next = 0
    while next < reached.count {
      for move in graph.moves where move.from == reached[next] && !reached.contains(move.to) {
        reached.append(move.to)
      }
      next += 1
    }
    let sizes = reached.compactMap { SitePictures.canvas(of: graph.states[$0].svg) }
    let (width, height) = (sizes.map(\.width).max() ?? 1, sizes.map(\.height).max() ?? 1)
    return HTML(
      "svg.room",
      [
        "viewBox": "0 0 \(width) \(height)", "width": "\(width)", "height": "\(height)",
        "aria-hidden": "true",
      ]
    )
  }

  private var counts: String {
    Count.text(graph.states.count, "state") + " and " + Count.text(graph.moves.count, "way")
      + " from one to another"
  }

  /// The screen as it is at first, and the room for the keys.
  private func scene(on frame: PageFrame) -> HTML {
    HTML(
      "div.playground",
      ["data-states": frame.address(script)],
      [HTML("div.scene", [HTML("div.shot", [image(first, on: frame)])]), HTML("div.panel.with-script", [:])]
    )
  }

  private func image(_ state: PlayStateRecord, on frame: PageFrame, isLazy: Bool = false) -> HTML {
    let size = SitePictures.canvas(of: state.svg)
    return HTML(
      "img",
      [
        "src": frame.address(picture(of: state)), "alt": state.words,
        "width": String(Int((size?.width ?? 1).rounded())),
        "height": String(Int((size?.height ?? 1).rounded())), "draggable": "false",
        "loading": isLazy ? "lazy" : nil,
      ]
    )
  }

  /// All states in words, for readers without scripts.
  private var list: HTML {
    HTML(
      "details.without-script",
      [HTML("summary", "All of its states in words"), HTML("ol", graph.states.map { HTML("li", $0.words) })]
    )
  }
}
