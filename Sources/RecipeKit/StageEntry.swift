/// Something that a script did on its stage.
///
/// The same values cross from the process that runs the script to the one that judges it, and stand in reports.
package enum StageEntry: Equatable, Sendable {
  /// A value for the reader to see.
  case output(OutputRecord)
  /// A remark for the reader.
  case note(NoteRecord)
  /// A check with its result.
  case check(CheckRecord)
  /// A picture of the device.
  case picture(PictureRecord)
  /// A film of the device.
  case film(FilmRecord)
  /// A scene that a reader can play with.
  case live(LiveRecord)
}
