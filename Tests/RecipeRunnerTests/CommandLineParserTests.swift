import RecipeKit
import RecipeRunner
import Testing

/// Truth: the usage lines and options of the help.
@Suite struct CommandLineParserTests {
  @Test(
    arguments: [
      ([], .help(of: nil)),
      (["--help"], .help(of: nil)),
      (["-h"], .help(of: nil)),
      (["help"], .help(of: nil)),
      (["help", "check"], .help(of: "check")),
      (["check", "--help"], .help(of: "check")),
      (["--help", "check", "a"], .help(of: "check")),
      (["--version"], .version),
      (["list"], .list),
      (["run", "a", "b"], .run(["a", "b"])),
      (["check"], .check([])),
      (["check", "--", "-a"], .check(["-a"])),
      (["claims", "a"], .claims(["a"])),
      (["picture", "a", "--step", "s", "--variant=v", "--format", "tree"], .picture("a")),
      (["--format", "strip", "film", "a", "--output", "f.svg"], .film("a")),
      (["work", "--events-fd", "7"], .work(eventsDescriptor: 7)),
      (
        ["probe", "a", "1", "2", "--events-fd=3"],
        .probe(recipe: "a", variant: 1, expectation: 2, eventsDescriptor: 3)
      ),
    ] as [([String], Invocation.Command)]
  )
  func commands(arguments: [String], command: Invocation.Command) throws {
    #expect(try CommandLineParser.parse(arguments).command == command)
  }

  @Test func optionsMayStandAnywhere() throws {
    let invocation = try CommandLineParser.parse([
      "--color", "never", "check", "--jobs=4", "a", "--timeout", "0.5", "--format", "json", "b",
    ])
    #expect(invocation.command == .check(["a", "b"]))
    #expect(invocation.color == .never)
    #expect(invocation.jobs == 4)
    #expect(invocation.timeout == 0.5)
    #expect(invocation.format == .json)
  }

  @Test func formatsAreThoseOfTheCommand() throws {
    let picture = try CommandLineParser.parse(["--format", "terminal", "picture", "a", "--step", "s"])
    #expect(picture.pictureFormat == .terminal)
    #expect(picture.step == "s")
    let film = try CommandLineParser.parse(["film", "a", "--format=strip", "--variant", "v", "--output", "o"])
    #expect(film.filmFormat == .strip)
    #expect(film.variant == "v")
    #expect(film.output == "o")
    let work = try CommandLineParser.parse(["work", "--pictures", "svg,terminal:80:trueColor"])
    #expect(work.pictures == PictureOrder(svg: true, terminal: .init(columns: 80, colors: .trueColor)))
  }

  @Test func whatIsNotSaidHasADefault() throws {
    let invocation = try CommandLineParser.parse(["check"])
    #expect(invocation.color == .auto)
    #expect(invocation.jobs == nil)
    #expect(invocation.timeout == 120)
    #expect(invocation.format == .text)
  }

  @Test(arguments: [
    (["chek"], "There is no command 'chek'. Did you mean 'check'?"),
    (["help", "chek"], "There is no command 'chek'. Did you mean 'check'?"),
    (["check", "--job", "2"], "There is no option '--job'. Did you mean '--jobs'?"),
    (["check", "-x"], "There is no option '-x'."),
    (["check", "--jobs"], "'--jobs' needs a value: --jobs N."),
    (["check", "--jobs", "0"], "'--jobs' takes a whole number from 1 up, not '0'."),
    (["check", "--jobs", "-1"], "'--jobs' takes a whole number from 1 up, not '-1'."),
    (["check", "--jobs", "two"], "not 'two'"),
    (["check", "--timeout", "0"], "'--timeout' takes seconds, more than 0 and at most 86400, not '0'."),
    (["check", "--timeout", "nan"], "not 'nan'"),
    (["check", "--timeout=inf"], "not 'inf'"),
    (["check", "--format", "jsn"], "'--format' takes text or json, not 'jsn'. Did you mean 'json'?"),
    (["check", "--color", "blue"], "'--color' takes auto, always or never, not 'blue'."),
    (["check", "--help=yes"], "'--help' takes no value (it was given 'yes')."),
    (["list", "--jobs", "2"], "'--jobs' is not an option of 'list'."),
    (["run", "a", "--format", "json"], "'--format' is not an option of 'run'."),
    (["list", "a"], "'list' can't take 'a'."),
    (["help", "check", "a"], "'help' can't take 'a'."),
    (["run"], "'run' needs the id of a recipe"),
    (["picture"], "'picture' needs the id of a recipe: "),
    (["film"], "'film' needs the id of a recipe: "),
    (["picture", "a", "b"], "'picture' can't take 'b'."),
    (["picture", "a", "--format", "strip"], "'--format' takes svg, tree or terminal, not 'strip'."),
    (["film", "a", "--format", "json"], "'--format' takes svg, strip or tree, not 'json'."),
    (["check", "--step", "a"], "'--step' is not an option of 'check'."),
    (["work", "--pictures", "sgv"], "joined by commas, not 'sgv'."),
    (["probe", "a", "b", "c"], "'probe' needs the id of a recipe and two numbers."),
  ])
  func wrongUsageIsNamed(arguments: [String], text: String) {
    let error = #expect(throws: ToolError.self) { try CommandLineParser.parse(arguments) }
    #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
    #expect(error?.exitCode == .usage)
  }
}
