import Foundation

@MainActor
final class Watch {
  /// The polling interval of the files, in seconds; a build starts after an interval without changes.
  private static let interval = 0.25

  private let request: WatchRequest
  private let tool: Tool
  private let terminal: KeyTerminal?
  private let signals: SignalPipe

  private(set) var state: WatchState
  private var log = WatchLog()
  private var step: WatchStep?
  /// Whether the step is a run, not a build.
  private var isChecking = false
  /// The lines of the step that are not those of a run.
  private var remarks: [String] = []
  private let coder = LineCoder()
  /// The recipes to check after this build, or after the next one if this is stopped.
  private var affected = AffectedRecipes.all
  private var snapshot: SourceSnapshot
  /// The files that were saved since the last build started.
  private var saved: Set<String> = []
  /// The files beside plug-ins, but no programs, that changed during a run: the plug-ins write them.
  private var written: Set<String> = []
  /// Whether plug-ins have run since the last poll.
  private var hasRun = false
  private var nextPoll = Deadline(seconds: interval)
  private var screen = ""

  init(_ request: WatchRequest, _ tool: Tool) throws {
    self.request = request
    self.tool = tool
    state = WatchState(recipes: request.recipes, exercise: request.exercise)
    snapshot = SourceSnapshot(of: request.root, request.watched, and: request.plugins)
    signals = try SignalPipe(Interruption.allCases.map(\.rawValue) + [SIGTSTP])
    terminal = KeyTerminal()
  }

  /// Watches until a key or a signal ends it, or until an exercise is solved.
  func run() throws -> ExitCode {
    defer {
      step?.stop()
      terminal?.leave()
      signals.close()
    }
    if let exercise = state.exercise { write(exercise.messages) }
    // SwiftPM stores the plan of a build in the second one, which takes longer. What a new exercise fails is known.
    let isNew = state.exercise?.outcome != nil
    try build(isNew ? "\(request.build) && \(request.build)" : request.build)
    while true {
      draw()
      let readerIsGone = waitForInput()
      let signal = signals.next()
      if let interruption = signal.flatMap(Interruption.init(rawValue:)) { return interruption.exitCode }
      if signal == SIGTSTP { suspend() }
      if readerIsGone { return .verified }
      try readStep()
      if state.exercise?.outcome?.isSolved == true { return .verified }
      for key in try keys() where try press(key) { return .verified }
      try pollFiles()
    }
  }

  /// Suspends itself until the shell continues it; meanwhile the shell has the terminal.
  private func suspend() {
    terminal?.leave()
    kill(getpid(), SIGSTOP)
    terminal?.enter()
    screen = ""
  }

  // MARK: Waiting

  /// Waits for a signal, a key, output of the build or run, or the polling interval; returns true if standard
  /// output has no reader any more.
  private func waitForInput() -> Bool {
    let output = pollfd(fd: FileDescriptor.standardOutput.number, events: 0, revents: 0)
    let inputs = [signals.reading, step?.output, terminal.map { _ in KeyTerminal.keys }].compactMap { $0 }
    var descriptors = [output] + inputs.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), nextPoll.millisecondsLeft)
    return descriptors[0].revents & Int16(POLLERR) != 0
  }

  private func keys() throws(SystemError) -> [UInt8] {
    var waiting = pollfd(fd: KeyTerminal.keys.number, events: Int16(POLLIN), revents: 0)
    guard terminal != nil, poll(&waiting, 1, 0) == 1,
      case .bytes(let bytes) = try KeyTerminal.keys.read(atMost: 64)
    else { return [] }
    return Array(bytes)
  }

  /// Handles a key; returns true if it stops the watch.
  private func press(_ key: UInt8) throws -> Bool {
    switch key {
    case UInt8(ascii: "q"): return true
    case UInt8(ascii: "n"): state.showNext()
    case UInt8(ascii: "h"): state.exercise?.showHint()
    case UInt8(ascii: "a"):
      affected = .all
      state.show(state.recipes)
      try build()
    default: break
    }
    return false
  }

  /// Checks the files if the polling interval has passed, and builds after an interval without changes.
  private func pollFiles() throws {
    guard nextPoll.hasPassed else { return }
    nextPoll = Deadline(seconds: Self.interval)
    let now = SourceSnapshot(of: request.root, request.watched, and: request.plugins, after: snapshot)
    var changes = now.changes(since: snapshot)
    snapshot = now
    if hasRun {
      written.formUnion(
        changes.filter { path in
          request.plugins.contains { path.hasPrefix($0 + "/") }
            && !FileManager.default.isExecutableFile(atPath: path)
        }
      )
    }
    hasRun = isChecking
    changes.removeAll(where: written.contains)
    saved.formUnion(changes)
    guard changes.isEmpty, !saved.isEmpty else { return }
    let paths = saved.sorted()
    saved = []
    let change = AffectedRecipes(paths, of: request.known)
    let recipes = change.selected(of: state.recipes)
    if state.exercise == nil { write(WatchLog.saved(paths, recipes)) }
    guard !recipes.isEmpty else { return }
    affected = affected.union(change)
    state.show(recipes)
    try build()
  }

  // MARK: Building and running

  private func build(_ command: String? = nil) throws {
    step?.stop()
    (isChecking, remarks) = (false, [])
    step = try WatchStep("/bin/sh", ["-c", command ?? request.build])
    state.phase = .building
    write(state.exercise == nil ? WatchLog.building(request.build) : [.paragraph("Building…", indent: 0)])
  }

  private func readStep() throws {
    guard let step else { return }
    let (lines, end) = try step.read()
    for line in lines { handle(line) }
    guard let end else { return }
    self.step = nil
    guard isChecking else {
      try endBuild(end)
      return
    }
    isChecking = false
    if [.exited(ExitCode.verified.rawValue), .exited(ExitCode.failed.rawValue)].contains(end) {
      affected = .none
      state.phase = .waiting
      if state.exercise == nil { write(log.end()) }
    } else {
      stop("The run \(end.description).", remarks)
    }
  }

  private func endBuild(_ end: ProcessEnd) throws {
    guard end == .exited(0) else {
      stop("The build \(end.description).", remarks.filter { !$0.hasPrefix("[") })
      return
    }
    step = try WatchStep(request.program, request.arguments + affectedIDs)
    (isChecking, remarks) = (true, [])
    hasRun = true
    state.phase = .running
  }

  /// The recipes to check; empty for all recipes, including new ones.
  private var affectedIDs: [String] {
    affected == .all && request.watchesAll ? [] : affected.selected(of: state.recipes)
  }

  private func handle(_ line: ArraySlice<UInt8>) {
    guard isChecking, let line: RunLine = try? coder.value(line) else {
      remarks.append(String(decoding: line, as: UTF8.self))
      return
    }
    if let plan = line.plan {
      if affected == .all { state.recipes = plan.recipes }
      if state.exercise == nil { write(log.begin(plan)) }
    }
    if let lesson = line.lesson {
      let earlier = state.exercise?.outcome
      state.add(lesson)
      write(state.exercise?.news(since: earlier) ?? log.report(lesson))
    }
  }

  private func stop(_ problem: String, _ output: [String]) {
    state.phase = .stopped(problem: problem, output: output)
    write(WatchLog.stopped(problem, output))
  }

  // MARK: Showing

  /// Writes to the log, which exists only without a terminal.
  private func write(_ messages: [Message]) {
    if terminal == nil { tool.write(messages) }
  }

  private func draw() {
    guard let terminal, let size = Terminal.standardOutput else { return }
    let text = WatchScreen.text(of: state, Console(color: tool.color), height: size.height)
    guard text != screen else { return }
    screen = text
    terminal.show(text)
  }
}
