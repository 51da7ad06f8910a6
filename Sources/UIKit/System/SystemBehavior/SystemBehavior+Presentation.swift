/// Presented controllers, sheets and alerts.
extension SystemBehavior {
  /// From iOS 8 a presentation adapts its style to traits, and calls its delegate for that.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.
  package var presentationsAdapt: Bool { version >= 8 }

  /// From iOS 13 presented controllers are cards by default, and sheets are not full screen on phones.
  ///
  /// Source: Apple, iOS 13 release notes; UIModalPresentationStyle.automatic.
  package var presentsCards: Bool { version >= 13 }

  /// From iOS 13 users can dismiss sheets by a tap outside, and every presentation asks
  /// its delegate about it.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss.
  package var usersDismissPresentations: Bool { version >= 13 }

  /// From iOS 7 a form sheet has the preferred size of its controller.
  ///
  /// Source: Apple, UIViewController.preferredContentSize.
  package var sheetsHonorPreferredSize: Bool { version >= 7 }

  /// From iOS 7 sheets have rounded corners.
  ///
  /// Source: as seen on devices.
  package var sheetsHaveRoundCorners: Bool { version >= 7 }

  /// From iOS 7 the tint of views below an alert, a sheet or a popover is dimmed.
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

  /// On pads an action sheet is in a popover; on phones it slides in from below.
  ///
  /// Source: Apple, UIAlertController.Style.actionSheet.
  package var actionSheetsArePopovers: Bool { idiom == .pad }
}

// MARK: - Popovers

/// Popovers; a popover controller shows them up to iOS 7, a presentation controller from iOS 8 on.
extension SystemBehavior {
  /// From iOS 8 popovers are presented; before, a popover controller shows them.
  ///
  /// Source: Apple, UIPopoverPresentationController.
  package var popoversArePresentations: Bool { version >= 8 }

  /// From iOS 8 phones support popovers too.
  ///
  /// Source: Apple, UIPopoverPresentationController.
  package var allowsPopovers: Bool { version >= 8 || idiom == .pad }

  /// Up to iOS 6 popovers have a dark border, and don't dim the interface.
  ///
  /// Source: Apple, iOS 7 UI Transition Guide.
  package var framesPopovers: Bool { version < 7 }

  /// From iOS 7 a popover grows from its anchor with a spring animation while it fades in.
  ///
  /// Apple only says that it is "animated into place" (UIPopoverBackgroundView). Developers saw it grow on
  /// iOS 9 (EasyAnimation, issue 14), and appear at once on iOS 7 (WYPopoverController, pull request 114),
  /// where the source of the recipe popover animates it from the button.
  package var popoversSpring: Bool { version >= 7 }

  /// From iOS 13.2 a popover without a source rectangle points at the whole source view.
  ///
  /// Source: Apple, UIPopoverPresentationController.h.
  package var popoversPointAtWholeViews: Bool { version >= SystemVersion(13, 2) }

  /// Up to iOS 7 popovers are hidden while the interface rotates.
  ///
  /// Source: Apple, UIPopoverController, "If the user rotates the device while a popover is visible".
  package var hidesPopoversDuringRotation: Bool { version < 8 }

  /// From iOS 7 the delegate is called before a popover moves because of a rotation.
  ///
  /// Source: Apple, UIPopoverController.h.
  package var asksBeforeMovingPopovers: Bool { version >= 7 }

  /// From iOS 5.1 presenting a popover from an empty rectangle logs a warning on the console.
  ///
  /// Source: public console logs.
  package var warnsOfEmptyPopoverRects: Bool { version >= SystemVersion(5, 1) }

  // MARK: Sizes

  /// The default size of a popover in points: 320 × 1100 up to iOS 7, then 320 × 480.
  ///
  /// Source: Apple, UIViewController.contentSizeForViewInPopover; the later height from public logs.
  package var defaultPopoverSize: CGSize { CGSize(width: 320, height: version >= 8 ? 480 : 1100) }

  /// From iOS 8 a popover uses the size that its content gave its own view when it was loaded.
  ///
  /// Source: public logs.
  package var popoversTakeLoadedSize: Bool { version >= 8 }

  /// From iOS 8 a popover controller that is not visible reports only a size that was set explicitly.
  ///
  /// Source: tests of UIPopoverController in dotnet/macios.
  package var hiddenPopoversReportOwnSizeOnly: Bool { version >= 8 }

  /// The default of a popover controller's `popoverLayoutMargins`, in points.
  ///
  /// It is 30 at the top and 10 at the other edges up to iOS 7, and zero from iOS 8 on.
  ///
  /// Source: tests of UIPopoverController in dotnet/macios.
  package var popoverLayoutMargins: UIEdgeInsets {
    version >= 8 ? .zero : UIEdgeInsets(top: 30, left: 10, bottom: 10, right: 10)
  }
}

// MARK: - Split views

/// Split views; they exist only on pads up to iOS 7, and adapt to every screen from iOS 8 on.
extension SystemBehavior {
  /// From iOS 8 split views exist on phones too, and collapse in compact width; before, only on pads.
  ///
  /// Source: Apple, iOS 8 release notes.
  package var splitViewsAdapt: Bool { version >= 8 }

  /// The colour of a split view's divider: black up to iOS 6, then the grey of a bar's lower edge.
  ///
  /// Source: as seen on devices.
  package var splitDividerColor: UIColor { UIColor(white: version < 7 ? 0 : 0.7, alpha: 1) }

  /// Up to iOS 7 creating a split view on a phone raises.
  ///
  /// Source: the exception's text in public crash logs.
  package var allowsSplitViews: Bool { version >= 8 || idiom == .pad }

  /// From iOS 5 the delegate of a split view can prevent that the primary column is hidden.
  ///
  /// Source: Apple, UISplitViewControllerDelegate.splitViewController(_:shouldHide:in:).
  package var splitViewsAskBeforeHiding: Bool { version >= 5 }

  /// From iOS 5.1 a swipe shows the hidden column of a split view.
  ///
  /// Source: Apple, UISplitViewController.presentsWithGesture.
  package var splitViewsSwipe: Bool { version >= SystemVersion(5, 1) }
}
