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

/// When to use colour.
enum ColorChoice: String, CaseIterable, Sendable {
  /// Where standard output is a terminal that shows it, unless the environment asks for something else.
  case auto
  case always
  case never

  /// The colours of a picture that is written to standard output.
  var pictureColors: TerminalColors {
    switch self {
    case .auto:
      EnvironmentVariable.forcesColor
        ? ColorChoice.always.pictureColors : Terminal.standardOutput?.pictureColors ?? .none
    case .always: Terminal.colors == .none ? .indexed : Terminal.colors
    case .never: .none
    }
  }
}

/// The escape codes for colours in lines of pictures.
enum ColorCodes {
  private static let reset = "\u{1B}[0m"

  /// A line that changes colours and does nothing else to a terminal: other control characters are spelled.
  ///
  /// - Parameter colored: whether the codes stay; then no colour goes on after the line.
  static func line(_ line: some StringProtocol, colored: Bool) -> String {
    // Most lines have none.
    guard line.unicodeScalars.contains(where: ControlCharacters.contains) else { return String(line) }
    var text = ""
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.first {
      if let code = code(in: rest) {
        if colored { text += String(code) }
        rest = rest[code.endIndex...]
      } else {
        if ControlCharacters.contains(scalar), scalar != "\t" {
          text += ControlCharacters.spelling(of: scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
        rest.removeFirst()
      }
    }
    return colored && !text.hasSuffix(reset) && text.utf8.contains(0x1B) ? text + reset : text
  }

  /// The code that changes colours with which a text begins: `ESC[1;31m`.
  private static func code(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let parameters = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
    guard text[parameters.endIndex...].first == "m" else { return nil }
    return text[...parameters.endIndex]
  }
}
