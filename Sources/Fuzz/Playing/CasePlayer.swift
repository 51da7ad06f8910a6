import Foundation
import RecipeRunner

/// The child's side: plays cases one after the other, and says of each when it begins and what came of it.
///
/// Whatever ends the process, the parent knows from the last line which case it was.
@MainActor
struct CasePlayer {
  /// The system refuses twice the limit, so the process gets 1 GB at most.
  private static let memory = MemoryLimit(megabytes: 512)

  private let selection: CaseSelection
  private let kind: any FuzzKind.Type
  private let reports: FileDescriptor

  /// Prepares to play; reports go to the descriptor.
  init(_ selection: CaseSelection, _ kind: any FuzzKind.Type, reports: FileDescriptor) {
    self.selection = selection
    self.kind = kind
    self.reports = reports
  }

  /// Plays all.
  func play() {
    Self.memory.applyBackstop()
    for id in selection.cases {
      let (refusals, play) = kind.prepare(id, steps: selection.steps)
      report(.began(id.number, refusals: refusals))
      startWatch()
      do {
        try play()
        report(.ended(id.number))
      } catch {
        report(.broke(id.number, error))
      }
    }
    stopWatch()
  }

  private func report(_ report: CaseReport) {
    try? reports.write(Array((report.line + "\n").utf8))
  }

  private func startWatch() {
    setWatch(selection.secondsPerCase)
  }

  private func stopWatch() {
    setWatch(0)
  }

  /// Lets the system send `SIGPROF` after so many seconds of processor time.
  ///
  /// Processor time, because a machine that is busy with something else must make no findings.
  private func setWatch(_ seconds: Double) {
    var time = itimerval()
    time.it_value.tv_sec = Int(seconds)
    time.it_value.tv_usec = .init((seconds - seconds.rounded(.down)) * 1e6)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &time, nil)
    #else
      setitimer(ITIMER_PROF, &time, nil)
    #endif
  }
}
