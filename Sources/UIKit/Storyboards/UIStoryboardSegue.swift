/// One way from a controller to another, made anew each time that it is performed.
///
/// Subclasses override `perform()` to show the destination in a way of their own.
@preconcurrency @MainActor
open class UIStoryboardSegue: @preconcurrency CustomStringConvertible {
  /// The name that the storyboard gives it, or nil.
  public final let identifier: String?

  /// The controller that it comes from.
  public final let source: UIViewController

  /// The controller that it leads to; where it unwinds, one that is there already.
  public final let destination: UIViewController

  final var performHandler: (() -> Void)?

  /// Whether the containers on the way back of an unwinding animate what they do.
  final var animatesContainers = true

  /// Creates a segue that does nothing until a subclass says what.
  public required init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that runs `performHandler`.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination; the source was asked to prepare for it.
  open func perform() {
    performHandler?()
  }

  /// The class in angle brackets.
  open var description: String { "<\(type(of: self))>" }
}

/// A segue of up to iOS 7 that shows its destination in a popover.
///
/// Deprecated since iOS 9, where popovers are presented.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// What shows the destination; the source keeps it until its next popover.
  public final let popoverController: UIPopoverController

  /// Creates a segue with a popover controller for `destination`; on a phone that raises
  /// NSInvalidArgumentException.
  public required init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    popoverController = UIPopoverController(contentViewController: destination)
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

/// Where an unwinding comes from, for those who are asked for the way back.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller that is left.
  public let source: UIViewController

  /// What triggered the segue.
  public let sender: Any?

  /// Whether a controller is one that the unwinding may lead to.
  let accepts: (UIViewController) -> Bool

  init(source: UIViewController, sender: Any?, accepts: @escaping (UIViewController) -> Bool) {
    self.source = source
    self.sender = sender
    self.accepts = accepts
  }
}
