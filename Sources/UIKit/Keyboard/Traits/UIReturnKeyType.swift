/// What is written on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// `return`.
  case `default` = 0
  /// `Go`.
  case go = 1
  /// `Google`.
  case google = 2
  /// `Join`.
  case join = 3
  /// `Next`.
  case next = 4
  /// `Route`.
  case route = 5
  /// `Search`.
  case search = 6
  /// `Send`.
  case send = 7
  /// `Yahoo`.
  case yahoo = 8
  /// `Done`.
  case done = 9
  /// `Emergency Call`.
  case emergencyCall = 10
  /// `Continue`.
  case `continue` = 11

  /// The key's caption.
  var caption: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// Whether the key ends what is being done, and is blue; one that goes on looks like the other keys beside letters.
  var endsTask: Bool {
    switch self {
    case .default, .next, .continue: false
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall: true
    }
  }
}
