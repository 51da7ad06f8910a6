/// The area that a presented controller covers, and whether the view below stays in the window.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed from the window.
  case fullScreen = 0
  /// A sheet about as wide as a page over the dimmed presenter; from iOS 13 on an iPhone, a card.
  case pageSheet = 1
  /// A smaller sheet in the middle of the screen.
  case formSheet = 2
  /// Covers the controller that defines the context, whose view is removed from the window.
  case currentContext = 3
  /// Determined by the transitioning delegate's presentation controller.
  case custom = 4
  /// Covers the screen; the presenter's view stays in the window.
  case overFullScreen = 5
  /// Covers the controller that defines the context, whose view stays in the window.
  case overCurrentContext = 6
  /// A popover with an arrow.
  case popover = 7
  /// No adaptation; a result of methods that return an adapted style.
  case none = -1
  /// The system's default: a page sheet from iOS 13, full screen before.
  case automatic = -2
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Rotates the screen around its vertical axis.
  case flipHorizontal = 1
  /// Fades in.
  case crossDissolve = 2
  /// Curls up a corner of the presenter; only for `fullScreen`.
  case partialCurl = 3
}
