import Foundation

/// What told the tool to stop before it was done.
enum Interruption: CaseIterable {
  /// A key was pressed.
  case interrupt
  /// Another process asked for it.
  case terminate
  /// The terminal is gone.
  case hangUp

  /// The signal that says it.
  var signal: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// The exit status that says it, as shells have it: 128 and the signal's number.
  var exitCode: ExitCode {
    switch self {
    case .interrupt: .interrupted
    case .terminate: .terminated
    case .hangUp: .hungUp
    }
  }

  /// What a signal says; nil if that is something else.
  init?(signal: Int32) {
    guard let found = Self.allCases.first(where: { $0.signal == signal }) else { return nil }
    self = found
  }
}

extension Interruption {
  /// What is said if it comes while a plug-in is asked for its recipes, or examined.
  func error(during plugin: Plugin) -> ToolError {
    let path = NeutralText.line(plugin.path)
    return ToolError(
      "Stopped while the plug-in '\(path)' was asked; nothing of it is left.",
      exitCode: exitCode
    )
  }
}
