/// What a controller presents, and how it is presented itself.
@MainActor
struct ModalState {
  /// The controller that this one presents itself, not by an ancestor.
  var presented: UIViewController?

  /// Who presents this controller itself, not an ancestor.
  @WeakReference var presenter: UIViewController?

  /// The presentation that shows this controller.
  var presentation: Presentation?

  /// Where the controller stands on its way to and from being presented.
  var phase = PresentationPhase.settled

  /// What shows the controller in a popover, and wants to know what size it would like.
  weak var popoverOwner: (any PopoverOwner)?

  /// What the application wants.
  var settings = PresentationSettings()
}
