import Foundation
import Testing

@testable import RecipeKit
@testable import RecipeRunner

/// Truth: the grammar in docs/EventStream.md.
struct EventTests {
  private let coder = LineCoder()

  static let all: [Event] = [
    Event(recipe: "sample", declaration: Sample.declaration()),
    Event(recipe: "a", declaration: Sample.declaration()),
    Event(recipe: "a", variant: 0, variantStarted: .init()),
    Event(recipe: "a", variant: 0, entry: .output(.init(name: "n", value: "v\n\"/\u{1B}"))),
    Event(recipe: "a", variant: 0, entry: .note(.init(text: "приве́т"))),
    Event(recipe: "a", variant: 1, entry: .check(Sample.check("a#b", passed: false))),
    Event(
      recipe: "a",
      variant: 0,
      entry: .snapshot(.init(name: "p", caption: "P", svg: "<svg/>\n", tree: "t\n", terminal: "\u{1B}[0m\n"))
    ),
    Event(recipe: "a", variant: 0, entry: .snapshot(.init(name: "p", caption: "P"))),
    Event(
      recipe: "a",
      variant: 0,
      entry: .snapshot(
        .init(name: "f", caption: "F", seconds: 0.5, svg: "<svg/>", strip: "<svg/>", tree: "t")
      )
    ),
    Event(
      recipe: "a",
      variant: 1,
      entry: .snapshot(
        .init(name: "p", caption: "P", beside: .init(differs: true, words: "w", svg: "<svg/>"))
      )
    ),
    Event(
      recipe: "a",
      variant: 1,
      entry: .snapshot(
        .init(
          name: "f",
          caption: "F",
          seconds: 1,
          beside: .init(differs: true, words: "w", svg: "<svg/>", strip: "<svg/>")
        )
      )
    ),
    Event(recipe: "a", variant: 0, entry: .live(Sample.motion)),
    Event(recipe: "a", variant: 0, entry: .live(Sample.layout)),
    Event(recipe: "a", variant: 0, entry: .live(Sample.count)),
    Event(recipe: "a", variant: 0, variantEnded: .init()),
    Event(recipe: "a", variant: 1, variantEnded: .init(error: "e")),
    Event(recipe: "a", playground: Sample.playground),
    Event(
      recipe: "a",
      playground: PlaygroundGraph(
        PlaygroundRecord(
          keys: [.init(title: "Swipe", kind: .swipe, way: .left)],
          starts: [],
          note: "n",
          issue: "i"
        )
      )
    ),
    Event(recipe: "a", recipeEnded: .init()),
    Event(recipe: "a", issue: RecipeIssue("text", evidence: ["one"])),
  ]

  @Test func everyKindIsAmongThem() {
    #expect(Set(Self.all.map(\.kind)) == Set(Event.kinds))
  }

  @Test(arguments: all)
  func anEventSurvivesItsLine(event: Event) throws {
    let line = try coder.line(event)
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(line.count { $0 == UInt8(ascii: "\n") } == 1)
    #expect(try coder.value(line.dropLast()) == event)
  }

  @Test(arguments: all)
  func theSameEventIsTheSameBytes(event: Event) throws {
    #expect(try coder.line(event) == LineCoder().line(event))
  }

  @Test func thePayloadIsUnderItsKind() throws {
    let event = Event(recipe: "a", variant: 1, entry: .output(.init(name: "n", value: "v/w")))
    let text = String(decoding: try coder.line(event), as: UTF8.self)
    let expected =
      #"{"entry":{"output":{"name":"n","value":"v/w"}},"recipe":"a","variant":1,"version":2}"#
    #expect(text == expected + "\n")
  }

  @Test func unknownKindsAndKeysAreIgnored() throws {
    let unknown = #"{"version":2,"sound":{"text":"boo"},"recipe":"a"}"#
    let event: Event = try coder.value(unknown.utf8)
    #expect(event.kind == nil)
    var report = LessonRun(Sample.declaration("a"))
    report.add(event)
    #expect(report == LessonRun(Sample.declaration("a")))
    let more = #"{"version":2,"entry":{"note":{"text":"t","mood":"good"}},"when":"now"}"#
    #expect(try coder.value(more.utf8) == Event(entry: .note(.init(text: "t"))))
    let sound = #"{"version":2,"entry":{"sound":{}}}"#
    #expect(try coder.value(sound.utf8) == Event(entry: StageEntry()))
  }

  @Test func anotherVersionIsRefusedWithBothNumbers() {
    let line = #"{"version":1,"kind":"note","note":{"text":"t"}}"#
    #expect(throws: StreamVersionError(version: 1)) { try coder.value(line.utf8) as Event }
    let words = StreamVersionError(version: 1).description
    #expect(words.contains("version 1") && words.contains("version 2"))
  }

  @Test(arguments: [
    "", "{}", "nonsense", #"{"version":2,"entry":[]}"#, #"{"version":2,"issue":{"text":"t"}}"#,
  ])
  func whatIsNoEventIsRefused(line: String) {
    #expect(throws: (any Error).self) { try coder.value(line.utf8) as Event }
  }
}
