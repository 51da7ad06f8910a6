import RecipeKit
import Testing

@testable import RecipeRunner

/// Truth: the usage lines and options of the help.
struct CommandLineParserTests {
  @Test(
    arguments: [
      ([], HelpCommand.self),
      (["--help"], HelpCommand.self),
      (["-h"], HelpCommand.self),
      (["help"], HelpCommand.self),
      (["--help", "check", "a"], HelpCommand.self),
      (["--version"], VersionInvocation.self),
      (["list"], ListCommand.self),
      (["run", "a", "b"], RunCommand.self),
      (["check"], CheckCommand.self),
      (["claims", "a"], ClaimsCommand.self),
      (["report", "f"], ReportCommand.self),
      (["completions", "zsh"], CompletionsCommand.self),
      (["manual"], ManualCommand.self),
      (["picture", "a"], PictureCommand.self),
      (["--format", "strip", "film", "a"], FilmCommand.self),
      (["work"], WorkCommand.self),
    ] as [([String], any Invocation.Type)]
  )
  func theFirstWordIsTheCommand(arguments: [String], type: any Invocation.Type) throws {
    let invocation = try CommandLineParser(commands: Commands()).parse(arguments).invocation
    #expect(Swift.type(of: invocation) == type)
  }

  @Test(arguments: [
    ([], nil), (["--help"], nil), (["help", "check"], "check"), (["check", "--help"], "check"),
    (["--help", "check", "a"], "check"),
  ])
  func helpIsForOneCommandOrForAll(arguments: [String], topic: String?) throws {
    #expect(try parse(arguments, as: HelpCommand.self).topic?.name == topic)
  }

  @Test func optionsMayStandAnywhere() throws {
    let arguments = [
      "--color", "never", "check", "--jobs=4", "a", "--timeout", "0.5", "--format", "json", "b",
    ]
    let check = try parse(arguments, as: CheckCommand.self)
    #expect(check.request.filter.ids == ["a", "b"])
    #expect(check.request.settings == RunSettings(jobs: 4, timeout: 0.5))
    #expect(check.request.reports == ReportOptions(subject: .verdicts, format: .json, files: []))
    #expect(try CommandLineParser(commands: Commands()).parse(arguments).color == .never)
  }

  @Test func afterTwoHyphensEverythingIsAWord() throws {
    #expect(
      try parse(["check", "--", "-a", "--jobs"], as: CheckCommand.self).request.filter.ids == [
        "-a", "--jobs",
      ]
    )
  }

  @Test func theLastOfTwoValuesCounts() throws {
    #expect(
      try parse(["check", "--jobs", "2", "--jobs=3"], as: CheckCommand.self).request.settings.jobs == 3
    )
  }

  @Test func severalReportsMayBeWantedAtOnce() throws {
    let claims = try parse(
      ["claims", "--report", "junit:a:b.xml", "--report=events:-e", "--format", "tap"],
      as: ClaimsCommand.self
    )
    #expect(claims.request.reports.format == .tap)
    let files = claims.request.reports.files
    #expect(
      files == [ReportFile(format: .junit, path: "a:b.xml"), ReportFile(format: .events, path: "./-e")]
    )
  }

  @Test func aRunMayBeAPartOfAnother() throws {
    let check = try parse(
      ["check", "--shard", "2/3", "--fail-fast", "--tag", "a", "--tag=b", "--chapter", "c"],
      as: CheckCommand.self
    )
    #expect(check.request.shard == Shard(number: 2, count: 3))
    #expect(check.request.stopsAtFailure)
    #expect(check.request.filter == RecipeFilter(ids: [], tags: ["a", "b"], chapters: ["c"]))
    #expect(try parse(["run", "--tag", "a"], as: RunCommand.self).request.filter.tags == ["a"])
    let report = try parse(["report", "f", "-", "--as", "run", "--all"], as: ReportCommand.self)
    #expect(report.files == ["f", "-"])
    #expect(report.reports.subject == .lessons && report.reports.length == .full)
  }

  @Test func formatsAreThoseOfTheCommand() throws {
    let picture = try parse(
      ["--format", "terminal", "picture", "a", "--step", "s"],
      as: PictureCommand.self
    )
    #expect(picture.selection.recipe == "a")
    #expect(picture.selection.format == .terminal)
    #expect(picture.selection.step == "s")
    let film = try parse(
      ["film", "a", "--format=strip", "--variant", "v", "--output", "o"],
      as: FilmCommand.self
    )
    #expect(film.selection.format == .strip)
    #expect(film.selection.start == .auto)
    #expect(try parse(["film", "a", "--start", "hover"], as: FilmCommand.self).selection.start == .hover)
    #expect(film.selection.variant == "v")
    #expect(film.selection.file == "o")
  }

  @Test func processesOfOurOwnAreToldWhatToDo() throws {
    let work = try parse(
      ["work", "--events-fd", "7", "--pictures", "svg,terminal:80:trueColor"],
      as: WorkCommand.self
    )
    #expect(work.eventsDescriptor == 7)
    let order = PictureOptions([.svg], terminal: .init(columns: 80, colors: .trueColor))
    #expect(work.pictures == order)
  }

  @Test func whatIsNotSaidHasADefault() throws {
    let check = try parse(["check"], as: CheckCommand.self)
    #expect(check.request.filter.ids.isEmpty)
    let settings = RunSettings(
      jobs: nil,
      timeout: 120,
      memory: MemoryLimit(megabytes: 1_024),
      shuffle: nil,
      pictures: nil
    )
    #expect(check.request.settings == settings)
    #expect(check.request.reports == ReportOptions(subject: .verdicts, format: .text, files: []))
    let run = try parse(["run", "a"], as: RunCommand.self)
    #expect(run.request.reports.subject == .lessons && run.request.reports.length == .short)
    #expect(try parse(["run", "a", "--all"], as: RunCommand.self).request.reports.length == .full)
    #expect(try CommandLineParser(commands: Commands()).parse(["check"]).color == .auto)
    #expect(try parse(["work"], as: WorkCommand.self).eventsDescriptor == 3)
  }

  @Test(arguments: [
    (["chek"], "There is no command 'chek'. Did you mean 'check'?"),
    (["help", "chek"], "There is no command 'chek'. Did you mean 'check'?"),
    (["check", "--job", "2"], "There is no option '--job'. Did you mean '--jobs'?"),
    (["check", "-x"], "There is no option '-x'."),
    (["check", "--jobs"], "'--jobs' needs a value: --jobs N."),
    (
      ["check", "--format"],
      "'--format' needs a value: --format text|json|events|junit|tap|github|markdown."
    ),
    (["list", "--format"], "'--format' needs a value: --format text|json|ids|tags|chapters."),
    (["check", "--jobs", "0"], "'--jobs' takes a whole number from 1 up, not '0'."),
    (["check", "--jobs", "-1"], "'--jobs' takes a whole number from 1 up, not '-1'."),
    (["check", "--jobs", "two"], "not 'two'"),
    (["check", "--jobs", "two", "--jobs", "2"], "not 'two'"),
    (["check", "--timeout", "0"], "'--timeout' takes seconds, more than 0 and at most 86400, not '0'."),
    (["check", "--timeout", "nan"], "not 'nan'"),
    (["check", "--timeout=inf"], "not 'inf'"),
    (
      ["check", "--format", "jsn"],
      "'--format' takes text, json, events, junit, tap, github or markdown, not 'jsn'. Did you mean 'json'?"
    ),
    (["list", "--format", "tap"], "'--format' takes text, json, ids, tags or chapters, not 'tap'."),
    (
      ["check", "--report", "junit"],
      "'--report' takes a format and a file, such as junit:report.xml, not 'junit'."
    ),
    (["check", "--report", "junit:"], "not 'junit:'."),
    (["check", "--report", "junt:f"], "not 'junt'. Did you mean 'junit'?"),
    (["check", "--report", "tap:-"], "For standard output say --format tap."),
    (["picture", "a", "--report", "tap:f"], "'--report' is not an option of 'picture'."),
    (["check", "--color", "blue"], "'--color' takes auto, always or never, not 'blue'."),
    (["check", "--help=yes"], "'--help' takes no value (it was given 'yes')."),
    (["list", "--jobs", "2"], "'--jobs' is not an option of 'list'."),
    (["help", "--format", "json"], "'--format' is not an option of 'help'."),
    (["manual", "a"], "'manual' can't take 'a'."),
    (["completions"], "'completions' needs a shell: "),
    (["completions", "csh"], "'completions' takes bash, zsh or fish, not 'csh'."),
    (["help", "check", "a"], "'help' can't take 'a'."),
    (["check", "--shard", "0/3"], "I/N with I from 1 to N, such as 1/3 for the first of three, not '0/3'."),
    (["check", "--shard", "4/3"], "not '4/3'."),
    (["check", "--shard", "1/0"], "not '1/0'."),
    (["check", "--shard", "1"], "not '1'."),
    (["check", "--shard", "1/3/5"], "not '1/3/5'."),
    (["check", "--shard", "-1/3"], "not '-1/3'."),
    (["report"], "'report' needs the files that"),
    (["report", "f", "--shard", "1/2"], "'--shard' is not an option of 'report'."),
    (["report", "f", "--as", "lists"], "'--as' takes check, claims or run, not 'lists'."),
    (["run"], "'run' needs the id of a recipe: "),
    (["picture"], "'picture' needs the id of a recipe: "),
    (["film"], "'film' needs the id of a recipe: "),
    (["picture", "a", "b"], "'picture' can't take 'b'."),
    (["picture", "a", "--format", "strip"], "'--format' takes svg, tile, tree or terminal, not 'strip'."),
    (["film", "a", "--format", "json"], "'--format' takes svg, strip, trail or tree, not 'json'."),
    (["check", "--step", "a"], "'--step' is not an option of 'check'."),
    (["work", "--pictures", "sgv"], "joined by commas, not 'sgv'."),
  ])
  func wrongUsageIsNamed(arguments: [String], text: String) {
    let error = #expect(throws: ToolError.self) {
      try CommandLineParser(commands: Commands()).parse(arguments)
    }
    #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
    #expect(error?.exitCode == .usage)
  }

  private func parse<C: Command>(_ arguments: [String], as type: C.Type) throws -> C {
    try #require(try CommandLineParser(commands: Commands()).parse(arguments).invocation as? C)
  }
}
