/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of what holds it.
  case bottom = 1
  /// At the top of what holds it.
  case top = 2
  /// At the top of the screen, where its background reaches up under the status bar.
  case topAttached = 3
}
