import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: docs/EventStream.md on playgrounds: references to states and gestures must be valid.
struct PlaygroundGraphTests {
  private func issues(_ change: (inout PlaygroundGraph) -> Void) -> [String] {
    var report = Sample.passing
    var graph = Sample.playground
    change(&graph)
    report.playground = graph
    return Evaluation(of: report).issues.map(\.text)
  }

  @Test func aSoundPlaygroundHasNoIssue() {
    #expect(issues { _ in }.isEmpty)
  }

  @Test func whatTheRecorderSaysIsAnIssueOfTheRecipe() {
    #expect(issues { $0.record.issue = "It has too many." } == ["It has too many."])
  }

  @Test func whatIsNotThereIsNamed() {
    #expect(issues { $0.moves[0].to = 2 } == ["The playground has no state 2."])
    #expect(issues { $0.moves[0].from = -1 } == ["The playground has no state -1."])
    #expect(issues { $0.record.starts[0].state = 9 } == ["The playground has no state 9."])
    #expect(issues { $0.moves[0].key = 2 } == ["The playground has no gesture 2."])
    #expect(issues { $0.states[0].spots[0].key = 5 } == ["The playground has no gesture 5."])
    #expect(issues { $0.states[0].barred[0].key = -1 } == ["The playground has no gesture -1."])
    #expect(issues { $0.record.starts = [] } == ["The playground has no start state."])
    #expect(
      issues { $0.states[1].number = 0 } == ["The states of the playground are not numbered from 0 on."]
    )
    #expect(
      issues { $0.moves.append(.init(from: 0, key: 0, to: 0)) }
        == ["A gesture of the playground leads from one state to several."]
    )
  }

  @Test func moreThanAPageCanShowIsRefused() {
    let record = Sample.playground.record
    #expect(
      issues { $0.record.keys = Array(repeating: record.keys[0], count: 61) }
        == ["The playground has 61 gestures; at most 60 are allowed."]
    )
    #expect(
      issues { $0.record.starts = Array(repeating: record.starts[0], count: 21) }
        == ["The playground has 21 starts; at most 20 are allowed."]
    )
    #expect(
      issues { graph in
        graph.states = (0...500).map { number in
          var state = graph.states[0]
          state.number = number
          return state
        }
      } == ["The playground has 501 states; at most 500 are allowed."]
    )
  }

  @Test func aRunIsReadAgainFromItsLine() throws {
    var report = Sample.passing
    report.playground = Sample.playground
    let lines = Console.plain.text(EventsReporter().messages(for: [report]))
    var reader = RunFileReader()
    #expect(try reader.read(Array(lines.utf8)).lessons == [report])
  }

  /// Truth: docs/EventStream.md, Plug-ins: their pictures reach pages only as images; a film would be a part of
  /// the page.
  @Test func aPluginMayOfferAPlayground() async throws {
    let folder = try TemporaryFolder()
    let recipe = Sample.declaration("guest")
    let played = Event(recipe: "guest", playground: Sample.playground)
    var events = PluginScript.work(recipe)
    events.insert(played, at: events.count - 1)
    let (list, work) = (PluginScript.list([recipe]), PluginScript.write(events))
    let plugin = try PluginScript("guest", list: list, work: work, in: folder)
    let site = try await ToyTool(
      "site",
      "--output",
      folder.path("site"),
      "--only",
      "guest",
      "--plugin",
      plugin.path,
      toys: "none"
    )
    #expect(site.status == 0, "\(site.output)\(site.errors)")
    let page = try String(contentsOfFile: folder.path("site/lessons/guest.html"), encoding: .utf8)
    #expect(page.contains("data-states=\"../pictures/guest/states.js\""))
    let state = try String(contentsOfFile: folder.path("site/pictures/guest/state.1.svg"), encoding: .utf8)
    #expect(state == Sample.playground.states[1].svg)
    #expect(Sample.playground.moves.contains { $0.svg != nil })
    let states = try String(contentsOfFile: folder.path("site/pictures/guest/states.js"), encoding: .utf8)
    #expect(!states.contains("move."))
  }
}
