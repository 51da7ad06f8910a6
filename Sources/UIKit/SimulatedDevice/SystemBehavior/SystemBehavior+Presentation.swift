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
