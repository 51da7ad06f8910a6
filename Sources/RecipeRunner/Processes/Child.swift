import Foundation

/// A process that this process has started.
///
/// A child that has ended stays in the system's list of processes (as a zombie) until its parent has asked how it ended.
/// Whoever waits for any child, as Swift Testing does where a test ends its process, then gets the same one again and
/// again. So all that start a process get one of these, and when the last owner is gone, a child that nobody has waited for
/// is killed and waited for.
package final class Child {
  /// The process's number.
  package let id: pid_t

  /// The process whose child it is: a copy of that process has this object, too, but not the child.
  private let parent = getpid()
  /// How the child ended, as `wait4` tells it, and what it used; nil as long as nobody has asked.
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
