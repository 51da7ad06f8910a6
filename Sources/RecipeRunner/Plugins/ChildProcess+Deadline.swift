import Foundation

extension ChildProcess {
  /// Waits for the process until then, and ends what is left of it and of the process group that it leads.
  ///
  /// - Returns: how the process ended by itself; nil if it had to be ended.
  func finish(by deadline: Deadline) -> ProcessEnd? {
    // Until somebody has taken note of its end, no other process gets its number, nor a group that number.
    var information = siginfo_t()
    while true {
      waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
      if information.si_signo == SIGCHLD || deadline.hasPassed { break }
      usleep(1_000)
    }
    kill(-id, SIGKILL)
    let end = wait()
    return information.si_signo == SIGCHLD ? end : nil
  }
}
