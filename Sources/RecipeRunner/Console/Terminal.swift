import Foundation

/// What a terminal can show.
struct Terminal: Equatable {
  /// The number of columns.
  let width: Int
  /// Whether it shows colour, and whoever sits before it wants that.
  let showsColor: Bool

  /// The terminal behind standard output; nil if there is none.
  static var standardOutput: Terminal? {
    guard isatty(FileDescriptor.standardOutput.number) == 1 else { return nil }
    var size = winsize()
    let known = ioctl(FileDescriptor.standardOutput.number, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let wantsColor = variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    return Terminal(width: known ? Int(size.ws_col) : 80, showsColor: wantsColor)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
