/// Everything that depends on the version of the simulated system, in one place.
///
/// Each property names a behaviour; its rule tells from which version on it holds.
package struct SystemBehavior: Sendable {
  /// The simulated version that decides.
  package let version: SystemVersion

  /// The device's idiom, where a rule differs between phone and pad.
  package let idiom: UIUserInterfaceIdiom

  /// From iOS 8 the screen's and the windows' bounds turn with the interface; before, they stay in portrait
  /// and the root view carries a rotation.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var screenTurnsWithInterface: Bool { version >= 8 }

  /// From iOS 7 a root view lies under the status bar; before, it starts below it.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var rootViewLiesUnderStatusBar: Bool { version >= 7 }

  /// From iOS 8 a phone hides the status bar in landscape.
  package var hidesStatusBarInLandscape: Bool { version >= 8 && idiom == .phone }

  /// Up to iOS 5 a view that is off screen is released on a memory warning.
  ///
  /// Source: Apple, UIViewController.didReceiveMemoryWarning.
  package var unloadsViewsOnMemoryWarning: Bool { version < 6 }

  /// Trait collections, and the callbacks about them, exist from iOS 8 on.
  package var hasTraits: Bool { version >= 8 }

  /// From iOS 8 split views exist on phones too, and collapse where the width is compact; before, on pads only.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var splitViewsAdapt: Bool { version >= 8 }

  /// From iOS 5 the delegate of a split view may keep it from hiding its primary column.
  package var splitViewsAskBeforeHiding: Bool { version >= 5 }

  /// From iOS 5.1 a swipe brings the hidden column of a split view.
  package var splitViewsSwipe: Bool { version >= SystemVersion(5, 1) }

  /// From iOS 8 a new animation of a property adds to the one in flight instead of replacing it.
  ///
  /// Source: Apple, WWDC 2014 session 236.
  package var addsAnimations: Bool { version >= 8 }

  /// From iOS 6 the application's own mask restricts the orientations of its controllers.
  package var applicationRestrictsOrientations: Bool { version >= 6 }

  /// From iOS 7 a controller decides whether the status bar shows; before, the application does.
  package var controllerDecidesStatusBar: Bool { version >= 7 }

  /// From iOS 8 popovers are presented; before, a popover controller shows them.
  ///
  /// Source: Apple, UIPopoverPresentationController.
  package var popoversArePresentations: Bool { version >= 8 }

  /// From iOS 9 an application must have a root view controller when its launch ends.
  package var requiresRootViewController: Bool { version >= 9 }

  /// What a controller that overrides nothing supports.
  ///
  /// Up to iOS 5 the default implementation accepts portrait only. From iOS 6 a pad accepts all
  /// and a phone all but upside down. Source: Apple, UIViewController.supportedInterfaceOrientations.
  package var defaultOrientations: UIInterfaceOrientationMask {
    if version < 6 { return .portrait }
    return idiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Popovers

  /// From iOS 8 phones have popovers too.
  package var allowsPopovers: Bool { version >= 8 || idiom == .pad }

  /// Up to iOS 6 popovers have a dark frame.
  package var framesPopovers: Bool { version < 7 }

  /// From iOS 13.2 a popover without a source rectangle points at the whole source view.
  ///
  /// Source: Apple, UIPopoverPresentationController.h.
  package var popoversPointAtWholeViews: Bool { version >= SystemVersion(13, 2) }

  /// Up to iOS 7 popovers hide while the interface turns.
  ///
  /// Source: Apple, UIPopoverController, "If the user rotates the device while a popover is visible".
  package var hidesPopoversWhileTurning: Bool { version < 8 }

  /// From iOS 7 the delegate is asked before a popover moves with the interface.
  ///
  /// Source: Apple, UIPopoverController.h.
  package var asksBeforeMovingPopovers: Bool { version >= 7 }

  /// From iOS 5.1 an empty rectangle to present a popover from is noted on the console.
  package var warnsOfEmptyPopoverRects: Bool { version >= SystemVersion(5, 1) }

  /// How long a turn by 90 degrees takes, in seconds; a turn by 180 degrees takes twice as long.
  package var rotationDuration: TimeInterval { idiom == .pad ? 0.4 : 0.3 }

  // MARK: Presentation

  /// From iOS 13 a presented controller is a card by default, and sheets stay sheets on phones.
  ///
  /// Source: Apple, iOS 13 release notes; UIModalPresentationStyle.automatic.
  package var presentsCards: Bool { version >= 13 }

  /// From iOS 7 a form sheet has the preferred size of its controller.
  package var sheetsHonorPreferredSize: Bool { version >= 7 }

  /// From iOS 6 a controller says which way up it wants to be presented.
  package var asksPreferredOrientation: Bool { version >= 6 }

  /// From iOS 13 warnings about presentations also name the controller whose method was called.
  ///
  /// Source: public console logs.
  package var warningsNameSource: Bool { version >= 13 }

  // MARK: Bars

  /// From iOS 7 bars are flat and translucent, their items coloured texts, and content runs under them.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var barsAreFlat: Bool { version >= 7 }

  /// From iOS 7 a swipe from the left edge leads back in a navigation controller.
  package var popsBySwiping: Bool { version >= 7 }

  /// From iOS 11 tab bars are lower on a phone in landscape, with their titles beside the images.
  package var tabBarsAreLowInLandscape: Bool { version >= 11 }

  /// From iOS 12 a controller that is pushed twice is reported in newer words.
  package var reportsRepeatedPushInNewWords: Bool { version >= 12 }
}
