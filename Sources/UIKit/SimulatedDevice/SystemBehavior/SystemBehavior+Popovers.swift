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
