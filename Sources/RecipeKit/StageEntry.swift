/// Something that a script did on its stage, in the order in which it happened.
package enum StageEntry: Equatable, Sendable {
  /// A value for the reader to see.
  case output(name: String, value: String)
  /// A remark for the reader.
  case note(String)
  /// A check with its result.
  case check(CheckRecord)
  /// A picture of the device.
  case picture(PictureRecord)
  /// A film of the device.
  case film(FilmRecord)
}
