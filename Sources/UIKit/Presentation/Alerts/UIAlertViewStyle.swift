/// Which text fields an alert view has.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// One that hides what is typed.
  case secureTextInput = 1
  /// One for plain text.
  case plainTextInput = 2
  /// One for a name, and one that hides what is typed.
  case loginAndPasswordInput = 3

  /// What stands in each field while it is empty.
  var placeholders: [String] {
    switch self {
    case .default: []
    case .secureTextInput, .plainTextInput: [""]
    case .loginAndPasswordInput: ["Login", "Password"]
    }
  }

  /// Whether the last field hides what is typed.
  var isSecure: Bool { self == .secureTextInput || self == .loginAndPasswordInput }
}
