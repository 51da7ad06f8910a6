/// Controls and labels.
extension SystemBehavior {
  /// Up to iOS 6 buttons of the system's type are white with round corners; later they show their title alone.
  ///
  /// Source: Apple, UIButton.ButtonType.system, which took the place of roundedRect.
  package var systemButtonsAreRounded: Bool { version < 7 }

  /// The height of a progress view in points, which its style fixes: 9, or 11 in bars, up to iOS 6; then 2, or 2.5.
  ///
  /// Source: as measured on devices.
  package func progressViewHeight(inBar isInBar: Bool) -> CGFloat {
    if isInBar { version >= 7 ? 2.5 : 11 } else { version >= 7 ? 2 : 9 }
  }

  /// Up to iOS 6 a progress view is a tube with light on it, whose track is sunken; later both are flat.
  ///
  /// Source: as seen on devices.
  package var progressViewsShine: Bool { version < 7 }

  /// The height that a row of dots takes, in points: 36 up to iOS 6, then 37.
  ///
  /// Source: as measured on devices.
  package var pageControlHeight: CGFloat { version >= 7 ? 37 : 36 }

  /// From iOS 7 the text of a label with several lines shrinks too, where it is asked to fit the width.
  ///
  /// Source: Apple, UILabel.adjustsFontSizeToFitWidth.
  package var shrinksTextOfSeveralLines: Bool { version >= 7 }
}

// MARK: - Bars

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

// MARK: - Tables

/// Tables and their cells.
extension SystemBehavior {
  /// From iOS 7 tables are flat: plain headers are pale, selections grey and fonts lighter.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var tablesAreFlat: Bool { version >= 7 }

  /// Up to iOS 6 grouped tables lie on pinstripes on phones, and on a grey shade on pads.
  ///
  /// Source: Apple, UIColor.groupTableViewBackground; as seen on devices.
  package var groupedTablesAreStriped: Bool { !tablesAreFlat && idiom != .pad }

  /// From iOS 8 the height of rows reads as `automaticDimension` unless it is set; before, as 44 points.
  ///
  /// Source: Apple, UITableView.rowHeight.
  package var rowHeightsReadAutomatic: Bool { version >= 8 }

  /// The height of a plain table's headers in points: 22 up to iOS 6, then 28.
  ///
  /// Source: Apple, UITableView.sectionHeaderHeight; the numbers as read on devices.
  package var plainHeaderHeight: CGFloat { version >= 7 ? 28 : 22 }

  /// The size in points of the title in a flat cell: 18 on iOS 7, from iOS 8 on that of the text style body, 17.
  ///
  /// Source: Apple, iOS 8 release notes, self-sizing cells; 18 as seen on devices.
  package var flatCellTitleSize: CGFloat { version >= 8 ? 17 : 18 }
}
