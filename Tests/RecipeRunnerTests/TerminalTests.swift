import Rendering
import Testing

@testable import RecipeRunner

/// Truth: the values of TERM and COLORTERM that terminals set.
struct TerminalTests {
  @Test(arguments: [
    ("xterm-256color", "truecolor", TerminalColors.trueColor), ("xterm-256color", "24bit", .trueColor),
    ("xterm-direct", "", .trueColor), ("xterm-256color", "", .indexed), ("tmux-256color", "", .indexed),
    ("xterm", "", .none), ("linux", "", .none), ("dumb", "", .none), ("", "", .none),
  ])
  func coloursAreThoseThatTheEnvironmentTells(term: String, colorterm: String, colors: TerminalColors) {
    #expect(Terminal.colors(term: term, colorterm: colorterm) == colors)
  }
}
