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
