import GallerySite
import Testing

@testable import RecipeRunner

/// Truth: command names are unique; the help lists exactly the commands and options for people.
struct CommandsTests {
  private let commands = Commands(adding: [.site])

  @Test func everyCommandIsFoundByItsName() throws {
    for command in commands.all {
      #expect(try commands.named(command.description.name) == command)
    }
    #expect(Set(commands.all.map { $0.description.name }).count == commands.all.count)
  }

  @Test func commandsOfTheToolsOwnProcessesAreHidden() {
    #expect(
      commands.visible.map(\.name) == [
        "list", "run", "picture", "film", "practice", "site", "check", "claims", "report", "new",
        "watch",
        "help",
        "completions", "manual",
      ]
    )
    let help = Console(width: 80, usesColor: false).text(HelpMessages.overview(of: commands.visible))
    #expect(!help.contains("events-fd"))
  }

  @Test func anOptionIsWhatItsHelpSays() {
    #expect(Options.format.value == "text|json|events|junit|tap|github|markdown")
    #expect(Options.listFormat.value == "text|json|ids|tags|chapters")
    #expect(Options.pictureFormat.value == "svg|tile|tree|terminal")
    #expect(Options.filmFormat.value == "svg|strip|trail|tree")
    #expect(Options.color.value == "auto|always|never")
    #expect(Options.timeout.summary.contains("\(Int(Options.timeout.initial)) by default"))
  }
}
