/// Kinds of bars, by their height.
public enum UIBarMetrics: Int, Sendable {
  /// Of the usual height.
  case `default` = 0
  /// The lower ones of a phone in landscape.
  case compact = 1
  /// Of the usual height, with a prompt.
  case defaultPrompt = 101
  /// The lower ones with a prompt.
  case compactPrompt = 102
}
