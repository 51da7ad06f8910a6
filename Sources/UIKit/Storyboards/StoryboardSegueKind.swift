/// What a segue does with the controller that it leads to.
public enum StoryboardSegueKind {
  /// Shows it as `show(_:sender:)` does: a navigation controller pushes it; without any, it is presented.
  case show
  /// Shows it as `showDetailViewController(_:sender:)` does.
  case showDetail
  /// Presents it in its own modal style.
  case presentModally
  /// Shows it in a popover that points at what triggered the segue: a view or a bar item, or else the source's
  /// view.
  ///
  /// Up to iOS 7 the segue is a `UIStoryboardPopoverSegue`.
  case presentAsPopover
  /// Pushes it, as up to iOS 7: without a navigation controller NSGenericException is raised.
  case push
  /// Does what the `perform()` of a class of your own does.
  case custom(UIStoryboardSegue.Type)
}
