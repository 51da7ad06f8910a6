/// How popovers look, by version of the system; sizes in points (approximate).
@MainActor
enum PopoverLook {
  /// How round the content's corners are on a background of the application's own.
  static let contentCornerRadius: CGFloat = 5

  /// How long a popover takes to come on screen, in seconds.
  static let presentationDuration: TimeInterval = 0.2

  /// How long it swings when it springs from what it points at, in seconds.
  static let springDuration: TimeInterval = 0.4

  /// How much the swing is damped: 1 would not swing at all.
  static let springDamping: CGFloat = 0.65

  /// How large the popover is when it sets out, as a part of its size.
  static let springScale: CGFloat = 0.3

  /// How long a popover takes to leave the screen, in seconds.
  static let dismissalDuration: TimeInterval = 0.25

  /// How long a change of size takes, in seconds.
  static let resizingDuration: TimeInterval = 0.25

  /// What a popover keeps free at the edges of the interface unless told otherwise.
  ///
  /// Source: Apple, UIPopoverController.h: "10 points from the edges of the display, and presentation of
  /// popovers always accounts for the status bar".
  static let edgeMargin: CGFloat = 10

  /// The background that is used unless the application has one of its own.
  static var backgroundClass: UIPopoverBackgroundView.Type {
    SimulatedDevice.current.behavior.framesPopovers
      ? FramedPopoverBackgroundView.self : PlainPopoverBackgroundView.self
  }

  /// What lies over the rest of the interface while a popover is shown.
  static var dimmingColor: UIColor {
    SimulatedDevice.current.behavior.framesPopovers ? .clear : UIColor(white: 0, alpha: 0.1)
  }

  /// What to keep free of popovers at the edges of an interface that fills the screen.
  ///
  /// `margins` of the application's own count from the edges, but the status bar is always kept free.
  static func insets(_ margins: UIEdgeInsets?) -> UIEdgeInsets {
    let statusBar = SimulatedDevice.current.application.isStatusBarHidden ? 0 : UIApplication.statusBarHeight
    guard var insets = margins else {
      return UIEdgeInsets(
        top: statusBar + edgeMargin,
        left: edgeMargin,
        bottom: edgeMargin,
        right: edgeMargin
      )
    }
    insets.top = insets.top.isFinite ? max(insets.top, statusBar) : statusBar
    return insets
  }
}
