import RecipeKit
import Rendering

/// The options of all commands.
package enum Options {
  static let format = Option<ReportFormat>.choice(
    "--format",
    initial: .text,
    "Write a report for people (the default) or for programs."
  )
  static let report = Option<ReportFile?>(
    "--report",
    value: "FORMAT:FILE",
    initial: nil,
    "Write another report to a file; may be given several times.",
    reading: { name, text throws(ToolError) in try ReportFile(name, text) }
  )
  static let noTimes = flag(
    "--no-times",
    "Omit durations from `junit` and `events`, so that equal runs give equal bytes."
  )
  static let listFormat = Option<ListFormat>.choice(
    "--format",
    initial: .text,
    "Write a list for people (the default) or for programs."
  )
  static let pictureFormat = Option.choice(
    "--format",
    of: PictureFormat.ofPictures,
    initial: .svg,
    "Write SVG (the default), a cropped thumbnail as SVG, the view tree, or characters for a terminal."
  )
  static let filmFormat = Option.choice(
    "--format",
    of: PictureFormat.ofFilms,
    initial: .svg,
    "Write animated SVG (the default), a contact sheet, a still with onion skins, or the view trees."
  )
  static let filmStart = Option<Film.Start>.choice(
    "--start",
    initial: .auto,
    "Start the animation when the SVG is loaded (the default), or pointed at, clicked or focused."
  )
  static let color = Option<ColorChoice>.choice(
    "--color",
    initial: .auto,
    "Use colour; by default on a terminal, and where the environment asks for it."
  )
  static let step = text("--step", value: "NAME", "The name of the picture or film; by default the first.")
  static let variant = text(
    "--variant",
    value: "NAME",
    "The wrong way to show, by its name; by default the right way."
  )
  static let alone = flag("--alone", "Show a wrong way without the right way beside it.")
  static let output = path("--output", value: "FILE", "Write to a file instead of standard output.")
  static let jobs = Option<Int?>(
    "--jobs",
    value: "N",
    initial: nil,
    "Run up to N recipes in parallel; by default the number of processors plus one."
  ) { name, text throws(ToolError) in try wholeNumber(name, text) }
  static let timeout = Option(
    "--timeout",
    value: "SECONDS",
    initial: 120.0,
    "Stop a recipe that takes longer; 120 by default.",
    reading: seconds
  )
  static let memory = Option(
    "--memory",
    value: "MB",
    initial: MemoryLimit(megabytes: 1_024),
    "Stop a recipe that uses more memory; 1024 megabytes by default."
  ) { name, text throws(ToolError) in MemoryLimit(megabytes: try wholeNumber(name, text, upTo: 1_048_576)) }
  static let shuffle = Option<UInt64?>(
    "--shuffle",
    value: "SEED",
    initial: nil,
    "Run the recipes in a random order; the report's order does not change."
  ) { name, text throws(ToolError) in
    guard let seed = UInt64(text) else {
      throw ToolError("'\(name)' takes a whole number from 0 to \(UInt64.max), not '\(text)'.")
    }
    return seed
  }
  static let eventsDescriptor = Option(
    "--events-fd",
    value: "N",
    initial: ChildProcess.eventsDescriptor,
    "The file descriptor for the events."
  ) { name, text throws(ToolError) in Int32(clamping: try wholeNumber(name, text)) }
  static let pictures = Option<PictureOptions?>(
    "--pictures",
    value: "FORMS",
    initial: nil,
    "Which forms of pictures to send: svg, svg:hover, tile, strip, trail, first, tree, states, live, compared, beside, "
      + "beside:N, terminal:COLUMNS:COLORS, terminal:COLUMNS:COLORS:ROWS.",
    reading: pictureOptions
  )
  static let subject = Option<ReportSubject>.choice(
    "--as",
    initial: .verdicts,
    "Report as this command would; `check` by default."
  )
  static let tag = text("--tag", value: "TAG", "Only recipes with this keyword; may be given several times.")
  static let chapter = text(
    "--chapter",
    value: "CHAPTER",
    "Only recipes of this chapter; may be given several times."
  )
  static let shard = Option<Shard?>(
    "--shard",
    value: "I/N",
    initial: nil,
    "Run only part I of N; a recipe's part depends on its id alone.",
    reading: { name, text throws(ToolError) in try Shard(name, text) }
  )
  static let record = flag(
    "--record",
    "Record what each wrong way breaks as the expected result, in `Recorded.txt`. Review the diff."
  )
  static let failFast = flag("--fail-fast", "Stop at the first recipe that fails.")
  package static let plugin = path(
    "--plugin",
    value: "PATH",
    "Add the recipes of a program, or of all programs in a folder; may be given several times."
  )
  static let listEventsDescriptor = Option<Int32?>(
    "--events-fd",
    value: "N",
    initial: nil,
    "Write the list as events, as plug-ins do, to this file descriptor."
  ) { name, text throws(ToolError) in Int32(clamping: try wholeNumber(name, text)) }
  static let all = flag("--all", "Show every check and every wrong way.")
  static let help = flag("--help", "Show help for a command.")
  static let version = flag("--version", "Show the version.")
  static let common: [any OptionDescription] = [color, help, version]

  // MARK: Values

  /// An option that takes a path.
  package static func path(_ name: String, value: String, _ summary: String) -> Option<String?> {
    Option(name, value: value, initial: nil, summary) { _, text in path(text) }
  }

  /// A path that neither this program nor another that receives it mistakes for an option; `-` alone means
  /// standard input.
  package static func path(_ text: String) -> String {
    text.hasPrefix("-") && text != "-" ? "./" + text : text
  }

  /// An option that takes any text.
  package static func text(_ name: String, value: String, _ summary: String) -> Option<String?> {
    Option(name, value: value, initial: nil, summary) { _, text in text }
  }

  /// An option without a value.
  package static func flag(_ name: String, _ summary: String) -> Option<Bool> {
    Option(name, value: nil, initial: false, summary) { _, _ in true }
  }

  /// The one of the choices with the given raw value.
  static func choice<Value: RawRepresentable<String>>(
    _ name: String,
    _ text: String,
    of choices: [Value]
  ) throws(ToolError) -> Value {
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    let words = choices.map(\.rawValue)
    let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw ToolError("'\(name)' takes \(all), not '\(text)'.\(NearestMatches.question(text, in: words))")
  }

  static func wholeNumber(
    _ name: String,
    _ text: String,
    upTo most: Int = .max
  ) throws(ToolError) -> Int {
    guard let number = Int(text), number >= 1, number <= most else {
      let range = most == .max ? "from 1 up" : "from 1 to \(most)"
      throw ToolError("'\(name)' takes a whole number \(range), not '\(text)'.")
    }
    return number
  }

  private static func seconds(_ name: String, _ text: String) throws(ToolError) -> Double {
    guard let number = Double(text), number > 0, number <= 86_400 else {
      throw ToolError("'\(name)' takes seconds, more than 0 and at most 86400, not '\(text)'.")
    }
    return number
  }

  private static func pictureOptions(_ name: String, _ text: String) throws(ToolError) -> PictureOptions? {
    guard let options = PictureOptions(text) else {
      throw ToolError(
        "'\(name)' takes svg, svg:hover, tile, strip, trail, first, tree, states, live, compared, beside, beside:N "
          + "and terminal:COLUMNS:COLORS[:ROWS], joined by commas, not '\(text)'."
      )
    }
    return options
  }
}

/// An option of the command line and the parser of its value.
package struct Option<Value: Sendable>: OptionDescription {
  package let name: String
  package let value: String?
  package let summary: String
  package let initial: Value
  /// Parses a value; the name is for error messages.
  private let reading: @Sendable (_ name: String, _ text: String) throws(ToolError) -> Value

  package init(
    _ name: String,
    value: String?,
    initial: Value,
    _ summary: String,
    reading: @escaping @Sendable (_ name: String, _ text: String) throws(ToolError) -> Value
  ) {
    self.name = name
    self.value = value
    self.initial = initial
    self.summary = summary
    self.reading = reading
  }

  package func parse(_ text: String) throws(ToolError) -> any Sendable {
    try reading(name, text)
  }
}

extension Option where Value: CaseIterable & RawRepresentable<String> {
  /// An option that takes the raw values of an enumeration, or some of them.
  static func choice(
    _ name: String,
    of choices: [Value] = Array(Value.allCases),
    initial: Value,
    _ summary: String
  ) -> Option {
    Option(name, value: choices.map(\.rawValue).joined(separator: "|"), initial: initial, summary) {
      name,
      text throws(ToolError) in try Options.choice(name, text, of: choices)
    }
  }
}

/// An option of the command line as the help describes it.
package protocol OptionDescription: Sendable {
  var name: String { get }
  /// The placeholder for its value, or the possible values; nil if it takes none.
  var value: String? { get }
  var summary: String { get }

  func parse(_ text: String) throws(ToolError) -> any Sendable
}
