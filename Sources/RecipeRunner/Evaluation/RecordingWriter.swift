import Foundation
import RecipeKit

/// Records the checks that wrong ways break in the recipes' `Recorded.txt`: `recipes check --record`.
enum RecordingWriter {
  private static let fileName = "Recorded.txt"

  /// Writes the files of the recipes whose records have changed, and names them on standard error.
  static func write(_ reports: [LessonRun]) throws(ToolError) {
    for report in reports where report.declaration.isRecorded {
      guard let check = report.runs.first?.checks.first else { continue }
      guard report.didFinish else {
        let words =
          "The recipe '\(report.id)' did not finish, so \(fileName) was not written. Fix that first.\n"
        try? FileDescriptor.standardError.write(Array(words.utf8))
        continue
      }
      let source = SourceFiles.ofWorkspace.path(of: check.file)
      let folder = URL(filePath: source).deletingLastPathComponent()
      guard FileManager.default.fileExists(atPath: source) else {
        throw ToolError(
          "The folder of the recipe '\(report.id)' was not found, because \(check.file) is not below the working "
            + "directory. Run the command where the recipe's source is."
        )
      }
      let file = folder.appending(path: fileName)
      let text = report.recording.text
      guard FileManager.default.contents(atPath: file.path) != Data(text.utf8) else { continue }
      do {
        try Data(text.utf8).write(to: file)
      } catch {
        throw ToolError("\(file.relativePath) can't be written: \(error.localizedDescription)")
      }
      let words = "Recorded what wrong ways break in \(file.relativePath). Review the diff, then build.\n"
      try? FileDescriptor.standardError.write(Array(words.utf8))
    }
  }
}

extension LessonRun {
  fileprivate var didFinish: Bool {
    runs.count >= declaration.variants.count && runs.allSatisfy { $0.end == .finished }
  }

  fileprivate var recording: Recording {
    Recording(declaration.variants.dropFirst().map { ($0.name, $0.breaks) })
  }

  /// Makes the checks that wrong ways broke in this run their declared ones, if the recipe keeps a record.
  mutating func record() {
    guard declaration.isRecorded, let right = runs.first else { return }
    let facts = declaration.facts
    let checks = right.checks.filter { !facts.contains($0.claim) }
    for (index, run) in runs.enumerated().dropFirst() where run.end == .finished {
      let found = run.checksByID
      declaration.variants[index].breaks = checks.compactMap { check in
        let actual = found[check.id] ?? check.notReached
        return actual.passed ? nil : Breakage(check.id, seeing: actual.actual)
      }
    }
    declaration.recordFaults = nil
  }
}
