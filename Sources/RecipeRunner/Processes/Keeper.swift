import Foundation

/// Stands between the tool and one worker, so that nothing is left of the worker whatever it does.
///
/// The keeper starts the worker, watches its memory, ends all that it leaves behind, and says at the end what that was.
/// It does so too when the tool tells it to stop, or is gone.
struct Keeper {
  /// The number under which the keeper finds its line to the tool.
  static let lineDescriptor: Int32 = 4

  /// How often the worker's memory is looked at, in milliseconds.
  private static let interval: Int32 = 50
  /// How long what a worker leaves behind may take to end by itself, in seconds.
  static let grace = 0.5

  let limit: MemoryLimit

  /// Starts the worker, and ends this process when nothing of it is left.
  ///
  /// - Parameter start: starts the worker as a process below this one, with the descriptors up to 3.
  static func keep(_ limit: MemoryLimit, _ start: () throws(SystemError) -> Child) -> Never {
    let line = FileDescriptor(number: lineDescriptor)
    line.closeOnExecution()
    // Away from the terminal: neither its keys nor its questions are for recipes.
    setsid()
    Descendants.adoptOrphans()
    limit.applyBackstop()
    do {
      let signals = try SignalPipe([SIGCHLD, SIGTERM, SIGINT, SIGHUP])
      let worker: Child
      do {
        worker = try start()
      } catch {
        try line.write(KeeperReport.refusal(error))
        _exit(0)
      }
      for number in Int32(0)..<lineDescriptor { FileDescriptor(number: number).close() }
      let report = Keeper(limit: limit).watch(worker, signals.reading, line)
      try line.write(report.bytes)
    } catch {
      // The tool understands a line that says nothing.
    }
    _exit(0)
  }

  private func watch(_ worker: Child, _ signals: FileDescriptor, _ line: FileDescriptor) -> KeeperReport {
    var pipes = [signals, line].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    var exceededMemory = false
    var end = worker.endUntilNow()
    var isToStop = false
    while end == nil {
      _ = poll(&pipes, nfds_t(pipes.count), Self.interval)
      if limit.isExceeded(by: worker.id) { exceededMemory = true }
      isToStop = exceededMemory || pipes[1].revents != 0 || Self.isTold(signals)
      if isToStop { _ = worker.stop() }
      end = worker.endUntilNow()
    }
    if !isToStop { Self.waitForRest() }
    let (status, usage) = end ?? (0, rusage())
    return KeeperReport(
      status: status,
      exceededMemory: exceededMemory || limit.wasExceeded(usage),
      left: Descendants.endAll(group: worker.id)
    )
  }

  /// Whether somebody has told this process to end.
  private static func isTold(_ signals: FileDescriptor) -> Bool {
    guard case .bytes(let numbers)? = try? signals.read() else { return false }
    return numbers.contains { $0 != UInt8(SIGCHLD) }
  }

  /// Lets what the worker left behind end by itself, if it does so soon.
  private static func waitForRest() {
    let deadline = Deadline(seconds: grace)
    while !deadline.hasPassed {
      let ended = waitpid(-1, nil, WNOHANG)
      if ended == -1 { return }
      if ended == 0 { usleep(1_000) }
    }
  }
}
