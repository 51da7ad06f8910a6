/// An option of the command line.
struct OptionDescription: Equatable {
  /// The option's name with its hyphens.
  let name: String
  /// What its value is called, or its values; nil if it has none.
  let value: String?
  /// What it does, for the help.
  let summary: String

  static let format = OptionDescription(
    name: "--format",
    value: "text|json",
    summary: "Write a report for people (the default) or for programs."
  )
  static let pictureFormat = OptionDescription(
    name: "--format",
    value: "svg|tree|terminal",
    summary: "Write SVG (the default), the tree of views, or characters for a terminal."
  )
  static let filmFormat = OptionDescription(
    name: "--format",
    value: "svg|strip|tree",
    summary: "Write SVG that moves (the default), stills in a row, or the trees of views."
  )
  static let step = OptionDescription(
    name: "--step",
    value: "NAME",
    summary: "The moment to show, by its name; by default the first."
  )
  static let variant = OptionDescription(
    name: "--variant",
    value: "NAME",
    summary: "The wrong way to show, by its name; by default the right way."
  )
  static let output = OptionDescription(
    name: "--output",
    value: "FILE",
    summary: "Write to a file instead of standard output."
  )
  static let pictures = OptionDescription(
    name: "--pictures",
    value: "FORMS",
    summary: "Which forms of pictures to send: svg, strip, tree, terminal:COLUMNS:COLORS."
  )
  static let jobs = OptionDescription(
    name: "--jobs",
    value: "N",
    summary: "Run up to N recipes side by side; by default one a processor."
  )
  static let timeout = OptionDescription(
    name: "--timeout",
    value: "SECONDS",
    summary: "Stop a recipe that takes longer; 120 by default."
  )
  static let color = OptionDescription(
    name: "--color",
    value: "auto|always|never",
    summary: "Use colour; by default only on a terminal."
  )
  static let help = OptionDescription(name: "--help", value: nil, summary: "Show help for a command.")
  static let version = OptionDescription(name: "--version", value: nil, summary: "Show the version.")
  static let eventsDescriptor = OptionDescription(
    name: "--events-fd",
    value: "N",
    summary: "The number of the open file that takes the events."
  )

  static let all = [
    format, jobs, timeout, step, variant, output, color, help, version, eventsDescriptor, pictures,
  ]
}
