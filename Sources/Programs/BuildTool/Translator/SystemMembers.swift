/// Members of UIKit's that the translator must know by name.
enum SystemDelegates {
  /// The optional methods of UIKit's protocols that take one argument without a label: a call of one looks like that of a closure.
  ///
  /// `TranslationTests` compares them with Apple's interface.
  static let methodsWithoutLabels: Set = [
    "alertViewCancel", "alertViewShouldEnableFirstOtherButton", "animationEnded",
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "colorPickerViewControllerDidFinish",
    "colorPickerViewControllerDidSelectColor", "didDismissSearchController",
    "didPresent", "didPresentSearchController", "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume", "gestureRecognizerShouldBegin",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "popoverControllerDidDismissPopover",
    "popoverControllerShouldDismissPopover", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll", "scrollViewDidScrollToTop",
    "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "searchBarCancelButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "willDismissSearchController", "willPresent", "willPresentSearchController",
  ]
}

enum SystemClasses {
  /// Whether a class of UIKit's has appearance proxies: by their names, views and the items of bars.
  static func haveAppearance(_ name: String) -> Bool {
    let ends = [
      "View", "Control", "Button", "Label", "Field", "Cell", "Bar", "bar", "Slider", "Stepper", "Window",
    ]
    return name.hasPrefix("UI") && ends.contains { name.hasSuffix($0) }
      || ["UIBarItem", "UIBarButtonItem", "UITabBarItem"].contains(name)
  }
}

enum SystemInitializers {
  /// The labels of UIKit's initializers that can be called on any class here, as `appleSources_make`.
  static let labels: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ["target", "action"], ["frame", "collectionViewLayout"], ["identifier", "source", "destination"],
  ]
}
