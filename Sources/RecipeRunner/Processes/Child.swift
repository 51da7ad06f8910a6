import Foundation

/// A process that this process has started.
///
/// A child that has ended stays a zombie until its parent reaps it. Code that waits for any child, as Swift Testing's exit
/// tests do, gets the same zombie again and again. Therefore every started process has one of these objects: when it is
/// released, a child that was not reaped is killed and reaped.
package final class Child {
  /// The process's number.
  package let id: pid_t

  /// The process whose child it is: only that one can reap it, not a forked copy that has this object, too.
  private let parent = getpid()
  /// How the child ended, as `wait4` tells it, and what it used; nil until it is reaped.
  private var ended: (status: Int32, usage: rusage)?

  /// Takes over a process that was just started.
  package init(id: pid_t) {
    self.id = id
  }

  deinit {
    guard ended == nil, parent == getpid() else { return }
    kill(id, SIGKILL)
    _ = wait()
  }

  /// Waits for the process to end.
  package func wait() -> ProcessEnd {
    ProcessEnd(waitStatus: end(0)?.status ?? SIGKILL)
  }

  /// How the process ended, and what it used; nil if it still runs.
  func endUntilNow() -> (status: Int32, usage: rusage)? {
    end(WNOHANG)
  }

  /// Ends the process if it still runs, and says how it ended; one that had ended by itself keeps its own end.
  package func stop() -> ProcessEnd {
    if ended == nil { kill(id, SIGKILL) }
    return wait()
  }

  private func end(_ options: Int32) -> (status: Int32, usage: rusage)? {
    var status: Int32 = 0
    var usage = rusage()
    while ended == nil {
      let waited = wait4(id, &status, options, &usage)
      if waited == id {
        ended = (status, usage)
      } else if waited == 0 || errno != EINTR {
        break
      }
    }
    return ended
  }
}
