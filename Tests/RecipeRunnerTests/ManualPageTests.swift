import Testing

@testable import RecipeRunner

/// Truth: man(7): lines that begin with a full stop are requests, `\-` is a hyphen that can be copied.
struct ManualPageTests {
  private let text = ManualPage.text("recipes", Commands().visible)

  @Test func everyCommandOptionAndStatusIsThere() {
    for command in Commands().visible {
      #expect(text.contains(".SS \(command.name)"))
      for option in command.options {
        #expect(text.contains("\\fB\(option.name.replacing("-", with: "\\-"))\\fR"), "\(option.name)")
      }
    }
    for code in ExitCode.allCases {
      #expect(text.contains("\\fB\(code.rawValue)\\fR\n\(code.meaning)"))
    }
    #expect(!text.contains("probe"))
  }

  @Test func nothingButRequestsBeginsLikeOne() {
    let known = [".TH", ".SH", ".SS", ".TP", ".PP", ".B"]
    let requests = text.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
    #expect(requests.allSatisfy { line in known.contains { line == $0 || line.hasPrefix($0 + " ") } })
  }

  @Test func everyGroupHasItsCommands() {
    let overview = Console.plain.text(HelpMessages.overview(of: Commands().visible))
    for group in CommandGroup.allCases {
      guard let title = group.title else { continue }
      #expect(Commands().visible.contains { $0.group == group })
      #expect(overview.contains("\n\(title)\n"))
      #expect(text.contains("\n.SH \(title.uppercased())\n"))
    }
  }
}
