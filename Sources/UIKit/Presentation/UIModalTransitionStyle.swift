/// How a presented controller comes on screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom.
  case coverVertical = 0
  /// The screen turns about its vertical axis.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// A corner of the presenter curls up; for `fullScreen` only.
  case partialCurl = 3
}
