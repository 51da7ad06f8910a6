/// A result of a script: exactly one of the records.
///
/// The same values are sent to the process that evaluates them, and appear in reports. A record of a kind that
/// this version doesn't know leaves all of them nil.
package struct StageEntry: Codable, Equatable, Sendable {
  package var output: OutputRecord?
  package var note: NoteRecord?
  package var check: CheckRecord?
  package var snapshot: SnapshotRecord?
  package var live: LiveRecord?

  package static func output(_ record: OutputRecord) -> StageEntry { StageEntry(output: record) }
  package static func note(_ record: NoteRecord) -> StageEntry { StageEntry(note: record) }
  package static func check(_ record: CheckRecord) -> StageEntry { StageEntry(check: record) }
  package static func snapshot(_ record: SnapshotRecord) -> StageEntry { StageEntry(snapshot: record) }
  package static func live(_ record: LiveRecord) -> StageEntry { StageEntry(live: record) }
}
