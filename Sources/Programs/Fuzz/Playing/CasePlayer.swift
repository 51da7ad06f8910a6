import Foundation
import RecipeRunner

/// The child process: plays cases sequentially, and reports the start and result of each.
///
/// If the process ends, the last line tells the parent in which case.
@MainActor
struct CasePlayer {
  /// The system's limit is twice as high, so the process gets at most 1 GB.
  private static let memory = MemoryLimit(megabytes: 512)

  private let selection: CaseSelection
  private let kind: any FuzzKind.Type
  private let reports: FileDescriptor

  /// Prepares to play; reports are written to the descriptor.
  init(_ selection: CaseSelection, _ kind: any FuzzKind.Type, reports: FileDescriptor) {
    self.selection = selection
    self.kind = kind
    self.reports = reports
  }

  /// Plays all cases.
  func play() {
    Self.memory.applyBackstop()
    for id in selection.cases {
      let (expectedExceptions, play) = kind.prepare(id, steps: selection.steps)
      report(.began(id.number, expectedExceptions: expectedExceptions))
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

  /// Makes the system send `SIGPROF` after some seconds of processor time.
  ///
  /// It isn't elapsed time, because other load on the machine must not cause findings.
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
