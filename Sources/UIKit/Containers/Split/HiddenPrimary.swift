/// How the user gets at a primary controller that is hidden, up to iOS 7.
@MainActor
struct HiddenPrimary {
  /// The button that the delegate may show; it has no title until the application gives it one.
  let item: UIBarButtonItem

  /// What shows the primary controller.
  let popover: UIPopoverController
}
