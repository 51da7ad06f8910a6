/// Presented controllers, sheets and alerts.
extension SystemBehavior {
  /// From iOS 8 a presentation finds another style for other traits, and its delegate is asked about it.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.
  package var presentationsAdapt: Bool { version >= 8 }

  /// From iOS 13 a presented controller is a card by default, and sheets stay sheets on phones.
  ///
  /// Source: Apple, iOS 13 release notes; UIModalPresentationStyle.automatic.
  package var presentsCards: Bool { version >= 13 }

  /// From iOS 13 users dismiss sheets by a touch beside them, and the delegate of any presentation is asked about it.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss.
  package var usersDismissPresentations: Bool { version >= 13 }

  /// From iOS 7 a form sheet has the preferred size of its controller.
  ///
  /// Source: Apple, UIViewController.preferredContentSize.
  package var sheetsHonorPreferredSize: Bool { version >= 7 }

  /// From iOS 7 sheets have round corners.
  ///
  /// Source: as seen on devices.
  package var sheetsHaveRoundCorners: Bool { version >= 7 }

  /// From iOS 7 the tint of what lies below an alert, a sheet or a popover is dimmed.
  ///
  /// Source: Apple, UIView.tintAdjustmentMode.
  package var dimsTintBelow: Bool { version >= 7 }

  /// From iOS 13 warnings about presentations also name the controller whose method was called.
  ///
  /// Source: public console logs.
  package var warningsNameSource: Bool { version >= 13 }

  // MARK: Alerts

  /// From iOS 7 alerts are white and flat, with hairlines between the buttons; before, dark blue with plates.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var alertsAreFlat: Bool { version >= 7 }

  /// On pads a sheet of actions hangs in a popover; on phones it comes from below.
  ///
  /// Source: Apple, UIAlertController.Style.actionSheet.
  package var actionSheetsArePopovers: Bool { idiom == .pad }
}

// MARK: - Popovers

/// Popovers, which a popover controller shows up to iOS 7 and a presentation from iOS 8 on.
extension SystemBehavior {
  /// From iOS 8 popovers are presented; before, a popover controller shows them.
  ///
  /// Source: Apple, UIPopoverPresentationController.
  package var popoversArePresentations: Bool { version >= 8 }

  /// From iOS 8 phones have popovers too.
  ///
  /// Source: Apple, UIPopoverPresentationController.
  package var allowsPopovers: Bool { version >= 8 || idiom == .pad }

  /// Up to iOS 6 popovers have a dark frame, and nothing dims the rest of the interface.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var framesPopovers: Bool { version < 7 }

  /// From iOS 7 a popover springs from what it points at, while it fades in.
  ///
  /// That it is "animated into place" is all that Apple says (UIPopoverBackgroundView). Developers saw it grow on
  /// iOS 9 (EasyAnimation, issue 14), and come at once on iOS 7 (WYPopoverController, pull request 114), where the
  /// source of the recipe popover lets it spring from the button.
  package var popoversSpring: Bool { version >= 7 }

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
  ///
  /// Source: public console logs.
  package var warnsOfEmptyPopoverRects: Bool { version >= SystemVersion(5, 1) }

  // MARK: Sizes

  /// The size in points of a popover for which nothing else gives one: 320 × 1100 up to iOS 7, then 320 × 480.
  ///
  /// Source: Apple, UIViewController.contentSizeForViewInPopover; the later height from public logs.
  package var defaultPopoverSize: CGSize { CGSize(width: 320, height: version >= 8 ? 480 : 1100) }

  /// From iOS 8 a popover takes the size that its content gave its own view when that was loaded.
  ///
  /// Source: public logs.
  package var popoversTakeLoadedSize: Bool { version >= 8 }

  /// From iOS 8 a popover controller reports no size but the one it was given while it shows nothing.
  ///
  /// Source: tests of UIPopoverController in dotnet/macios.
  package var hiddenPopoversReportOwnSizeOnly: Bool { version >= 8 }

  /// The margins that a popover controller reports unless told otherwise: 30 points at the top and 10 at the other
  /// edges up to iOS 7, none from iOS 8 on.
  ///
  /// Source: tests of UIPopoverController in dotnet/macios.
  package var popoverLayoutMargins: UIEdgeInsets {
    version >= 8 ? .zero : UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  }
}

// MARK: - Split views

/// Split views, which exist on pads only up to iOS 7 and adapt to any screen from iOS 8 on.
extension SystemBehavior {
  /// From iOS 8 split views exist on phones too, and collapse where the width is compact; before, on pads only.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var splitViewsAdapt: Bool { version >= 8 }

  /// The line between the columns of a split view: black up to iOS 6, then the grey of a bar's lower edge.
  ///
  /// Source: as seen on devices.
  package var splitDividerColor: UIColor { UIColor(white: version < 7 ? 0 : 0.7, alpha: 1) }

  /// Up to iOS 7 a split view on a phone raises.
  ///
  /// Source: the exception's text in public crash logs.
  package var allowsSplitViews: Bool { version >= 8 || idiom == .pad }

  /// From iOS 5 the delegate of a split view may keep it from hiding its primary column.
  ///
  /// Source: Apple, UISplitViewControllerDelegate.splitViewController(_:shouldHide:in:).
  package var splitViewsAskBeforeHiding: Bool { version >= 5 }

  /// From iOS 5.1 a swipe brings the hidden column of a split view.
  ///
  /// Source: Apple, UISplitViewController.presentsWithGesture.
  package var splitViewsSwipe: Bool { version >= SystemVersion(5, 1) }
}
