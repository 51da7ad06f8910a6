/// The screen, its status bar and its size classes.
extension SystemBehavior {
  /// From iOS 8 the screen's and the windows' bounds turn with the interface; before, they stay in portrait
  /// and the root view carries a rotation.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var screenTurnsWithInterface: Bool { version >= 8 }

  /// The size classes of an interface that fills the screen.
  ///
  /// Phones are compact wide and regular high in portrait, compact in both directions in landscape; the Plus models are
  /// regular wide in landscape; pads are regular always. Source: Apple, Human Interface Guidelines, size classes.
  package func sizeClasses(
    in orientation: UIInterfaceOrientation
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad { return (.regular, .regular) }
    guard orientation.isLandscape else { return (.compact, .regular) }
    return (isPlus ? .regular : .compact, .compact)
  }

  // MARK: Status bar

  /// From iOS 7 a root view lies under the status bar; before, it starts below it.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var rootViewLiesUnderStatusBar: Bool { version >= 7 }

  /// From iOS 8 a phone hides the status bar in landscape.
  ///
  /// Source: as seen on devices.
  package var hidesStatusBarInLandscape: Bool { version >= 8 && idiom == .phone }

  /// From iOS 7 a controller decides whether the status bar shows; before, the application does.
  ///
  /// Source: Apple, UIViewController.prefersStatusBarHidden.
  package var controllerDecidesStatusBar: Bool { version >= 7 }

  /// Up to iOS 5 silver on phones, on iOS 6 in the colour of the navigation bar; black on pads; from iOS 7 on
  /// transparent.
  ///
  /// Source: Apple, UIStatusBarStyle and iOS 7 UI Transition Guide; for iOS 6 the experiments of Simon Blommegård that
  /// Cult of Mac told of in June 2012.
  package var statusBarLook: StatusBarLook {
    if version >= 7 { return .clear }
    if idiom == .pad { return .black }
    return version >= 6 ? .tinted : .silver
  }

  /// On pads the status bar shows the device's name in place of a signal's strength, and the battery in per cent.
  ///
  /// Source: as seen on devices without a mobile network.
  package var statusBarNamesDevice: Bool { idiom == .pad }

  /// On pads a tap on the status bar scrolls the nearest scroll view to its top; on phones only one that is alone
  /// in wanting to.
  ///
  /// Source: Apple, UIScrollView.scrollsToTop.
  package var statusBarTapsFindNearestScrollView: Bool { idiom == .pad }
}

// MARK: - Rotation

/// Which way up interfaces are, who is asked about it, and how they turn.
extension SystemBehavior {
  /// From iOS 6 the application's own mask restricts the orientations of its controllers.
  ///
  /// Source: Apple, iOS 6 release notes.
  package var applicationRestrictsOrientations: Bool { version >= 6 }

  /// From iOS 6 containers answer for themselves which orientations they support; before, they ask their children.
  ///
  /// Source: Apple, iOS 6 release notes.
  package var containersDecideOrientations: Bool { version >= 6 }

  /// What a controller that overrides nothing supports.
  ///
  /// Up to iOS 5 the default implementation accepts portrait only. From iOS 6 a pad accepts all
  /// and a phone all but upside down. Source: Apple, UIViewController.supportedInterfaceOrientations.
  package var defaultOrientations: UIInterfaceOrientationMask {
    if version < 6 { return .portrait }
    return idiom == .pad ? .all : .allButUpsideDown
  }

  /// From iOS 6 a controller says which way up it wants to be presented.
  ///
  /// Source: Apple, UIViewController.preferredInterfaceOrientationForPresentation.
  package var asksPreferredOrientation: Bool { version >= 6 }

  /// How long a turn by 90 degrees takes, in seconds; a turn by 180 degrees takes twice as long.
  ///
  /// Source: durations passed to UIViewController.willRotate(to:duration:) in public logs.
  package var rotationDuration: TimeInterval { idiom == .pad ? 0.4 : 0.3 }

  /// Up to iOS 9 the older rotation methods are called, on iOS 8 and 9 on controllers that leave the change of size to
  /// the base class.
  ///
  /// Source: Apple, UIViewController.willRotate(to:duration:).
  package var callsOlderRotationMethods: Bool { version < 10 }
}

/// How the status bar looked through the years.
package enum StatusBarLook: Sendable {
  /// Dark signs on silver.
  case silver
  /// White signs on the colour of the navigation bar below, or on black where there is none.
  case tinted
  /// Grey signs on black.
  case black
  /// Dark signs on what lies below.
  case clear
}
