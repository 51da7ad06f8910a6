/// Where a controller stands between being off and on screen.
enum AppearanceState {
  /// Off screen: `viewDidDisappear` was the last word, or nothing yet.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// `viewDidAppear` was called.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing

  /// Whether the view is, or is about to be, on screen.
  var isVisible: Bool { self == .appearing || self == .appeared }
}
