/// The screen, its status bar and its size classes.
extension SystemBehavior {
  /// From iOS 13 the user can choose a dark appearance, and the system's colours depend on it.
  ///
  /// Source: Apple, WWDC 2019 session 214.
  package var hasDarkAppearance: Bool { version >= 13 }

  /// From iOS 17 a controller inherits the traits of its view's superview; before, those of its parent.
  ///
  /// Source: Apple, WWDC 2023 session 10057.
  package var controllersInheritTraitsOfViews: Bool { version >= 17 }

  /// From iOS 8 the bounds of the screen and the windows rotate with the interface.
  ///
  /// Before, they stay in portrait and the root view is rotated by its transform.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var screenRotatesWithInterface: Bool { version >= 8 }

  /// The size classes of an interface.
  ///
  /// Phones have compact width and regular height in portrait, and compact width and height in landscape. The
  /// Plus models have regular width in landscape. Pads are regular, unless an application has only a narrow part of the screen. Source:
  /// Apple, Human Interface Guidelines, size classes.
  ///
  /// - Parameters:
  ///   - orientation: that of the interface.
  ///   - isNarrow: whether its width is compact on a pad.
  package func sizeClasses(
    in orientation: UIInterfaceOrientation,
    isNarrow: Bool = false
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad { return (isNarrow ? .compact : .regular, .regular) }
    guard orientation.isLandscape else { return (.compact, .regular) }
    return (isPlus ? .regular : .compact, .compact)
  }

  // MARK: Multitasking

  /// From iOS 9 applications of a pad share the screen.
  ///
  /// Source: Apple, Adopting Multitasking Enhancements on iPad.
  package var sharesScreen: Bool { version >= 9 && idiom == .pad }

  /// From iOS 11 a Slide Over has a distance from the edges of the screen.
  ///
  /// Source: Geoff Hackworth, "How iPad Apps Adapt to the New 11" and 12.9" iPads Pro" (2018).
  package var slideOverFloats: Bool { version >= 11 }

  /// Whether a part of a pad's screen has compact width: below 640 points.
  ///
  /// Two thirds of the screen of an iPad Pro of 12.9 inches are compact in portrait, with 639 points, and a half is regular in landscape,
  /// with 678. The limit between them is decided here. Source: Apple, Human Interface Guidelines, Layout, and Slide Over and Split View
  /// Quick Start, figure 2-1.
  package func isNarrow(_ width: CGFloat) -> Bool { sharesScreen && width < 640 }

  /// The duration of a change of an application's part of the screen, in seconds; decided here.
  package var resizeDuration: TimeInterval { 0.4 }

  // MARK: Constraints

  /// From iOS 11 views know the area that bars don't cover.
  ///
  /// Source: Apple, UIView.safeAreaInsets.
  package var hasSafeArea: Bool { version >= 11 }

  /// From iOS 8 a label of several lines wraps them at the width that constraints give it.
  ///
  /// Source: Apple, UILabel.preferredMaxLayoutWidth and What's New in Cocoa Touch (WWDC 2014, session 202).
  package var wrapsLabelsByConstraints: Bool { version >= 8 }

  // MARK: Status bar

  /// From iOS 7 a root view extends under the status bar; before, it starts below it.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var rootViewLiesUnderStatusBar: Bool { version >= 7 }

  /// From iOS 8 a phone hides the status bar in landscape.
  ///
  /// Source: as seen on devices.
  package var hidesStatusBarInLandscape: Bool { version >= 8 && idiom == .phone }

  /// From iOS 7 a controller decides whether the status bar is visible; before, the application does.
  ///
  /// Source: Apple, UIViewController.prefersStatusBarHidden.
  package var controllerDecidesStatusBar: Bool { version >= 7 }

  /// The appearance of the status bar: transparent from iOS 7 on; before, black on pads.
  ///
  /// On phones it is silver up to iOS 5, and has the colour of the navigation bar on iOS 6.
  ///
  /// Source: Apple, UIStatusBarStyle and iOS 7 UI Transition Guide; for iOS 6 the experiments of Simon
  /// Blommegård that Cult of Mac reported in June 2012.
  package var statusBarAppearance: StatusBarAppearance {
    if version >= 7 { return .clear }
    if idiom == .pad { return .black }
    return version >= 6 ? .tinted : .silver
  }

  /// On pads the status bar shows the device's name instead of the signal strength, and the
  /// battery in per cent.
  ///
  /// Source: as seen on devices without a mobile network.
  package var statusBarNamesDevice: Bool { idiom == .pad }

  /// On pads a tap on the status bar scrolls the nearest scroll view to its top.
  ///
  /// On phones it scrolls only if `scrollsToTop` is set for exactly one scroll view.
  ///
  /// Source: Apple, UIScrollView.scrollsToTop.
  package var statusBarTapsFindNearestScrollView: Bool { idiom == .pad }
}

// MARK: - Rotation

/// The orientations of interfaces, the callbacks about them, and rotations.
extension SystemBehavior {
  /// From iOS 6 the application's own mask restricts the orientations of its controllers.
  ///
  /// Source: Apple, iOS 6 release notes.
  package var applicationRestrictsOrientations: Bool { version >= 6 }

  /// From iOS 6 containers decide which orientations they support; before, they ask their children.
  ///
  /// Source: Apple, iOS 6 release notes.
  package var containersDecideOrientations: Bool { version >= 6 }

  /// The orientations that a controller supports by default.
  ///
  /// Up to iOS 5 the default is portrait only. From iOS 6 a pad supports all orientations, and a phone all
  /// except upside down. Source: Apple, UIViewController.supportedInterfaceOrientations.
  package var defaultOrientations: UIInterfaceOrientationMask {
    if version < 6 { return .portrait }
    return idiom == .pad ? .all : .allButUpsideDown
  }

  /// From iOS 6 a controller has a preferred orientation for its presentation.
  ///
  /// Source: Apple, UIViewController.preferredInterfaceOrientationForPresentation.
  package var asksPreferredOrientation: Bool { version >= 6 }

  /// The duration of a rotation by 90 degrees, in seconds; a rotation by 180 degrees takes twice as long.
  ///
  /// Source: durations passed to UIViewController.willRotate(to:duration:) in public logs.
  package var rotationDuration: TimeInterval { idiom == .pad ? 0.4 : 0.3 }

  /// Up to iOS 9 the older rotation methods are called.
  ///
  /// On iOS 8 and 9 they are called only for controllers that don't override the size transition.
  ///
  /// Source: Apple, UIViewController.willRotate(to:duration:).
  package var callsOlderRotationMethods: Bool { version < 10 }
}

/// The appearance of the status bar in the versions of the system.
package enum StatusBarAppearance: Sendable {
  /// Dark content on silver.
  case silver
  /// White content on the colour of the navigation bar below, or on black without one.
  case tinted
  /// Grey content on black.
  case black
  /// Dark content on a transparent background.
  case clear
}
