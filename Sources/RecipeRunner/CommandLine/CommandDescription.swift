/// A command of the tool, as its help shows it.
struct CommandDescription: Equatable {
  /// The command's name.
  let name: String
  /// Its arguments in a usage line; empty if it has none.
  let arguments: String
  /// What it does, in a phrase.
  let summary: String
  /// What is worth knowing about it.
  let discussion: [String]
  /// Its own options; `--color` and `--help` go with every command.
  let options: [OptionDescription]
  /// Whether people are to see it.
  var isHidden = false

  static let all: [CommandDescription] = [
    CommandDescription(
      name: "list",
      arguments: "",
      summary: "What there is: ids, sections, titles, checks and wrong ways",
      discussion: [
        "Lists all recipes without running them. Checks are counted as the recipes declare them."
      ],
      options: [.format]
    ),
    CommandDescription(
      name: "run",
      arguments: "ID…",
      summary: "The lesson: problem, code that ran, values, checks, wrong ways",
      discussion: ["Runs recipes and shows each one as a lesson."],
      options: [.jobs, .timeout]
    ),
    CommandDescription(
      name: "check",
      arguments: "[ID…]",
      summary: "Verifies recipes: each variant must do exactly what it promises",
      discussion: [
        "Runs all recipes or the ones that you name. The right way must pass every check; a wrong way must "
          + "break exactly the checks that it names.",
        "The exit status is 0 if all of them do, 1 if some do not, 2 for wrong usage and 3 if nothing "
          + "matches.",
      ],
      options: [.format, .jobs, .timeout]
    ),
    CommandDescription(
      name: "claims",
      arguments: "[ID…]",
      summary: "What the recipes answer for, and how well each claim is covered",
      discussion: [
        "Runs all recipes or the ones that you name, and counts their claims. A claim is *proven* if it is "
          + "checked and some wrong way breaks each of its checks, *unproven* if it is only checked, *told* "
          + "if the lesson's text carries it, and otherwise *uncovered*. After → comes the reason that the "
          + "recipe gives."
      ],
      options: [.format, .jobs, .timeout]
    ),
    CommandDescription(
      name: "picture",
      arguments: "ID",
      summary: "What a recipe's screen looks like",
      discussion: [
        "Runs a recipe and writes a picture that its script took. Pictures have names, which an unknown name "
          + "brings to light."
      ],
      options: [.step, .variant, .pictureFormat, .output, .timeout]
    ),
    CommandDescription(
      name: "film",
      arguments: "ID",
      summary: "How a recipe's screen moves",
      discussion: ["Runs a recipe and writes a film that its script took: SVG that plays by itself."],
      options: [.step, .variant, .filmFormat, .output, .timeout]
    ),
    CommandDescription(
      name: "help",
      arguments: "[COMMAND]",
      summary: "Explains a command",
      discussion: [],
      options: []
    ),
    CommandDescription(
      name: "work",
      arguments: "",
      summary: "Reads recipe ids and writes events",
      discussion: [
        "A worker: runs each recipe whose id comes in a line of standard input, and writes what happens as "
          + "JSON Lines. `docs/EventStream.md` describes them."
      ],
      options: [.eventsDescriptor, .timeout, .pictures],
      isHidden: true
    ),
    CommandDescription(
      name: "probe",
      arguments: "ID VARIANT EXPECTATION",
      summary: "Runs one closure that is expected to raise",
      discussion: ["Plays a variant's script up to one expected exception and lets it happen."],
      options: [.eventsDescriptor, .timeout],
      isHidden: true
    ),
  ]

  static let visible = all.filter { !$0.isHidden }
}
