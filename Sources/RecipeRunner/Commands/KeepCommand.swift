import Foundation

/// A keeper: starts a program, this one as a rule, and sees to it that nothing is left of it.
struct KeepCommand: Command {
  static let description = CommandDescription(
    name: "keep",
    group: .inner,
    arguments: "ARGUMENT…",
    summary: "Starts a worker and ends what it leaves behind",
    discussion: [
      "Starts a program with the arguments, limits its memory, and writes to open file "
        + "\(Keeper.lineDescriptor) what it left behind."
    ],
    options: [Options.memory, Options.program]
  )

  /// The worker's command line.
  let worker: [String]
  let program: Program
  let memory: MemoryLimit

  init(_ arguments: CommandArguments) throws(ToolError) {
    worker = arguments.words
    program = try arguments[Options.program].map { Program(path: $0, name: $0) } ?? .own
    memory = try arguments[Options.memory]
  }

  func run(_ tool: Tool) throws -> ExitCode {
    Keeper.keep(memory) { () throws(SystemError) in
      try ProcessSpawn.start(worker, of: program, descriptors: [], leadsGroup: true)
    }
  }
}
