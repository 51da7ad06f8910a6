import UIKit

/// Defaults that count how often they are read and written.
final class CountingDefaults: UserDefaults, @unchecked Sendable {
  private(set) var log: [String] = []

  override func object(forKey defaultName: String) -> Any? {
    log.append("get")
    return super.object(forKey: defaultName)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    log.append("set")
    super.set(value, forKey: defaultName)
  }

  /// What happened since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}
