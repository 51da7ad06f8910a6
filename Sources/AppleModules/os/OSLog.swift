// Foundation as UIKit has it, with the device's console.
@_exported import UIKit

/// A category of log messages.
///
/// Source: Apple, OSLog.
public final class OSLog: NSObject, Sendable {
  /// The identifier of the program's part, such as `com.example.app`.
  public let subsystem: String
  /// The kind of messages within the subsystem.
  public let category: String
  fileprivate let isDisabled: Bool

  /// The log of messages without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Creates a log of a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    super.init()
  }

  /// Whether messages of a type are kept.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
}

/// The severity of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the type.
  public let rawValue: UInt8

  /// Creates a type from Apple's number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from Apple's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What helps to find a cause.
  public static let `default` = OSLogType(0)
  /// What is worth knowing.
  public static let info = OSLogType(1)
  /// What helps while developing.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(17)
}

/// Logs a message on the device's console.
///
/// - Parameters:
///   - message: a format, whose specifiers may say who sees the argument, as in `%{public}@`; here everybody does.
///   - dso: not used; on Apple's systems the library that logs.
///   - log: the log, which names the category.
///   - type: the severity.
///   - args: the arguments of the format.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  os_log(type, log: log, message, args)
}

/// Logs a message of a type on the device's console.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  os_log(type, log: log, message, args)
}

private func os_log(_ type: OSLogType, log: OSLog, _ message: StaticString, _ args: [any CVarArg]) {
  let format = "\(message)".replacing(/%\{[^}]*\}/, with: "%")
  LogMessage(type: type, category: log.category, text: String(format: format, arguments: args)).write(to: log)
}

/// A message, as the console shows it.
struct LogMessage {
  let type: OSLogType
  let category: String
  let text: String

  /// The message with its category, and with the type of errors.
  private var line: String {
    let severity = [OSLogType.error: "error: ", .fault: "fault: "][type] ?? ""
    return (category.isEmpty ? "" : "[\(category)] ") + severity + text
  }

  func write(to log: OSLog) {
    guard log.isEnabled(type: type) else { return }
    let line = line
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { SimulatedDevice.current.console.log(line) }
    } else {
      // In the order in which other work of the thread reaches the main queue.
      DispatchQueue.main.async { SimulatedDevice.current.console.log(line) }
    }
  }
}
