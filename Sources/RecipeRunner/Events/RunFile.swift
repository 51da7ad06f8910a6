import Foundation
import RecipeKit

/// A line of a run's file: first the plan, then the run of each recipe, and last the summary.
package struct RunLine: Codable, Sendable {
  var version = StreamVersion()
  var plan: RunPlan?
  var lesson: LessonRun?
  var summary: RunSummary?
}

/// What `--report events:FILE` has written: the complete record of a run.
struct RunFile {
  /// The name for messages.
  let name: String
  let plan: RunPlan
  let lessons: [LessonRun]
}

extension RunFile {
  /// Reads a file; `-` is standard input.
  init(_ file: String) throws(ToolError) {
    name = file == "-" ? "standard input" : "'\(file)'"
    let descriptor = file == "-" ? .standardInput : FileDescriptor(number: open(file, O_RDONLY | O_CLOEXEC))
    guard descriptor.number >= 0 else { throw ToolError(SystemError("read '\(file)'").description) }
    defer { if file != "-" { descriptor.close() } }
    guard !descriptor.isFolder else {
      throw ToolError("'\(file)' is a folder. Name the files in it: \(file)/*")
    }
    var reader = RunFileReader()
    do {
      (plan, lessons) = try reader.read(descriptor.readAll(startingWith: UInt8(ascii: "{")))
    } catch let error as SystemError {
      throw ToolError(SystemError("read \(name)", number: error.number).description)
    } catch {
      // A file without lines has no line number.
      throw ToolError("\(name)\(reader.line == 0 ? "" : ", line \(reader.line)"): \(error)")
    }
  }
}

/// Reads the lines of a run's file, and throws if they don't fit together.
struct RunFileReader {
  /// The number of the last line read, from 1.
  private(set) var line = 0

  private let coder = LineCoder()
  private var plan: RunPlan?
  private var summary = RunSummary()
  private var lessons: [LessonRun] = []
  private var hasEnded = false

  /// The plan and the runs of the recipes.
  mutating func read(_ bytes: [UInt8]) throws(RunFileFault) -> (plan: RunPlan, lessons: [LessonRun]) {
    var lines = LineBuffer()
    for bytes in lines.append(bytes[...]) {
      line += 1
      try append(decoded(bytes))
    }
    guard lines.rest.isEmpty || (plan != nil && !hasEnded) else {
      line += 1
      throw Self.fault(inLine: lines.rest[...])
    }
    guard let plan else {
      throw RunFileFault("The file is empty. `--report events:FILE` writes one.")
    }
    guard hasEnded else {
      throw RunFileFault("The file is truncated: the summary is missing. Run the missing recipes again.")
    }
    return (plan, lessons)
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(RunFileFault) -> RunLine {
    do {
      return try coder.value(bytes)
    } catch let error as StreamVersionError {
      throw RunFileFault("The line can't be read: \(error.description).")
    } catch {
      throw Self.fault(inLine: bytes)
    }
  }

  private static func fault(inLine bytes: ArraySlice<UInt8>) -> RunFileFault {
    let text = ControlCharacters.oneLine(String(decoding: bytes.prefix(60), as: UTF8.self))
    return RunFileFault("This is not a line of a run's file: \(text)")
  }

  // MARK: Order

  private mutating func append(_ line: RunLine) throws(RunFileFault) {
    guard !hasEnded else {
      throw RunFileFault("The line follows the end of the run. Give each run a file of its own.")
    }
    guard let plan else {
      guard let plan = line.plan else {
        throw RunFileFault("The file does not begin with a plan. `--report events:FILE` writes one.")
      }
      return try begin(plan)
    }
    guard line.plan == nil else {
      throw RunFileFault("A second plan is not allowed here. Did two runs write to the same file?")
    }
    if let lesson = line.lesson { try append(lesson, plan) }
    if let summary = line.summary { try end(summary) }
  }

  private mutating func begin(_ plan: RunPlan) throws(RunFileFault) {
    // `MergedRun` refuses a plan that names a recipe twice, and sorts the recipes.
    if let shard = plan.shard, !(1...max(1, shard.count)).contains(shard.number) {
      throw RunFileFault("There is no shard \(shard.number) of \(shard.count).")
    }
    self.plan = plan
    summary = RunSummary(of: plan)
  }

  private mutating func append(_ lesson: LessonRun, _ plan: RunPlan) throws(RunFileFault) {
    let id = lesson.id
    guard summary.notRun.contains(id) else {
      let isKnown = plan.recipes.contains(id)
      throw RunFileFault(
        isKnown ? "The recipe '\(id)' comes twice." : "The run does not include the recipe '\(id)'."
      )
    }
    guard Evaluation(of: lesson).verdict == lesson.verdict else {
      throw RunFileFault("The verdict on '\(id)' does not match its run.")
    }
    summary.count(lesson)
    lessons.append(lesson)
  }

  private mutating func end(_ told: RunSummary) throws(RunFileFault) {
    let notRun = Set(told.notRun)
    if let id = summary.notRun.first(where: { !notRun.contains($0) }) {
      throw RunFileFault("The run includes the recipe '\(id)', but the file has no line of it.")
    }
    guard told == summary else { throw RunFileFault("The totals don't match the recipes.") }
    hasEnded = true
  }
}

struct RunFileFault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
