import RecipeKit
import RecipeRunner

/// Lines of the event stream with arbitrary values.
@MainActor
enum StreamLines {
  /// The initial declaration of the recipe in the streams.
  static let declaration = RecipeDeclaration(
    card: RecipeCard(
      id: "two",
      title: "Take two",
      section: "1.1",
      chapter: "Numbers",
      problem: "You need a number.",
      solution: "Take two.",
      discussion: [Paragraph("Two is even.", tells: ["even"])],
      keywords: ["number"],
      listing: "let number = 2\n"
    ),
    claims: [.core("two", "The number is two."), .detail("even", "It is even.", proof: .told)],
    variants: [
      VariantDeclaration(name: "right way", summary: "", origin: .right, breaks: []),
      VariantDeclaration(
        name: "three",
        summary: "Three is not two.",
        origin: .warnedOf,
        place: SourcePlace(section: "1.1", paragraph: "last paragraph", words: "Some count to three."),
        breaks: [Breakage("two", seeing: "3")]
      ),
    ]
  )

  /// The line with that declaration, without its line feed.
  static let declarationLine =
    #"{"declaration":\#(JSONText.line(of: declaration)),"recipe":"two","version":2}"#

  /// A line in the form that a worker or the tool writes.
  static func line(_ random: inout SeededGenerator) -> String {
    let variant = random.chance(0.9) ? "\(random.integer(0...2))" : value(&random, depth: 0)
    let tail = #""recipe":"two","variant":\#(variant),"version":2}"#
    func text() -> String { string(RandomText.plain(&random)) }
    switch random.integer(0...13) {
    case 0: return declarationLine
    case 1, 2: return #"{"variantStarted":{},\#(tail)"#
    case 3: return #"{"entry":{"output":{"name":\#(text()),"value":\#(text())}},\#(tail)"#
    case 4: return #"{"entry":{"note":{"text":\#(text())}},\#(tail)"#
    case 5, 6, 7:
      let actual = text()
      let (expected, passed) = random.chance(0.5) ? (actual, true) : (text(), random.chance(0.5))
      let id = random.one(of: ["two", "even", "two#more", "", "#", "none"])
      let wrong = random.one(of: ["", #""[0]""#, #""[0]","[1]""#, #""[7]","[7]""#])
      let comparison = random.chance(0.3) ? #""comparison":{"parts":["[0]","[1]"],"wrong":[\#(wrong)]},"# : ""
      return
        #"{"entry":{"check":{"actual":\#(actual),"claim":"two",\#(comparison)"expected":\#(expected),"file":"F.swift","id":"\#(id)","#
        + #""line":\#(random.integer(-1...99)),"passed":\#(passed),"sentence":\#(text())}},\#(tail)"#
    case 8:
      return #"{"entry":{"snapshot":{"caption":\#(text()),"name":"name","svg":\#(text())}},\#(tail)"#
    case 9:
      let seconds = random.one(of: ["0.5", "-1", "1e308", "0"])
      return #"{"entry":{"snapshot":{"caption":\#(text()),"name":"name","seconds":\#(seconds)}},\#(tail)"#
    case 10: return #"{"variantEnded":{},\#(tail)"#
    case 11: return #"{"variantEnded":{"error":\#(text())},\#(tail)"#
    case 12: return #"{"issue":{"evidence":[\#(text())],"text":\#(text())},\#(tail)"#
    default: return #"{"\#(random.one(of: ["playground", "recipeEnded", "sung"]))":{},\#(tail)"#
    }
  }

  /// An arbitrary JSON object.
  static func anyObject(_ random: inout SeededGenerator, depth: Int) -> String {
    let names = [
      "version", "recipe", "variant", "entry", "check", "card", "claims", "variants", "declaration",
      "note", "x",
    ]
    let entries = random.list(0...5) { "\(string($0.one(of: names))):\(value(&$0, depth: depth + 1))" }
    return "{\(entries.joined(separator: ","))}"
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    switch random.integer(0...(depth > 4 ? 6 : 8)) {
    case 0: "null"
    case 1: random.chance(0.5) ? "true" : "false"
    case 2: "\(random.integer(-3...3))"
    case 3: random.one(of: ["1e999", "-0", "0.1", "99999999999999999999", "1.0", "1E+2", "NaN", "01"])
    case 4: string(random.one(of: ["check", "note", "declaration", "variantStarted", "issue", "two", ""]))
    case 5, 6: string(RandomText.plain(&random))
    case 7: "[\(random.list(0...4) { value(&$0, depth: depth + 1) }.joined(separator: ","))]"
    default: anyObject(&random, depth: depth + 1)
    }
  }

  private static func string(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{0}"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
