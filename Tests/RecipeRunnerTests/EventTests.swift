import Foundation
import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: the grammar in docs/EventStream.md.
struct EventTests {
  private let coder = EventCoder()

  static let all: [Event] = [
    Event(.workerStarted),
    Event(.recipeListed(Sample.declaration()), recipe: "sample"),
    Event(.runStarted(.init(recipes: ["a", "b"]))),
    Event(.recipeStarted(Sample.declaration()), recipe: "a"),
    Event(.variantStarted, recipe: "a", variant: 0),
    Event(.entry(.output(.init(name: "n", value: "v\n\"/\u{1B}"))), recipe: "a", variant: 0),
    Event(.entry(.note(.init(text: "приве́т"))), recipe: "a", variant: 0),
    Event(.entry(.check(Sample.check("a#b", passed: false))), recipe: "a", variant: 1),
    Event(
      .entry(
        .snapshot(.init(name: "p", caption: "P", svg: "<svg/>\n", tree: "t\n", terminal: "\u{1B}[0m\n"))
      ),
      recipe: "a",
      variant: 0
    ),
    Event(.entry(.snapshot(.init(name: "p", caption: "P"))), recipe: "a", variant: 0),
    Event(
      .entry(
        .snapshot(.init(name: "f", caption: "F", seconds: 0.5, svg: "<svg/>", strip: "<svg/>", tree: "t"))
      ),
      recipe: "a",
      variant: 0
    ),
    Event(
      .entry(
        .snapshot(.init(name: "p", caption: "P", beside: .init(differs: true, words: "w", svg: "<svg/>")))
      ),
      recipe: "a",
      variant: 1
    ),
    Event(
      .entry(
        .snapshot(
          .init(
            name: "f",
            caption: "F",
            seconds: 1,
            beside: .init(differs: true, words: "w", svg: "<svg/>", strip: "<svg/>")
          )
        )
      ),
      recipe: "a",
      variant: 1
    ),
    Event(.entry(.live(Sample.motion)), recipe: "a", variant: 0),
    Event(.entry(.live(Sample.layout)), recipe: "a", variant: 0),
    Event(.entry(.live(Sample.count)), recipe: "a", variant: 0),
    Event(.variantEnded(.init()), recipe: "a", variant: 0),
    Event(.variantEnded(.init(error: "e")), recipe: "a", variant: 1),
    Event(.playground(Sample.playground.record), recipe: "a"),
    Event(
      .playground(
        PlaygroundRecord(
          keys: [.init(title: "Swipe", kind: .swipe, way: .left)],
          starts: [],
          note: "n",
          issue: "i"
        )
      ),
      recipe: "a"
    ),
    Event(.playState(Sample.playground.states[0]), recipe: "a"),
    Event(.playMove(Sample.playground.moves[0]), recipe: "a"),
    Event(.playMove(.init(from: 0, key: 1, to: 2)), recipe: "a"),
    Event(.recipeEnded, recipe: "a"),
    Event(.issue(RecipeIssue("text", evidence: ["one"])), recipe: "a"),
    Event(.recipeTimed(RecipeTime(seconds: 1.5, variants: [0.25, 1])), recipe: "a"),
    Event(
      .verdict(
        RecipeVerdict(
          passed: false,
          checks: ["a"],
          unproven: [],
          variants: [
            VariantVerdict(
              passed: false,
              deviations: [Deviation(.otherValue, Sample.check("a", passed: false), seeing: "0")]
            )
          ],
          claims: [ClaimVerdict(id: "a", status: .uncovered, reason: "r")]
        )
      ),
      recipe: "a"
    ),
    Event(
      .runStarted(
        RunPlan(recipes: ["a"], shard: ShardPlan(number: 1, count: 2, selection: ["a", "b"]))
      )
    ),
    Event(
      .runStarted(
        RunPlan(recipes: ["p/a"], plugins: PluginPlan(paths: ["p.py", "more"], recipes: ["p/a"]))
      )
    ),
    Event(.runEnded(RunSummary())),
  ]

  @Test func everyKindIsAmongThem() {
    #expect(Set(Self.all.map(\.kind.name)) == Set(Event.Name.allCases.map(\.rawValue)))
  }

  @Test(arguments: all)
  func anEventSurvivesItsLine(event: Event) throws {
    let line = try coder.line(event)
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try coder.event(line.dropLast()) == event)
  }

  @Test(arguments: all)
  func theSameEventIsTheSameBytes(event: Event) throws {
    #expect(try coder.line(event) == EventCoder().line(event))
  }

  @Test func theJSONFormIsFlatWithThePayloadUnderItsKind() throws {
    let event = Event(.entry(.output(.init(name: "n", value: "v/w"))), recipe: "a", variant: 1)
    let text = String(decoding: try coder.line(event), as: UTF8.self)
    let expected =
      #"{"kind":"output","output":{"name":"n","value":"v/w"},"recipe":"a","variant":1,"version":1}"#
    #expect(text == expected + "\n")
  }

  @Test func unknownKindsAndKeysAreIgnored() throws {
    let unknown = #"{"version":1,"kind":"sound","sound":{"text":"boo"},"recipe":"a"}"#
    let event = try coder.event(unknown.utf8)
    #expect(event.kind == .unknown("sound"))
    var report = RecipeReport(Sample.declaration("a"))
    report.add(event)
    #expect(report == RecipeReport(Sample.declaration("a")))
    let more = #"{"version":1,"kind":"note","note":{"text":"t","mood":"good"},"when":"now"}"#
    #expect(try coder.event(more.utf8) == Event(.entry(.note(.init(text: "t")))))
  }

  @Test func anotherVersionIsRefusedWithBothNumbers() {
    let line = #"{"version":2,"kind":"note","note":{"text":"t"}}"#
    #expect(throws: EventVersionError(version: 2)) { try coder.event(line.utf8) }
    #expect(EventVersionError(version: 2).description.contains("version 2"))
  }

  @Test(arguments: ["", "{}", "nonsense", #"{"version":1}"#, #"{"version":1,"kind":"check"}"#])
  func whatIsNoEventIsRefused(line: String) {
    #expect(throws: (any Error).self) { try coder.event(line.utf8) }
  }
}
