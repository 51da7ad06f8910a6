/// Controls and labels.
extension SystemBehavior {
  /// Up to iOS 6 buttons of type `system` are white with rounded corners; from iOS 7 they
  /// show only their title.
  ///
  /// Source: Apple, UIButton.ButtonType.system, which replaced roundedRect.
  package var systemButtonsAreRounded: Bool { version < 7 }

  /// The fixed height of a progress view in points: 9 up to iOS 6, then 2, from iOS 14 on 4; in bars 11, then 2.5.
  ///
  /// Source: as measured on devices; Interface Builder's documents for iOS 14.
  package func progressViewHeight(inBar isInBar: Bool) -> CGFloat {
    if isInBar { version >= 7 ? 2.5 : 11 } else { version >= 14 ? 4 : version >= 7 ? 2 : 9 }
  }

  /// From iOS 14 on the tracks of progress views and sliders are 4 points high, with round ends and the system's fill.
  ///
  /// Source: Interface Builder's documents; as seen on devices.
  package var tracksAreThick: Bool { version >= 14 }

  /// Up to iOS 6 a progress view is a glossy tube in a recessed track; from iOS 7 both are flat.
  ///
  /// Source: as seen on devices.
  package var progressViewsShine: Bool { version < 7 }

  /// The height of a slider's thumb in points: 23 up to iOS 6, then 31.
  ///
  /// Source: the frames of sliders in view dumps of iOS 5 (StackOverflow 5272773) and in Interface Builder's documents.
  package var sliderHeight: CGFloat { version >= 7 ? 31 : 23 }

  /// The distances from a slider's frame to the rectangle by which constraints align it, from iOS 7.
  ///
  /// Source: Interface Builder's documents: a slider in a stack that is 30 points high and begins at 0 has the frame -2, 0, 31 points
  /// high and 4 points wider than the stack.
  package var sliderAlignmentInsets: UIEdgeInsets {
    version >= 7 ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
  }

  /// The distance from the bottom of a segmented control to the rectangle by which constraints align it, from iOS 7.
  ///
  /// Source: Interface Builder's documents, in which a control with a height of 28 points has a frame 29 points high.
  package var segmentAlignmentInset: CGFloat { version >= 7 ? 1 : 0 }

  /// The height of a text field with a round border, in points: 30 up to iOS 12, then 34.
  ///
  /// Source: Interface Builder's documents of those years.
  package var roundedFieldHeight: CGFloat { version >= 13 ? 34 : 30 }

  /// From iOS 13 on the side views of a text field have the size of their content, such as an image, instead of their own.
  ///
  /// Source: developers' reports about image views as side views.
  package var sideViewsTakeContentSize: Bool { version >= 13 }

  /// From iOS 10 on the delegate of a text field is told why editing ended.
  ///
  /// Source: Apple, UITextFieldDelegate.
  package var reportsWhyEditingEnded: Bool { version >= 10 }

  /// From iOS 13 on the delegate of a text field is told that the insertion point has moved.
  ///
  /// Source: Apple, UITextFieldDelegate.
  package var reportsSelectionOfFields: Bool { version >= 13 }

  /// From iOS 17 on the delegate of a text view chooses the action of a link.
  ///
  /// Source: Apple, UITextViewDelegate.
  package var hasTextItems: Bool { version >= 17 }

  /// Up to iOS 6 a slider has the height of its thumb, whatever frame it gets.
  ///
  /// Source: StackOverflow 5272773.
  package var slidersKeepTheirHeight: Bool { version < 7 }

  /// Up to iOS 6 the track of a slider is a glossy tube; from iOS 7 it is a thin line.
  ///
  /// Source: as seen on devices.
  package var slidersShine: Bool { version < 7 }

  /// From iOS 13 the selected segment is a card on a grey ground; before, segments have a border and the tint colour.
  ///
  /// Source: Apple, WWDC 2019 session 224. The look from iOS 7 to 12 also stands for the glossy one before.
  package var segmentsAreCards: Bool { version >= 13 }

  /// The distance between a segment's card and its part of the control, in points.
  package var segmentGap: CGFloat { segmentsAreCards ? 2 : 0 }

  /// The height of a segmented control in points: 44 up to iOS 6, 29 up to iOS 12, then 32.
  ///
  /// Source: Apple, UISegmentedControl.Style.plain; as measured on devices.
  package var segmentHeight: CGFloat { version >= 13 ? 32 : version >= 7 ? 29 : 44 }

  /// The height of a stepper in points: 27 up to iOS 6, 29 up to iOS 12, then 32.
  ///
  /// Source: Interface Builder's documents of those years.
  package var stepperHeight: CGFloat { version >= 13 ? 32 : version >= 7 ? 29 : 27 }

  /// The size of a switch in points: 79 × 27 up to iOS 6, then 51 × 31.
  ///
  /// Source: Interface Builder's documents of those years.
  package var switchSize: CGSize {
    version >= 7 ? CGSize(width: 51, height: 31) : CGSize(width: 79, height: 27)
  }

  /// The distance from the right side of a switch to the rectangle by which constraints align it, from iOS 7.
  ///
  /// Source: Interface Builder's documents: a switch at a margin of 16 points in a view 375 points wide ends at 361, and
  /// stacks are 49 points wide.
  package var switchAlignmentInset: CGFloat { version >= 7 ? 2 : 0 }

  /// Up to iOS 6 a switch is glossy, with the words ON and OFF; from iOS 7 it is flat.
  ///
  /// Source: as seen on devices.
  package var switchesShine: Bool { version < 7 }

  /// Up to iOS 12 a switch that is off has an outline; from iOS 13 it is filled.
  ///
  /// Source: as seen on devices.
  package var switchesAreOutlined: Bool { version < 13 }

  /// From iOS 13 spinners have eight broad bars instead of twelve narrow ones, and the default style is medium.
  ///
  /// Source: Apple, UIActivityIndicatorView.Style; as seen on devices.
  package var spinnersAreBroad: Bool { version >= 13 }

  /// The height of a refresh control in points: 44 on iOS 6, then 60.
  ///
  /// Source: frames in developers' logs.
  package var refreshControlHeight: CGFloat { version >= 7 ? 60 : 44 }

  /// The height that a row of dots takes, in points: 36 up to iOS 6, then 37, from iOS 14 on 26.
  ///
  /// Source: as measured on devices; for iOS 14 decided here, as Interface Builder's documents differ (25.67 to 27.5).
  package var pageControlHeight: CGFloat { version >= 14 ? 26 : version >= 7 ? 37 : 36 }

  /// From iOS 14 on a row of dots can be scrubbed with a finger, may have images and a background, and has room at its sides.
  ///
  /// Source: Apple, WWDC 2020 session 10176.
  package var pageControlsAreInteractive: Bool { version >= 14 }

  /// From iOS 11 on views of effects raise an exception if subviews are added to them.
  ///
  /// Source: published crash reports, the first of which are of iOS 11.
  package var effectViewsRefuseSubviews: Bool { version >= 11 }

  /// From iOS 8 views have margins, and a visual format's standard space to a superview is its margin.
  ///
  /// Source: Apple, UIView.layoutMargins.
  package var hasLayoutMargins: Bool { version >= 8 }

  /// From iOS 14 stack views draw their backgrounds.
  ///
  /// Source: Apple, UIStackView, and UIKit's release notes of iOS 14.
  package var stackViewsDrawBackgrounds: Bool { version >= 14 }

  /// From iOS 7 `adjustsFontSizeToFitWidth` also applies to labels with several lines.
  ///
  /// Source: Apple, UILabel.adjustsFontSizeToFitWidth.
  package var shrinksTextOfSeveralLines: Bool { version >= 7 }
}

// MARK: - Bars

/// Navigation bars, toolbars and tab bars, and the controllers that own them.
extension SystemBehavior {
  /// From iOS 7 bars are flat and translucent, and their items are coloured text.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var barsAreFlat: Bool { version >= 7 }

  /// Up to iOS 6 navigation bars and toolbars in default style are silver on pads, and blue-grey on phones.
  ///
  /// Source: Apple, iOS Human Interface Guidelines of those years; as seen on devices.
  package var barsAreSilver: Bool { !barsAreFlat && idiom == .pad }

  /// From iOS 7 content extends under bars, if its controller allows it, and scroll views get insets for it.
  ///
  /// Source: Apple, UIViewController.edgesForExtendedLayout and automaticallyAdjustsScrollViewInsets.
  package var contentRunsUnderBars: Bool { version >= 7 }

  /// Whether navigation bars and toolbars have the compact height: on phones in landscape,
  /// except the Plus models.
  ///
  /// Source: Apple, UIBarMetrics.compact; the Plus models as measured on devices.
  package func barsAreLow(in orientation: UIInterfaceOrientation) -> Bool {
    idiom == .phone && !isPlus && orientation.isLandscape
  }

  /// From iOS 11 navigation bars can have large titles.
  ///
  /// Source: Apple, UINavigationBar.prefersLargeTitles.
  package var hasLargeTitles: Bool { version >= 11 }

  /// From iOS 13 a navigation bar with a large title has no background: no content is behind it.
  ///
  /// Source: Apple, WWDC 2019 session 224, and UINavigationBar.scrollEdgeAppearance.
  package var barsOfLargeTitlesAreClear: Bool { version >= 13 }

  // MARK: Navigation

  /// From iOS 7 a swipe from the left edge pops the top controller of a navigation controller.
  ///
  /// Source: Apple, UINavigationController.interactivePopGestureRecognizer.
  package var popsBySwiping: Bool { version >= 7 }

  /// The shift of the lower view during a push, in widths: a parallax from iOS 7 on, the whole width before.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide; the share is approximate.
  package var pushedAsideShare: CGFloat { version >= 7 ? 0.3 : 1 }

  /// From iOS 12 the exception for pushing a controller twice has a newer text.
  ///
  /// Source: public crash logs.
  package var reportsRepeatedPushInNewWords: Bool { version >= 12 }

  // MARK: Tabs

  /// From iOS 11 tab bars of phones are lower in landscape, with titles beside the images.
  ///
  /// Source: Apple, WWDC 2017 session 204.
  package var tabBarsAreLowInLandscape: Bool { version >= 11 }

  /// On pads tabs are close together in the middle of the bar; on phones they share its width.
  ///
  /// Source: Apple, UITabBar.ItemPositioning.automatic.
  package var tabsAreCentered: Bool { idiom == .pad }

  /// The maximum number of tabs in a bar; with more tabs, the last one is More.
  ///
  /// Source: Apple, UITabBarController; the number for pads as seen on devices.
  package var tabRoom: Int { idiom == .pad ? 8 : 5 }
}

// MARK: - Pickers

/// Picker views.
extension SystemBehavior {
  /// The height of a picker's rows in points: 44 up to iOS 6, then 32.
  ///
  /// Source: `rowSize(forComponent:)` as read on devices.
  package var pickerRowHeight: CGFloat { version >= 7 ? 32 : 44 }

  /// From iOS 7 on the selected rows of a picker are always marked.
  ///
  /// Source: Apple, UIPickerView.showsSelectionIndicator.
  package var pickersAlwaysMarkTheSelection: Bool { version >= 7 }

  /// From iOS 14 on a rounded band marks the selected rows of a picker; before, a line above and below.
  ///
  /// Source: as seen on devices.
  package var pickersHaveARoundedBand: Bool { version >= 14 }

  /// Whether feedback generators play haptics: on phones, as pads have no Taptic Engine.
  ///
  /// Source: Apple, UIFeedbackGenerator.
  package var hasHaptics: Bool { idiom == .phone }

  /// From iOS 14 on date pickers can be fields and calendars, and are fields by default; before, they are wheels.
  ///
  /// Source: Apple, UIDatePickerStyle.inline and WWDC 2020 session 10052.
  package var datePickersCanBeFields: Bool { version >= 14 }
}

// MARK: - Tables

/// Tables with their cells, and collection views.
extension SystemBehavior {
  /// From iOS 8 on rows have actions of their own.
  ///
  /// Source: Apple, UITableViewRowAction.
  package var hasRowActions: Bool { version >= 8 }

  /// From iOS 11 a swipe moves the whole row aside, reveals actions at both edges, and performs the first one if it goes far.
  ///
  /// Source: Apple, UISwipeActionsConfiguration.
  package var rowsAreSwipedAside: Bool { version >= 11 }

  /// On pads, and from iOS 15 also on phones, a long press drags the items of lists by default.
  ///
  /// Source: Apple, UITableView.dragInteractionEnabled.
  package var listsDragByDefault: Bool { idiom == .pad || version >= 15 }

  /// From iOS 16.4 the exception for wrong counts in a batch update lists the counts and the updates.
  ///
  /// Source: Apple's developer forums, thread 728797.
  package var exceptionsListUpdates: Bool { version >= SystemVersion(16, 4) }

  /// From iOS 15 diffable data sources compare snapshots also if they don't animate; before, they reload the data.
  ///
  /// Source: Apple, WWDC 2021 session 10252.
  package var snapshotsAreComparedWithoutAnimation: Bool { version >= 15 }

  /// From iOS 8 table cells with constraints find their own heights.
  ///
  /// Source: Apple, UITableView.rowHeight.
  package var hasSelfSizingCells: Bool { version >= 8 }

  /// From iOS 11 rows have estimated heights by default, so that cells size themselves.
  ///
  /// Source: Apple, UITableView.estimatedRowHeight.
  package var estimatesRowHeights: Bool { version >= 11 }

  /// The distance of a cell's texts and separator from the left edge of a table of some width, in points: 10 up to iOS 6, 15 on
  /// iOS 7, then the margin of the system, 16 or on wide screens 20.
  ///
  /// Source: separatorInset of cells as read on phones and pads with iOS 7 and 8 (StackOverflow 29349917).
  package func cellMargin(width: CGFloat) -> CGFloat {
    if version >= 8 { return width >= SystemBehavior.wideScreen ? 20 : 16 }
    return tablesAreFlat ? 15 : 10
  }

  /// The width from which the system's margin at the sides is 20 points.
  package static let wideScreen: CGFloat = 414

  /// The margin above and below the content of cells, in points: 8, from iOS 11 on 11.
  ///
  /// At the sides it is also 8, from iOS 11 that of the system.
  ///
  /// Source: frames of labels at the margins of cells in documents of Interface Builder: 8 points up to Xcode 9 (tools versions below
  /// 14000), which drew for iOS 10, and 11 from then on, with 16 or from 414 points on 20 at the sides.
  package var cellContentMargin: CGFloat { version >= 11 ? 11 : 8 }

  /// From iOS 11 the content of cells has the system's margins at the sides.
  ///
  /// Source: see `cellContentMargin`.
  package var cellContentHasSystemMargins: Bool { version >= 11 }

  /// From iOS 7 tables are flat: plain headers are pale, selections grey and fonts lighter.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var tablesAreFlat: Bool { version >= 7 }

  /// From iOS 13 tables have the system's semantic colours, and their accessories the shapes of symbols.
  ///
  /// Source: Apple, UIColor, "UI element colors"; developers' dumps of cells (StackOverflow 57186481).
  package var tablesHaveSystemColors: Bool { version >= 13 }

  /// From iOS 14 cells, headers and footers have configurations of contents and backgrounds.
  ///
  /// Source: Apple, UIContentConfiguration.
  package var hasConfigurations: Bool { version >= 14 }

  /// From iOS 17 controllers are asked what they show instead of content that isn't available.
  ///
  /// Source: Apple, UIContentUnavailableConfiguration.
  package var hasUnavailableContent: Bool { version >= 17 }

  /// From iOS 10 on collection views tell an object which items will soon be visible.
  ///
  /// Source: Apple, UICollectionView.prefetchDataSource.
  package var prefetchesItems: Bool { version >= 10 }

  /// From iOS 15 headers of plain tables and lists have room above them; those of tables are clear.
  ///
  /// Sources: Apple, UITableView.sectionHeaderTopPadding and UICollectionLayoutListConfiguration.headerTopPadding; betterprogramming.pub, "Mocking iOS 15 Section Headers".
  package var headersHaveTopPadding: Bool { version >= 15 }

  /// From iOS 15 a registration that is made while a cell is requested raises an exception.
  ///
  /// Source: github.com/noppefoxwolf/DebugMenu/pull/4.
  package var refusesLateRegistrations: Bool { version >= 15 }

  /// From iOS 16 cells whose content changes find their height again.
  ///
  /// Source: Apple, UITableView.SelfSizingInvalidation.
  package var cellsInvalidateTheirSize: Bool { version >= 16 }

  /// Up to iOS 6 the background of grouped tables is striped on phones, and a grey gradient on pads.
  ///
  /// Source: Apple, UIColor.groupTableViewBackground; as seen on devices.
  package var groupedTablesAreStriped: Bool { !tablesAreFlat && idiom != .pad }

  /// Up to iOS 12 collection views that code creates are black, then white as the system's background.
  ///
  /// Source: as seen on devices.
  package var collectionViewsAreBlack: Bool { version < 13 }

  /// From iOS 8 the default of `rowHeight` is `automaticDimension`; before, 44 points.
  ///
  /// Source: Apple, UITableView.rowHeight.
  package var rowHeightsReadAutomatic: Bool { version >= 8 }

  /// The height of headers in plain tables, in points: 22 up to iOS 6, then 28.
  ///
  /// Source: Apple, UITableView.sectionHeaderHeight; the numbers as read on devices.
  package var plainHeaderHeight: CGFloat { version >= 7 ? 28 : 22 }

  /// The font size of the title in a flat cell, in points: 18 on iOS 7, from iOS 8 that of the
  /// text style body, 17.
  ///
  /// Source: Apple, iOS 8 release notes, self-sizing cells; 18 as seen on devices.
  package var flatCellTitleSize: CGFloat { version >= 8 ? 17 : 18 }
}
