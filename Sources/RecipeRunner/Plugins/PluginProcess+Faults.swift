import RecipeKit

extension PluginProcess {
  /// What is wrong with how a command ended; nil if it ended by itself and with status 0.
  func endFault(_ place: String) -> PluginFault? {
    switch end {
    case .ended(.exited(0)):
      guard !rest.isEmpty else { return nil }
      return PluginFault(
        "\(place), line \(lines.count + 1)",
        "The line has no end.",
        "End each line with a line feed, and write all of it before the process ends.",
        evidence: [NeutralText.beginning(of: rest)]
      )
    case .ended(let end):
      return PluginFault(
        place,
        "The process \(end.description).",
        "It must do what it is asked for, and exit with status 0 when standard input ends.",
        evidence: whatItPrinted
      )
    case .tooLong(let seconds):
      return PluginFault(
        place,
        "The process was stopped because it had not ended after \(ValueText.describe(seconds)) s.",
        "It must end by itself when its work is done or standard input ends.",
        evidence: whatItPrinted
      )
    case .tooMuch:
      return PluginFault(
        place,
        "The process was stopped because it wrote more than \(Worker.eventLimit / 1_048_576) MB of events "
          + "or printed more than \(ConsoleTail.limit / 1_048_576) MB.",
        "Write less: an event is one line, as a rule of some hundred bytes."
      )
    }
  }

  private var whatItPrinted: [String] {
    printed.isEmpty ? [] : ["It printed:"] + printed.map { "  " + NeutralText.line($0) }
  }
}
