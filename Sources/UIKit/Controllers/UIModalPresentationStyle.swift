/// How much of the screen a presented controller takes, and what becomes of what is below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; the view of the presenter leaves the window.
  case fullScreen = 0
  /// A sheet about as wide as a page over the dimmed presenter; from iOS 13 a card on a phone.
  case pageSheet = 1
  /// A smaller sheet in the middle of the screen.
  case formSheet = 2
  /// The area of the controller that defines the context, whose view leaves the window.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller says.
  case custom = 4
  /// The whole screen; the view of the presenter stays.
  case overFullScreen = 5
  /// The area of the controller that defines the context, whose view stays.
  case overCurrentContext = 6
  /// A popover with an arrow.
  case popover = 7
  /// No adaptation: an answer to those who ask for one.
  case none = -1
  /// What the system prefers: a page sheet from iOS 13 on, the whole screen before.
  case automatic = -2
}

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
