/// A result of a script.
///
/// The same values are sent to the process that evaluates them, and appear in reports.
package enum StageEntry: Equatable, Sendable {
  /// A value.
  case output(OutputRecord)
  /// A remark.
  case note(NoteRecord)
  /// A check with its result.
  case check(CheckRecord)
  /// A picture of the device.
  case picture(PictureRecord)
  /// A film of the device.
  case film(FilmRecord)
  /// A live scene.
  case live(LiveRecord)
}
