import RecipeKit

/// The options of all commands.
enum Options {
  static let format = Option<ReportFormat>.choice(
    "--format",
    initial: .text,
    "Write a report for people (the default) or for programs."
  )
  static let pictureFormat = Option<PictureFormat>.choice(
    "--format",
    initial: .svg,
    "Write SVG (the default), the tree of views, or characters for a terminal."
  )
  static let filmFormat = Option<FilmFormat>.choice(
    "--format",
    initial: .svg,
    "Write SVG that moves (the default), stills in a row, or the trees of views."
  )
  static let color = Option<ColorChoice>.choice(
    "--color",
    initial: .auto,
    "Use colour; by default only on a terminal."
  )
  static let step = text("--step", value: "NAME", "The moment to show, by its name; by default the first.")
  static let variant = text(
    "--variant",
    value: "NAME",
    "The wrong way to show, by its name; by default the right way."
  )
  static let output = text("--output", value: "FILE", "Write to a file instead of standard output.")
  static let jobs = Option<Int?>(
    "--jobs",
    value: "N",
    initial: nil,
    "Run up to N recipes side by side; by default one a processor.",
    reading: wholeNumber
  )
  static let timeout = Option(
    "--timeout",
    value: "SECONDS",
    initial: 120.0,
    "Stop a recipe that takes longer; 120 by default.",
    reading: seconds
  )
  static let eventsDescriptor = Option(
    "--events-fd",
    value: "N",
    initial: ChildProcess.eventsDescriptor,
    "The number of the open file that takes the events."
  ) { name, text throws(ToolError) in Int32(clamping: try wholeNumber(name, text)) }
  static let pictures = Option<PictureOrder?>(
    "--pictures",
    value: "FORMS",
    initial: nil,
    "Which forms of pictures to send: svg, strip, tree, terminal:COLUMNS:COLORS.",
    reading: pictureOrder
  )
  static let all = flag("--all", "Show every check and every wrong way.")
  static let help = flag("--help", "Show help for a command.")
  static let version = flag("--version", "Show the version.")

  /// Every option that there is, the commands' own and the common ones.
  static var everyOne: [any OptionDescription] {
    Commands.all.flatMap { $0.description.options } + [color, help, version]
  }

  // MARK: Values

  private static func text(_ name: String, value: String, _ summary: String) -> Option<String?> {
    Option(name, value: value, initial: nil, summary) { _, text in text }
  }

  /// An option without a value: whether it is given.
  private static func flag(_ name: String, _ summary: String) -> Option<Bool> {
    Option(name, value: nil, initial: false, summary) { _, _ in true }
  }

  private static func wholeNumber(_ name: String, _ text: String) throws(ToolError) -> Int {
    guard let number = Int(text), number >= 1 else {
      throw ToolError("'\(name)' takes a whole number from 1 up, not '\(text)'.")
    }
    return number
  }

  private static func seconds(_ name: String, _ text: String) throws(ToolError) -> Double {
    guard let number = Double(text), number > 0, number <= 86_400 else {
      throw ToolError("'\(name)' takes seconds, more than 0 and at most 86400, not '\(text)'.")
    }
    return number
  }

  private static func pictureOrder(_ name: String, _ text: String) throws(ToolError) -> PictureOrder? {
    guard let order = PictureOrder(text) else {
      throw ToolError(
        "'\(name)' takes svg, strip, tree and terminal:COLUMNS:COLORS, joined by commas, not '\(text)'."
      )
    }
    return order
  }
}
