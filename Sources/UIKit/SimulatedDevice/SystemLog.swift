/// What the system writes on the device's console: warnings that UIKit prints without raising.
@MainActor
package final class SystemLog {
  /// The lines so far, oldest first.
  package private(set) var lines: [String] = []

  /// Adds one line.
  package func log(_ line: String) {
    lines.append(line)
  }

  /// Adds one line, unless it is there already.
  func logOnce(_ line: String) {
    if !lines.contains(line) { log(line) }
  }
}
