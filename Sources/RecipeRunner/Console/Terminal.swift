import Foundation
import Rendering

/// The properties of a terminal.
struct Terminal: Equatable {
  let width: Int
  let height: Int
  /// Whether it supports colour and the environment doesn't disable it.
  let showsColor: Bool
  let pictureColors: TerminalColors

  /// The height where none is known.
  static let usualHeight = 24

  /// The terminal at standard output; nil if there is none.
  static var standardOutput: Terminal? { of(.standardOutput) }

  /// The terminal at standard error; nil if there is none, or if it can't redraw a line.
  static var standardError: Terminal? { variable("TERM") == "dumb" ? nil : of(.standardError) }

  private static func of(_ descriptor: FileDescriptor) -> Terminal? {
    guard isatty(descriptor.number) == 1 else { return nil }
    var size = winsize()
    let known = ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let knowsHeight = known && size.ws_row > 0
    let wantsColor = EnvironmentVariable.noColor.value == nil && variable("TERM") != "dumb"
    return Terminal(
      width: known ? Int(size.ws_col) : 80,
      height: knowsHeight ? Int(size.ws_row) : usualHeight,
      showsColor: wantsColor,
      pictureColors: wantsColor ? colors : .none
    )
  }

  /// The colours that the environment variables announce; terminals have no better way.
  static var colors: TerminalColors {
    colors(term: variable("TERM"), colorterm: variable("COLORTERM"))
  }

  /// The colours that a terminal supports by the values of `TERM` and `COLORTERM`.
  static func colors(term: String, colorterm: String) -> TerminalColors {
    if ["truecolor", "24bit"].contains(colorterm) || term.hasSuffix("-direct") { return .trueColor }
    return term.contains("256color") ? .indexed : .none
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

enum ColorChoice: String, CaseIterable, Sendable {
  /// If standard output is a terminal with colour, unless the environment says otherwise.
  case auto
  case always
  case never

  /// The colours of a picture on standard output.
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

/// The escape codes for colours in character pictures.
enum ColorCodes {
  private static let reset = "\u{1B}[0m"

  /// A line without escape codes other than colours: other control characters are escaped.
  ///
  /// - Parameter colored: whether the codes are kept; if so, the colours are reset at the end of the line.
  static func line(_ line: some StringProtocol, colored: Bool) -> String {
    // Most lines contain none.
    guard line.unicodeScalars.contains(where: ControlCharacters.contains) else { return String(line) }
    var text = ""
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.first {
      if let code = code(in: rest) {
        if colored { text += String(code) }
        rest = rest[code.endIndex...]
      } else {
        if ControlCharacters.contains(scalar), scalar != "\t" {
          text += ControlCharacters.escapeSequence(of: scalar)
        } else {
          text.unicodeScalars.append(scalar)
        }
        rest.removeFirst()
      }
    }
    return colored && !text.hasSuffix(reset) && text.utf8.contains(0x1B) ? text + reset : text
  }

  /// The colour code at the beginning of a text: `ESC[1;31m`.
  private static func code(in text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard text.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let parameters = text.dropFirst(2).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
    guard text[parameters.endIndex...].first == "m" else { return nil }
    return text[...parameters.endIndex]
  }
}
