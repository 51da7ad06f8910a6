import UIKit

/// Logs notifications as they are posted, until it is released.
@MainActor
final class NotificationLog {
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ names: [Notification.Name], in log: CallLog) {
    for name in names {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.add(name.rawValue) }
      }
      tokens.append(token)
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
