import RecipeKit

/// The part of a lesson's page in which a reader goes from one recorded state to another.
struct PlaygroundPart {
  /// The part without its heading.
  let html: [HTML]
  /// The pictures and films, and what tells the script which leads to which, by their paths.
  let files: [String: String]

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

  /// - Returns: nil if something is wrong with the recording, or nothing can be done.
  init?(_ graph: PlaygroundGraph, of lesson: SiteMap.Lesson, on frame: PageFrame) {
    guard graph.faults.isEmpty, !graph.moves.isEmpty, let first = graph.record.starts.first else {
      return nil
    }
    let folder = "pictures/\(lesson.name)"
    var files: [String: String] = [:]
    let states = graph.states.map { state in
      let path = "\(folder)/state.\(state.number).svg"
      files[path] = state.svg
      let size = SitePictures.canvas(of: state.svg)
      return Graph.State(
        picture: path,
        width: size?.width ?? 1,
        height: size?.height ?? 1,
        words: state.words,
        spots: state.spots,
        barred: state.barred
      )
    }
    let moves = graph.moves.map { move in
      let path = "\(folder)/move.\(move.from).\(move.key).svg"
      let film = move.svg.map { svg in
        let script = SitePictures.script(of: path)
        files[script] = SitePictures.script(for: svg, at: path)
        return script
      }
      return Graph.Move(from: move.from, key: move.key, to: move.to, film: film)
    }
    let script = "\(folder)/states.js"
    let told = Graph(keys: graph.record.keys, starts: graph.record.starts, states: states, moves: moves)
    files[script] = "gallery.states(\(JSONText.line(of: script)), \(JSONText.line(of: told)));\n"
    self.files = files
    html =
      [
        HTML(
          "p",
          ["class": "with-script"],
          [
            HTML(
              "The right way, to try out: \(Self.count(graph)), each recorded in the simulator when this page was made. "
                + "Use the keys, or tap on the screen itself."
            )
          ]
        ),
        HTML(
          "p",
          ["class": "without-script"],
          "With scripts allowed, this screen can be tapped and turned: \(Self.count(graph)) were recorded. This is how "
            + "it begins."
        ),
      ] + (graph.record.note.map { [HTML("p", ["class": "faint"], [HTML(prose: $0)])] } ?? [])
      + [
        Self.scene(states[first.state], script: script, on: frame),
        Self.list(of: graph.states),
        HTML("script", ["src": frame.address(SiteAsset.states.path), "defer": ""]),
      ]
  }

  private static func count(_ graph: PlaygroundGraph) -> String {
    Count.text(graph.states.count, "state") + " and " + Count.text(graph.moves.count, "way")
      + " from one to another"
  }

  /// The screen as it is at first, and the room for the keys.
  private static func scene(_ state: Graph.State, script: String, on frame: PageFrame) -> HTML {
    let image = HTML(
      "img",
      [
        "src": frame.address(state.picture), "alt": state.words, "width": String(Int(state.width.rounded())),
        "height": String(Int(state.height.rounded())), "draggable": "false",
      ]
    )
    return HTML(
      "div",
      ["class": "playground", "data-states": frame.address(script)],
      [
        HTML("div", ["class": "scene"], [HTML("div", ["class": "shot"], [image])]),
        HTML("div", ["class": "panel with-script"]),
      ]
    )
  }

  /// All states in words, for readers without scripts.
  private static func list(of states: [PlayStateRecord]) -> HTML {
    HTML(
      "details",
      ["class": "without-script"],
      [
        HTML("summary", [:], "All of its states in words"),
        HTML("ol", [:], states.map { HTML("li", [:], $0.words) }),
      ]
    )
  }
}
