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
