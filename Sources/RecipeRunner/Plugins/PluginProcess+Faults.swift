import RecipeKit

extension PluginProcess {
  /// What is wrong with how a command ended; nil if it ended by itself, with status 0, and left nothing, or was told to.
  func endFault(_ place: String) -> PluginFault? {
    switch end {
    case .interrupted: return nil
    case .ended(.exited(0)):
      if rest.isEmpty, left.isEmpty { return nil }
      guard !rest.isEmpty else {
        return PluginFault(
          place,
          "The process left \(left.count == 1 ? "another one" : "\(left.count) others") running.",
          "A plug-in must end what it starts; this was ended for it:",
          evidence: left.map { "  " + NeutralText.line($0) }
        )
      }
      return PluginFault(
        "\(place), line \(lines.count + 1)",
        "The line has no end.",
        "End each line with a line feed, and write all of it before the process ends.",
        evidence: [NeutralText.beginning(of: rest)]
      )
    case .tooLarge:
      return PluginFault(
        place,
        "The process used more than the \(Options.memory.initial.megabytes) MB of memory that it may.",
        "Let it need less.",
        evidence: whatItPrinted
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
