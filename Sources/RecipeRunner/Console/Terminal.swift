import Foundation
import Rendering

/// What a terminal can show.
struct Terminal: Equatable {
  /// The number of columns.
  let width: Int
  /// The number of lines.
  let height: Int
  /// Whether it shows colour, and the environment does not refuse it.
  let showsColor: Bool
  /// The colours that pictures may have.
  let pictureColors: TerminalColors

  /// The terminal behind standard output; nil if there is none.
  static var standardOutput: Terminal? { of(.standardOutput) }

  /// The terminal behind standard error, if it can redraw a line; nil if there is none.
  static var standardError: Terminal? { variable("TERM") == "dumb" ? nil : of(.standardError) }

  private static func of(_ descriptor: FileDescriptor) -> Terminal? {
    guard isatty(descriptor.number) == 1 else { return nil }
    var size = winsize()
    let known = ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let knowsHeight = known && size.ws_row > 0
    let wantsColor = EnvironmentVariable.noColor.value == nil && variable("TERM") != "dumb"
    return Terminal(
      width: known ? Int(size.ws_col) : 80,
      height: knowsHeight ? Int(size.ws_row) : 24,
      showsColor: wantsColor,
      pictureColors: wantsColor ? colors : .none
    )
  }

  /// The colours that the environment tells of; terminals have no better way to say it.
  static var colors: TerminalColors {
    colors(term: variable("TERM"), colorterm: variable("COLORTERM"))
  }

  /// The colours that a terminal of this kind shows.
  static func colors(term: String, colorterm: String) -> TerminalColors {
    if ["truecolor", "24bit"].contains(colorterm) || term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .indexed : .none
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
