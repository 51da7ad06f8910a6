/// Everything that depends on the version of the simulated system or on the device's idiom, in one place.
///
/// Each property names a behaviour; its rule tells for which versions and idioms it holds, and where that is known
/// from. Code that differs reads the property; no other code compares versions or idioms.
package struct SystemBehavior: Sendable {
  /// The simulated version that decides.
  let version: SystemVersion

  /// The device's idiom, where a rule differs between phone and pad.
  let idiom: UIUserInterfaceIdiom

  /// Whether the device is one of the Plus models, where they differ from other phones.
  let isPlus: Bool

  /// The behaviour of a device and its system.
  package init(_ configuration: DeviceConfiguration) {
    version = configuration.version
    idiom = configuration.idiom
    isPlus = configuration.isPlus
  }

  /// The family of the system's own fonts: Helvetica, from iOS 7 Helvetica Neue, from iOS 9 San Francisco, which has
  /// other names from iOS 13 on.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide and WWDC 2015 session 804; github.com/xamarin/Xamarin.Forms/issues/8035.
  package var typeface: SystemTypeface {
    if version < 7 { return .helvetica }
    if version < 9 { return .helveticaNeue }
    return version < 13 ? .sanFrancisco : .sanFranciscoUI
  }

  /// Trait collections, and the callbacks about them, exist from iOS 8 on.
  ///
  /// Source: Apple, UITraitCollection.
  package var hasTraits: Bool { version >= 8 }

  /// From iOS 8 a new animation of a property adds to the one in flight instead of replacing it.
  ///
  /// Source: Apple, WWDC 2014 session 236.
  package var addsAnimations: Bool { version >= 8 }

  /// From iOS 6, which brought constraints, another transform of a view lays out its superview.
  ///
  /// Source: developers' experiments, and an answer of Apple's technical support that one of them quotes
  /// (StackOverflow 13652188: not on iOS 5, but on iOS 6; facebook/pop issue 123).
  package var transformsLayOutSuperviews: Bool { version >= 6 }

  /// From iOS 9 an application must have a root view controller when its launch ends.
  ///
  /// Source: the exception's text in public crash logs, which name no earlier system.
  package var requiresRootViewController: Bool { version >= 9 }

  /// Up to iOS 5 a view that is off screen is released on a memory warning.
  ///
  /// Source: Apple, UIViewController.didReceiveMemoryWarning.
  package var unloadsViewsOnMemoryWarning: Bool { version < 6 }
}

// MARK: - Resources

extension SystemBehavior {
  /// What the name of a file ends with that is meant for an idiom, before the extension.
  ///
  /// Source: Apple, Resource Programming Guide, "iOS Supports Device-Specific Resources".
  static func fileModifier(of idiom: UIUserInterfaceIdiom) -> String {
    switch idiom {
    case .pad: "~ipad"
    case .phone, .unspecified: "~iphone"
    }
  }
}
