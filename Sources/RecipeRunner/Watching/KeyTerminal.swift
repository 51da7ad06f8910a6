import Foundation

/// A terminal that hands over each key as it is pressed, and shows one screen until it is given back as it was.
struct KeyTerminal {
  /// Where keys are read.
  static let keys = FileDescriptor(number: 0)

  private let earlier: termios

  /// Takes the terminal; nil if there is none for both keys and text.
  init?() {
    var mode = termios()
    guard Terminal.standardOutput != nil, tcgetattr(Self.keys.number, &mode) == 0 else { return nil }
    earlier = mode
    enter()
  }

  /// Takes the terminal again that was given back.
  func enter() {
    var mode = earlier
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Shows a screen in place of the one before.
  func show(_ screen: String) {
    write("\u{1B}[H\u{1B}[2J" + screen)
  }

  /// Gives the terminal back.
  func leave() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    var mode = earlier
    tcsetattr(Self.keys.number, TCSADRAIN, &mode)
  }

  /// A terminal that went away shows nothing any more.
  private func write(_ text: String) {
    try? FileDescriptor.standardOutput.write(Array(text.utf8))
  }
}
