import Rendering

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
