import Foundation
import RecipeKit

struct RunStream {
  let name: String
  let plan: RunPlan
  let reports: [RecipeReport]
}

extension RunStream {
  /// Reads a file; `-` is standard input.
  init(_ file: String) throws(ToolError) {
    name = file == "-" ? "standard input" : "'\(file)'"
    let descriptor = file == "-" ? .standardInput : FileDescriptor(number: open(file, O_RDONLY | O_CLOEXEC))
    guard descriptor.number >= 0 else { throw ToolError(SystemError("read '\(file)'").description) }
    defer { if file != "-" { descriptor.close() } }
    guard !descriptor.isFolder else {
      throw ToolError("'\(file)' is a folder. Name the files in it: \(file)/*")
    }
    var reader = RunStreamReader()
    while let bytes = try Self.bytes(of: descriptor, name) {
      do { try reader.read(bytes) } catch { throw Self.error(error, name, reader) }
    }
    do { (plan, reports) = try reader.end() } catch { throw Self.error(error, name, reader) }
  }

  /// The next bytes of the stream; nil at its end.
  private static func bytes(of file: FileDescriptor, _ name: String) throws(ToolError) -> ArraySlice<UInt8>? {
    while true {
      do {
        switch try file.read() {
        case .bytes(let bytes): return bytes
        case .end: return nil
        case .nothing:
          // Another process with the same standard input may have made it nonblocking.
          var waiting = pollfd(fd: file.number, events: Int16(POLLIN), revents: 0)
          _ = poll(&waiting, 1, -1)
        }
      } catch {
        throw ToolError(SystemError("read \(name)", number: error.number).description)
      }
    }
  }

  private static func error(_ fault: RunStreamFault, _ name: String, _ reader: RunStreamReader) -> ToolError {
    // A file without lines has no line number.
    ToolError("\(name)\(reader.line == 0 ? "" : ", line \(reader.line)"): \(fault.description)")
  }
}

/// Parses the event stream of a run, and throws if it violates the grammar.
///
/// It ignores unknown kinds of events, as the grammar requires.
struct RunStreamReader {
  /// The number of the last line read, from 1.
  private(set) var line = 0

  private let coder = EventCoder()
  private var lines = LineBuffer()
  private var hasBegun = false
  private var plan: RunPlan?
  private var summary = RunSummary()
  private var current: LessonBuilder?
  private var reports: [RecipeReport] = []
  private var hasEnded = false

  /// Parses the next bytes of the stream.
  mutating func read(_ bytes: ArraySlice<UInt8>) throws(RunStreamFault) {
    if !hasBegun, let first = bytes.first {
      hasBegun = true
      // Something else, such as a picture or a text in UTF-16, might be read completely in search of a line
      // feed.
      if first != UInt8(ascii: "{") {
        line = 1
        throw Self.fault(inLine: bytes)
      }
    }
    let complete = lines.append(bytes)
    for bytes in complete {
      line += 1
      try append(event(in: bytes))
    }
    if lines.rest.count > EventProcess.eventLimit {
      line += 1
      throw RunStreamFault(
        "The line is longer than the \(EventProcess.eventLimit / 1_048_576) MB that a recipe may write."
      )
    }
  }

  /// The plan and the reports; throws if the stream is incomplete.
  func end() throws(RunStreamFault) -> (plan: RunPlan, reports: [RecipeReport]) {
    guard lines.rest.isEmpty || (plan != nil && !hasEnded) else {
      throw RunStreamFault("The next line has no line feed, so this is not an event stream.")
    }
    guard let plan else {
      throw RunStreamFault("There are no events. `--report events:FILE` writes some.")
    }
    guard hasEnded else {
      let location = current.map { " within the recipe '\($0.report.id)'" } ?? ""
      throw RunStreamFault(
        "The stream is truncated\(location): `runEnded` is missing. Run the missing recipes again."
      )
    }
    return (plan, reports)
  }

  private func event(in bytes: ArraySlice<UInt8>) throws(RunStreamFault) -> Event {
    do {
      return try coder.event(bytes)
    } catch let error as EventVersionError {
      throw RunStreamFault("The event can't be read: \(error.description).")
    } catch {
      throw Self.fault(inLine: bytes)
    }
  }

  private static func fault(inLine bytes: ArraySlice<UInt8>) -> RunStreamFault {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let text = ControlCharacters.oneLine(String(decoding: line.prefix(60), as: UTF8.self))
    return RunStreamFault("This is not a line of the event stream: \(text)")
  }

  // MARK: Grammar

  private static let twoRuns = "Did two runs write to the same file?"

  private mutating func append(_ event: Event) throws(RunStreamFault) {
    if case .unknown = event.kind { return }
    if hasEnded {
      throw RunStreamFault(
        "`\(event.kind.name)` follows the end of the run. Give each run a file of its own."
      )
    }
    if let id = current?.report.id {
      if let fault = current?.append(event) {
        throw RunStreamFault("`\(event.kind.name)` within '\(id)': \(fault). \(Self.twoRuns)")
      }
      if case .verdict = event.kind { try count() }
      return
    }
    switch (plan, event.kind) {
    case (nil, .runStarted(let plan)): try begin(plan)
    case (nil, _):
      throw RunStreamFault(
        "The stream begins with `\(event.kind.name)`, so it is not the stream of a run. "
          + "`--report events:FILE` writes one."
      )
    case (let plan?, .recipeStarted(let declaration)): try begin(declaration, event, plan)
    case (_, .runEnded(let summary)): try end(summary)
    default: throw RunStreamFault("`\(event.kind.name)` is not allowed here. \(Self.twoRuns)")
    }
  }

  private mutating func begin(_ plan: RunPlan) throws(RunStreamFault) {
    if let id = plan.recipes.repeatedElements.first {
      throw RunStreamFault("The run names the recipe '\(id)' twice.")
    }
    if let shard = plan.shard {
      guard shard.number >= 1, shard.number <= shard.count else {
        throw RunStreamFault("There is no shard \(shard.number) of \(shard.count).")
      }
      let selection = Set(shard.selection)
      if let id = plan.recipes.first(where: { !selection.contains($0) }) {
        throw RunStreamFault("The shard runs the recipe '\(id)', which is not in its selection.")
      }
    }
    self.plan = plan
    summary = RunSummary(of: plan)
  }

  private mutating func begin(
    _ declaration: RecipeDeclaration,
    _ event: Event,
    _ plan: RunPlan
  ) throws(RunStreamFault) {
    let id = declaration.card.id
    guard event.recipe == id else {
      throw RunStreamFault("An event of the recipe '\(event.recipe ?? "")' declares the recipe '\(id)'.")
    }
    guard summary.notRun.contains(id) else {
      let isKnown = plan.recipes.contains(id)
      throw RunStreamFault(
        isKnown ? "The recipe '\(id)' comes twice." : "The run does not include the recipe '\(id)'."
      )
    }
    // A run that ends early may omit recipes, but the others come in the plan's order.
    if let last = reports.last?.id, let later = plan.recipes.firstIndex(of: last),
      plan.recipes[..<later].contains(id)
    {
      throw RunStreamFault("The recipe '\(id)' comes after '\(last)', but `runStarted` lists it before.")
    }
    current = LessonBuilder(inRunOf: declaration)
  }

  private mutating func count() throws(RunStreamFault) {
    guard let report = current?.report else { return }
    current = nil
    guard Evaluation(of: report).verdict == report.verdict else {
      throw RunStreamFault("The verdict on '\(report.id)' does not match its events.")
    }
    summary.count(report)
    reports.append(report)
  }

  private mutating func end(_ told: RunSummary) throws(RunStreamFault) {
    let notRun = Set(told.notRun)
    if let id = summary.notRun.first(where: { !notRun.contains($0) }) {
      throw RunStreamFault("The run includes the recipe '\(id)', but the stream has no events of it.")
    }
    guard told == summary else { throw RunStreamFault("The totals don't match the recipes.") }
    hasEnded = true
  }
}

struct RunStreamFault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
