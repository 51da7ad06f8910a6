/// What a controller wants for when it is presented, or for what is presented over it.
struct PresentationSettings {
  /// What was set, or nil for the system's choice.
  var style: UIModalPresentationStyle?

  /// What `automatic` stands for: all of the screen up to iOS 12, a page sheet from iOS 13 on.
  @MainActor
  var effectiveStyle: UIModalPresentationStyle {
    guard let style, style != .automatic else {
      return SimulatedDevice.current.behavior.presentsCards ? .pageSheet : .fullScreen
    }
    return style
  }

  /// How the controller comes on screen.
  var transitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations of a current context end their search here.
  var definesContext = false

  /// Whether what is presented in this context uses its transition style.
  var providesTransitionStyle = false

  /// Whether the controller decides about the status bar though it does not fill the screen.
  var capturesStatusBar = false

  /// Whether the user is kept from dismissing the controller.
  var isModal = false

  /// The application's say in transitions.
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The presentation controller that was asked for before the presentation.
  var idleController: UIPresentationController?
}
