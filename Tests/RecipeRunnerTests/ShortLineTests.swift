import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: Foundation's JSON coders, whose bytes and values the short way must give too.
struct ShortLineTests {
  private let coder = EventCoder()

  private static let texts = [
    "", "plain", "\"quoted\"", #"back\slash"#, "a/b", "Фото…", "line\nbreak", "\u{7F}", "\u{2028}",
  ]

  private static let withTexts: [Event.Kind] = texts.flatMap { text -> [Event.Kind] in
    [
      .entry(.output(OutputRecord(name: text, value: text))),
      .entry(.note(NoteRecord(text: text))),
      .entry(.picture(PictureRecord(name: "p", caption: text))),
      .entry(.picture(PictureRecord(name: "p", caption: text, svg: text))),
      .entry(
        .picture(PictureRecord(name: "p", caption: "c", beside: ComparisonRecord(differs: true, words: text)))
      ),
      .entry(
        .picture(
          PictureRecord(
            name: "p",
            caption: "c",
            beside: ComparisonRecord(differs: true, words: "w", svg: text)
          )
        )
      ),
      .entry(.film(FilmRecord(name: "f", caption: text, seconds: 2, tree: text))),
      .entry(
        .film(
          FilmRecord(
            name: "f",
            caption: "c",
            seconds: 2,
            beside: ComparisonRecord(differs: false, words: text)
          )
        )
      ),
      .entry(
        .film(
          FilmRecord(
            name: "f",
            caption: "c",
            seconds: 2,
            beside: ComparisonRecord(differs: true, words: "w", strip: text)
          )
        )
      ),
      .variantEnded(Event.VariantEnd(error: text)),
      .expectationEnded(Event.VariantEnd(error: text)),
      .exception(Event.RaisedException(name: text, reason: text)),
    ]
  }

  private static let seconds: [Double] = [0, 2, 0.5, 0.333333333333, 1e-7, 1e300, -1]

  private static let films: [Event.Kind] = seconds.map { seconds in
    .entry(.film(FilmRecord(name: "f", caption: "c", seconds: seconds)))
  }

  private static let bare: [Event.Kind] = [
    .variantStarted, .variantEnded(Event.VariantEnd()), .expectationEnded(Event.VariantEnd()),
  ]

  private static let kinds: [Event.Kind] = withTexts + films + bare

  @Test(arguments: kinds)
  func bytesAndValuesAreThoseOfTheLibrary(kind: Event.Kind) throws {
    let event = Event(kind, recipe: "a-recipe", variant: 12)
    let general = try coder.generalBytes(of: event)
    #expect(try coder.line(event) == general + [UInt8(ascii: "\n")])
    #expect(try coder.event(general) == event)
    #expect(try coder.generalEvent(general) == event)
  }

  @Test func theFrequentFormsGoTheShortWay() throws {
    let frequent: [Event.Kind] = [
      .variantStarted, .variantEnded(.init()), .entry(.output(OutputRecord(name: "n", value: "v"))),
      .entry(.note(NoteRecord(text: "t"))), .entry(.picture(PictureRecord(name: "p", caption: "c"))),
      .entry(.film(FilmRecord(name: "f", caption: "c", seconds: 0.25))),
      .entry(
        .picture(PictureRecord(name: "p", caption: "c", beside: ComparisonRecord(differs: true, words: "w")))
      ),
      .entry(
        .film(
          FilmRecord(
            name: "f",
            caption: "c",
            seconds: 2,
            beside: ComparisonRecord(differs: false, words: "w")
          )
        )
      ),
      .exception(.init(name: "n", reason: "r")),
      .expectationEnded(.init()),
    ]
    for kind in frequent {
      let event = Event(kind, recipe: "r", variant: 0)
      let bytes = try #require(ShortLine.bytes(of: event))
      #expect(ShortLine.event(bytes) == event)
      for length in 0..<bytes.count { #expect(ShortLine.event(bytes.prefix(length)) == nil) }
      #expect(ShortLine.event(bytes + [UInt8(ascii: "x")]) == nil)
    }
  }

  @Test(arguments: texts)
  func theBeginningAndTheEndOfTheWorkReadLikeTheLibrarys(recipe: String) throws {
    let events = [
      Event(.workerStarted), Event(.workerStarted, recipe: recipe), Event(.recipeEnded, recipe: recipe),
      Event(.recipeEnded, recipe: recipe, variant: 3), Event(.recipeEnded),
      Event(.variantStarted, recipe: recipe),
    ]
    for event in events {
      let general = try coder.generalBytes(of: event)
      #expect(try coder.line(event) == general + [UInt8(ascii: "\n")])
      #expect((try? coder.event(general)) == (try? coder.generalEvent(general)))
    }
  }

  @Test func theBeginningAndTheEndOfTheWorkGoTheShortWay() throws {
    for event in [Event(.workerStarted), Event(.recipeEnded, recipe: "r")] {
      let bytes = try #require(ShortLine.bytes(of: event))
      #expect(ShortLine.event(bytes) == event)
      for length in 0..<bytes.count { #expect(ShortLine.event(bytes.prefix(length)) == nil) }
      #expect(ShortLine.event(bytes + [UInt8(ascii: "x")]) == nil)
    }
  }

  @Test(arguments: ["05", ".5", "5.", "1.5.5", "+1", "1e3", "0x1", "-1", "--", ""])
  func aNumberOfAnotherFormIsReadByTheLibrary(number: String) throws {
    let line =
      #"{"film":{"caption":"c","name":"f","seconds":"# + number
      + #"},"kind":"film","recipe":"r","variant":0,"version":1}"#
    #expect(ShortLine.event(Array(line.utf8)) == nil)
    #expect((try? coder.event(line.utf8)) == (try? coder.generalEvent(line.utf8)))
  }
}
