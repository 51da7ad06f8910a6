/// The colours that a terminal can show.
public enum TerminalColors: String, CaseIterable, Sendable {
  /// 16 million colours.
  case trueColor
  /// The 256 colours of xterm.
  case indexed
  /// No colours: pictures are shaded with block characters.
  case none
}
