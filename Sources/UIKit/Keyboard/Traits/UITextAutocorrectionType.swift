/// Whether what is typed is corrected, and words are proposed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system is set: yes.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
