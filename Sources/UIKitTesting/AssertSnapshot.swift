import Foundation
import UIKit

/// Compares a view, a view controller or a device with a snapshot: a file that a person has looked at.
///
/// The file is beside the test, in `__Snapshots__/TESTFILE/TESTNAME.NAME.svg`. If it is missing, it is written. The test
/// fails if it is written, and if it differs; attachments show the difference.
///
/// - Parameters:
///   - subject: the view, view controller or device.
///   - format: the format of the file; `.image` is `.svg`.
///   - name: the name of the snapshot within the test; nil if the test has one snapshot in this format.
///   - recording: which snapshots are written; by default the word in the environment variable `SNAPSHOTS`, or else
///     `missing`, or `never` if the environment variable `CI` is set.
///   - testName: the name of the test function.
@preconcurrency @MainActor
public func assertSnapshot(
  of subject: @autoclosure () throws -> some SnapshotSubject,
  as format: SnapshotFormat,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let file = SnapshotFile(testFile: "\(filePath)", testName: testName, name: name, format: format)
  do {
    let recording = try recording ?? SnapshotFile.recording(in: ProcessInfo.processInfo.environment)
    try SnapshotUses.note(file, at: site)
    let difference = try file.compare(with: format.content(of: subject()), recording)
    guard let difference else { return }
    for attachment in difference.attachments { site.attach(attachment.content, named: attachment.name) }
    site.fail(difference.message)
  } catch let failure as SnapshotFailure {
    site.fail(failure.message)
  } catch {
    site.fail("The snapshot \(file.path) can't be compared: \(error)")
  }
}

/// Why a snapshot can't be compared, with what to do.
struct SnapshotFailure: Error {
  let message: String
}

/// The calls that have used each snapshot file, to find two that use the same one.
@MainActor
private enum SnapshotUses {
  private static var sites: [String: String] = [:]

  static func note(_ file: SnapshotFile, at site: CallSite) throws {
    let address = "\(site.fileID):\(site.line):\(site.column)"
    guard let other = sites.updateValue(address, forKey: file.path), other != address else { return }
    sites[file.path] = other
    throw SnapshotFailure(
      message:
        "The snapshot \(file.path) is used at \(other), too. Give each snapshot of a test a name: `named:`."
    )
  }
}
