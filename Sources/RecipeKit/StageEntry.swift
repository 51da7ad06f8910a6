/// A result of a script.
///
/// The same values are sent to the process that evaluates them, and appear in reports.
package enum StageEntry: Equatable, Sendable {
  case output(OutputRecord)
  case note(NoteRecord)
  case check(CheckRecord)
  case snapshot(SnapshotRecord)
  case live(LiveRecord)
}
