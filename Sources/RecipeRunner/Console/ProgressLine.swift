import Foundation

/// The progress of a run, in the last line of a terminal.
@MainActor
final class ProgressLine {
  private let total: Int
  private let width: Int
  private let start = ContinuousClock.now
  private var isShown = false
  private var lastDrawing = ContinuousClock.now

  /// The minimum time between updates: shorter steps are invisible, and short runs need no progress line.
  private static let pause = Duration.milliseconds(150)

  init(total: Int, width: Int) {
    self.total = total
    self.width = width
  }

  func show(_ progress: RunProgress) {
    let now = ContinuousClock.now
    guard now - lastDrawing >= Self.pause else { return }
    lastDrawing = now
    isShown = true
    let text = Self.text(progress, total: total, elapsed: (now - start) / .seconds(1), width: width)
    write("\r\u{1B}[2K\(text)")
  }

  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[2K")
  }

  private func write(_ text: String) {
    // A progress line that can't be written is not an error.
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// The text of the line: the number of finished recipes, those that run, and the estimated remaining time.
  nonisolated static func text(_ progress: RunProgress, total: Int, elapsed: Double, width: Int) -> String {
    let left = progress.waiting + progress.working.count
    let done = total - left
    var text = "\(done) of \(total) done"
    if done > 0, left > 0 {
      let seconds = Int((elapsed / Double(done) * Double(left)).rounded(.up))
      text += seconds < 100 ? ", about \(seconds) s left" : ", about \((seconds + 59) / 60) min left"
    }
    text += ": \(progress.working.joined(separator: ", "))"
    let line = ControlCharacters.oneLine(text)
    // A full line would move the cursor to the next.
    return line.count < width ? line : line.prefix(max(0, width - 2)) + "…"
  }
}
