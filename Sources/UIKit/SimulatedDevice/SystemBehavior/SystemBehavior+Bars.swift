/// Navigation bars, toolbars and tab bars, and the controllers that own them.
extension SystemBehavior {
  /// From iOS 7 bars are flat and translucent, their items coloured texts.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var barsAreFlat: Bool { version >= 7 }

  /// Up to iOS 6 navigation bars and toolbars of the default style are silver on pads, and blue-grey on phones.
  ///
  /// Source: Apple, iOS Human Interface Guidelines of those years; as seen on devices.
  package var barsAreSilver: Bool { !barsAreFlat && idiom == .pad }

  /// From iOS 7 content runs under bars, as far as its controller wants that, and scroll views get insets for it.
  ///
  /// Source: Apple, UIViewController.edgesForExtendedLayout and automaticallyAdjustsScrollViewInsets.
  package var contentRunsUnderBars: Bool { version >= 7 }

  /// Whether navigation bars and toolbars are low: on a phone in landscape, except the Plus models.
  ///
  /// Source: Apple, UIBarMetrics.compact; the Plus models as measured on devices.
  package func barsAreLow(in orientation: UIInterfaceOrientation) -> Bool {
    idiom == .phone && !isPlus && orientation.isLandscape
  }

  // MARK: Navigation

  /// From iOS 7 a swipe from the left edge leads back in a navigation controller.
  ///
  /// Source: Apple, UINavigationController.interactivePopGestureRecognizer.
  package var popsBySwiping: Bool { version >= 7 }

  /// How far the lower of two views moves aside when another is pushed, in widths: a parallax from iOS 7 on, the
  /// whole width before.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide; the share is approximate.
  package var pushedAsideShare: CGFloat { version >= 7 ? 0.3 : 1 }

  /// From iOS 12 a controller that is pushed twice is reported in newer words.
  ///
  /// Source: public crash logs.
  package var reportsRepeatedPushInNewWords: Bool { version >= 12 }

  // MARK: Tabs

  /// From iOS 11 tab bars are lower on a phone in landscape, with their titles beside the images.
  ///
  /// Source: Apple, WWDC 2017 session 204.
  package var tabBarsAreLowInLandscape: Bool { version >= 11 }

  /// On pads tabs stand close together in the middle of their bar; on phones they share its width.
  ///
  /// Source: Apple, UITabBar.ItemPositioning.automatic.
  package var tabsStandTogether: Bool { idiom == .pad }

  /// How many tabs a bar has room for before the last one becomes More.
  ///
  /// Source: Apple, UITabBarController; the number for pads as seen on devices.
  package var tabRoom: Int { idiom == .pad ? 8 : 5 }
}
