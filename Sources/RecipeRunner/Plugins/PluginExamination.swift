import RecipeKit

/// Tests whether a plug-in conforms to the event stream, by running every command that the tool would run.
struct PluginExamination {
  /// A command that was run, and its result.
  struct Step {
    /// The name of the command.
    let name: String
    /// The result in a few words.
    var outcome = ""
    /// The faults found.
    var faults: [PluginFault] = []
    /// Unknown keys.
    var warnings: [PluginFault] = []
    /// The report of the plug-in's recipe, if its stream was complete and has no faults.
    var report: RecipeReport?
  }

  private(set) var steps: [Step] = []
  /// The signal that interrupted this process; later steps were skipped.
  private(set) var interruption: Interruption?

  private let plugin: Plugin
  private let seconds: Double
  private let coder = EventCoder()

  /// An id that no recipe has.
  private static let unknown = "no-such-recipe"

  /// Tests a plug-in.
  ///
  /// - Parameter seconds: the time limit for each recipe.
  init(_ plugin: Plugin, seconds: Double) {
    self.plugin = plugin
    self.seconds = seconds
    let list = PluginList(of: plugin, seconds: seconds)
    interruption = list.interruption
    steps.append(Self.step(list))
    for recipe in list.recipes where interruption == nil { steps.append(work(recipe)) }
    if list.faults.isEmpty, interruption == nil { steps.append(workWithoutRecipe()) }
  }

  /// Whether the plug-in conforms to the event stream, whether or not its recipes pass.
  var conformsToEventStream: Bool { steps.allSatisfy(\.faults.isEmpty) }

  /// The ids of the recipes that did not pass.
  var failedRecipes: [String] { steps.compactMap(\.report).filter { !$0.verdict.passed }.map(\.id) }

  /// Whether the plug-in conforms and all its recipes pass.
  var passed: Bool { conformsToEventStream && failedRecipes.isEmpty }

  private static func step(_ list: PluginList) -> Step {
    let outcome = Count.text(list.recipes.count, "recipe")
    var step = Step(name: PluginList.place, outcome: outcome, faults: list.faults)
    step.warnings = list.lines.enumerated().flatMap { index, line in
      warning(about: line, "\(PluginList.place), line \(index + 1)")
    }
    return step
  }

  /// Runs a recipe of the plug-in.
  private mutating func work(_ recipe: RecipeDeclaration) -> Step {
    let id = recipe.card.id
    var step = Step(name: "`work` on '\(id)'")
    var report = RecipeReport(recipe)
    let isDone = run(id, StreamPosition(recipe), &step) { report.add($0) }
    guard isDone, step.faults.isEmpty else { return step }
    report.judge()
    step.report = report
    return step
  }

  /// Runs a recipe that the plug-in doesn't have.
  private mutating func workWithoutRecipe() -> Step {
    var step = Step(name: "`work` on a recipe that it does not have")
    let id = Self.unknown
    let card = RecipeCard(id: id, title: "", chapter: "", problem: "", solution: "", listing: "")
    let nothing = RecipeDeclaration(card: card, claims: [], variants: [])
    _ = run(id, StreamPosition(nothing), &step) { _ in }
    let remedy = "For an unknown id, write an 'issue' and a 'recipeEnded' with that id."
    step.faults = step.faults.map { PluginFault($0.place, $0.text, remedy, evidence: $0.evidence) }
    return step
  }

  /// Runs the plug-in's `work` with an id, and reads its stream.
  ///
  /// - Returns: whether the stream was complete.
  private mutating func run(
    _ id: String,
    _ start: StreamPosition,
    _ step: inout Step,
    take: (Event) -> Void
  ) -> Bool {
    var position = start
    do throws(PluginFault) {
      let arguments = ["work", "--pictures", "svg,strip,tree,states,terminal:80:none"]
      let process = try PluginProcess(plugin, arguments, input: id + "\n", seconds: seconds)
      if case .interrupted(let signal) = process.end {
        interruption = signal
        return false
      }
      for (index, line) in process.lines.enumerated() {
        let place = "\(step.name), line \(index + 1)"
        take(try event(line, place, &position))
        step.warnings += Self.warning(about: line, place)
      }
      if let fault = process.endFault(step.name) { throw fault }
      guard position.isAtEnd else {
        throw PluginFault(step.name, "The stream is incomplete.", Self.remedy(position))
      }
      step.outcome = Count.text(process.lines.count, "event")
    } catch {
      step.faults.append(error)
    }
    return position.isAtEnd
  }

  /// The event in a line, if the grammar allows it at this position.
  private func event(
    _ line: ArraySlice<UInt8>,
    _ place: String,
    _ position: inout StreamPosition
  ) throws(PluginFault) -> Event {
    let event: Event
    do throws(LineFault) {
      event = try PluginLine.event(line, coder)
    } catch {
      throw PluginFault(place, error, line)
    }
    if let fault = position.take(event) {
      throw PluginFault(place, LineFault(fault, Self.remedy(position)), line)
    }
    return event
  }

  private static func remedy(_ position: StreamPosition) -> String {
    let kinds = position.expected.map { "'\($0.rawValue)'" }
    guard let last = kinds.last else {
      return "Nothing is allowed here; the process must end when standard input ends."
    }
    let all = kinds.count == 1 ? last : kinds.dropLast().joined(separator: ", ") + " or " + last
    return "Expected here: \(all), of the current recipe and variant, as listed."
  }

  /// The unknown keys in a line, as warnings.
  private static func warning(about line: ArraySlice<UInt8>, _ place: String) -> [PluginFault] {
    UnknownKeys.of(line).map { key in
      let text = "'\(TextSanitizer.line(key))' is unknown, and ignored."
      return PluginFault(place, text, "Correct it if it is a typo, or leave it out.")
    }
  }
}

/// A fault of a plug-in, described for its author.
struct PluginFault: Error, Equatable {
  /// The place of the fault: a command and a line, such as "`list`, line 2".
  let place: String
  /// The fault, as a sentence.
  let text: String
  /// What was expected and what to do, as sentences.
  let remedy: String
  /// The diagnostic output, line by line.
  var evidence: [String] = []

  init(_ place: String, _ text: String, _ remedy: String, evidence: [String] = []) {
    self.place = place
    self.text = text
    self.remedy = remedy
    self.evidence = evidence
  }

  /// The fault of a line that can't be decoded.
  init(_ place: String, _ fault: LineFault, _ line: some Collection<UInt8>) {
    self.init(place, "\(fault.text).", fault.remedy, evidence: [TextSanitizer.beginning(of: line)])
  }

  /// The fault as an error of the tool.
  func error(of plugin: Plugin) -> ToolError {
    let path = TextSanitizer.line(plugin.path)
    let lines = ["The plug-in '\(path)' can't be used: \(place): \(text)", remedy] + evidence
    let hint = "`\(Executable.name) \(PluginCommand.description.name) \(ShellWord.of(path))` examines it."
    return ToolError((lines + [hint]).joined(separator: "\n"))
  }
}
