import Foundation
import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the commands that `actions/runner` accepts in `ActionCommand.cs`: a line that begins with `::`,
/// after optional spaces, and contains another `::`; and `##[name]` anywhere.
///
/// For the latter also Azure's and TeamCity's documentation.
struct LogCommandEscapingTests {
  @Test(arguments: [
    ("::error::x", "\\u{3A}:error::x"), ("  \t::add-mask::x", "  \t\\u{3A}:add-mask::x"),
    ("\u{A0}::set-output name=a::x", "\u{A0}\\u{3A}:set-output name=a::x"),
    ("a ##[error]b", "a \\u{23}#[error]b"), ("##[group]##[x]", "\\u{23}#[group]\\u{23}#[x]"),
    ("##vso[task.setvariable variable=a]b", "\\u{23}#vso[task.setvariable variable=a]b"),
    ("##teamcity[x]", "\\u{23}#teamcity[x]"),
    // Programs that read a log compare bytes or code units, not grapheme clusters.
    ("::error::\u{301}x", "\\u{3A}:error::\u{301}x"), ("::\u{200D}error::x", "\\u{3A}:\u{200D}error::x"),
    ("::error\u{600}::x", "\\u{3A}:error\u{600}::x"), ("\u{600}##vso[x]", "\u{600}\\u{23}#vso[x]"),
  ])
  func whatWouldBeACommandIsSpelled(line: String, shown: String) {
    #expect(LogCommandEscaping.escaped(line) == shown)
  }

  @Test(arguments: [
    "", "a ::error::x", "::", ":: no second", "# a", "## Heading [x]", "std::sort(a)", "[0:1]",
  ])
  func otherLinesStayAsTheyAre(line: String) {
    #expect(LogCommandEscaping.escaped(line) == line)
  }

  @Test func noTextOfARecipeBeginsACommandInALog() {
    let text = "::error::x"
    let messages: [Message] = [
      .paragraph(MessageText("some words that fill the line up to \(text)"), indent: 0),
      .line(MessageText(text), marker: ""),
      .code("let a = 1\n\(text)", indent: 4), .fields([Message.Field("name", MessageText(text))], indent: 2),
      .picture(text, indent: 2), .title(MessageText(text), aside: ""), .heading(MessageText(text)),
      .fields([Message.Field("name", MessageText("a\n\(text)"))], indent: 2),
    ]
    for width in 20...60 {
      let lines = Console(width: width, usesColor: false).text(messages).split(separator: "\n")
      #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::error::") })
      #expect(lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("\\u{3A}:error::") })
    }
  }

  @Test func onATerminalCodeStaysAsItIs() {
    let console = Console(width: 80, usesColor: false, isTerminal: true)
    #expect(console.text([.code("::a::b()", indent: 2)]) == "  ::a::b()\n")
  }

  @Test func machinesReadTheSameWhereNoCommandStands() throws {
    let words = "a ##vso[task.setvariable variable=x]y"
    let json = JSONText.line(of: [words])
    #expect(!json.contains("##vso["))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [words])
    #expect(LogCommandEscaping.escapedInXML("<a b=\"##vso[x]\"/>") == "<a b=\"&#35;#vso[x]\"/>")
    // Lines end where GitHub's runner ends them, and commands may follow spaces.
    #expect(
      LogCommandEscaping.escapedInXML("<svg>\n::error::a\r \t::b::\r\n::c::\n:: d\ne ::f::</svg>")
        == "<svg>\n&#58;:error::a\r \t&#58;:b::\r\n&#58;:c::\n:: d\ne ::f::</svg>"
    )
    #expect(
      LogCommandEscaping.escapedInJSON("\"##[x] \u{600}##vso[y] ##z # [\"")
        == "\"\\u0023#[x] \u{600}\\u0023#vso[y] ##z # [\""
    )
  }
}
