/// Writes log messages with interpolated values.
///
/// Source: Apple, Logger.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger for messages without a category.
  public init() { log = .default }
  /// Creates a logger for a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message of the default type.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogMessage(type: level, category: log.category, text: message.text).write(to: log)
  }
  /// Logs a message for tracing, as `debug(_:)` does.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message that helps while developing.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Logs a message that is worth knowing.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Logs a message of the default type.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Logs a warning, as `error(_:)` does.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Logs a critical error, as `fault(_:)` does.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Logs an error of the system.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The text of a log message, in which everybody sees the values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from its text and values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  /// Creates an interpolation without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a value.
  ///
  /// - Parameters:
  ///   - value: the value, as `print` shows it.
  ///   - privacy: who sees the value on Apple's systems.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
}

/// Who sees the values of a log message on Apple's systems; here everybody does.
public struct OSLogPrivacy: Sendable {
  /// The treatment of a private value.
  public struct Mask: Sendable {
    /// A hash takes the place of the value.
    public static let hash = Mask()
    /// The value is left out.
    public static let none = Mask()
  }

  /// Everybody sees the value.
  public static let `public` = OSLogPrivacy()
  /// Only the developer sees the value.
  public static let `private` = OSLogPrivacy()
  /// Nobody sees the value.
  public static let sensitive = OSLogPrivacy()
  /// Numbers are public, other values private.
  public static let auto = OSLogPrivacy()

  /// Only the developer sees the value, others its mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody sees the value, only its mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The automatic choice, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
