/// All behaviour that depends on the version of the simulated system or on the device's idiom.
///
/// Each property is named after a behaviour. Its comment states the versions and idioms with that behaviour,
/// and the source. Code reads these properties; no other code compares versions or idioms.
package struct SystemBehavior: Sendable {
  /// The simulated version.
  let version: SystemVersion

  /// The device's idiom.
  let idiom: UIUserInterfaceIdiom

  /// Whether the device is one of the Plus models.
  let isPlus: Bool

  /// The behaviour of a device and its system.
  package init(_ configuration: DeviceConfiguration) {
    version = configuration.version
    idiom = configuration.idiom
    isPlus = configuration.isPlus
  }

  /// The family of the system fonts: Helvetica, from iOS 7 Helvetica Neue, from iOS 9 San Francisco.
  ///
  /// From iOS 13 on San Francisco has other names.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide and WWDC 2015 session 804;
  /// github.com/xamarin/Xamarin.Forms/issues/8035.
  package var typeface: SystemTypeface {
    if version < 7 { return .helvetica }
    if version < 9 { return .helveticaNeue }
    return version < 13 ? .sanFrancisco : .sanFranciscoUI
  }

  /// Trait collections, and the callbacks about them, exist from iOS 8 on.
  ///
  /// Source: Apple, UITraitCollection.
  package var hasTraits: Bool { version >= 8 }

  /// From iOS 15 delegates of scenes are asked to restore the state of the interaction.
  ///
  /// Source: Apple, UISceneDelegate.scene(_:restoreInteractionStateWith:).
  var restoresInteraction: Bool { version >= 15 }

  /// From iOS 6 the state of an application's controllers is saved and restored.
  ///
  /// Source: Apple, UIViewController.restorationIdentifier.
  var restoresState: Bool { version >= 6 }

  /// From iOS 13 windows belong to scenes.
  ///
  /// Source: Apple, UIScene.
  package var hasScenes: Bool { version >= 13 }

  /// From iOS 8 a new animation of a property is added to the running one instead of replacing it.
  ///
  /// Source: Apple, WWDC 2014 session 236.
  package var addsAnimations: Bool { version >= 8 }

  /// From iOS 11 animation closures animate the corner radius of a view's layer.
  ///
  /// Source: Apple, WWDC 2017 session 230.
  package var animatesCornerRadius: Bool { version >= 11 }

  /// From iOS 11 a reversed property animator counts its fraction from the end.
  ///
  /// Source: developers' measurements (StackOverflow, "UIViewPropertyAnimator different behaviour on iOS10 and iOS11
  /// reversing an animation").
  package var reversedFractionsCountFromEnd: Bool { version >= 11 }

  /// From iOS 6, which introduced constraints, a change of a view's transform invalidates
  /// its superview's layout.
  ///
  /// Source: developers' experiments, and an answer of Apple's technical support that one of them quotes
  /// (StackOverflow 13652188: not on iOS 5, but on iOS 6; facebook/pop issue 123).
  package var transformsLayOutSuperviews: Bool { version >= 6 }

  /// From iOS 9 an application must have a root view controller when its launch ends.
  ///
  /// Source: the exception's text in public crash logs, none of which is from an earlier system.
  package var requiresRootViewController: Bool { version >= 9 }

  /// Up to iOS 5 an off-screen view is released on a memory warning.
  ///
  /// Source: Apple, UIViewController.didReceiveMemoryWarning.
  package var unloadsViewsOnMemoryWarning: Bool { version < 6 }
}

// MARK: - Resources

extension SystemBehavior {
  /// The idiom's suffix in file names, before the extension.
  ///
  /// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources".
  static func fileModifier(of idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .pad: "~ipad"
    case .phone, .unspecified: "~iphone"
    }
  }
}
