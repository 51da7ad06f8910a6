/// A transition from one controller to another, created each time it is performed.
///
/// Subclasses override `perform()` to show the destination.
@preconcurrency @MainActor
open class UIStoryboardSegue: @preconcurrency CustomStringConvertible {
  /// The identifier in the storyboard, or nil.
  public final let identifier: String?

  /// The source controller.
  public final let source: UIViewController

  /// The destination controller; for an unwind segue an existing one.
  public final let destination: UIViewController

  final var performHandler: (() -> Void)?

  /// Whether the containers on the way back of an unwind segue animate.
  final var animatesContainers = true

  /// Creates a segue without a perform handler; a subclass overrides `perform()`.
  public init(
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

  /// Shows the destination; called after the source has prepared for the segue.
  open func perform() {
    performHandler?()
  }

  /// The class in angle brackets.
  open var description: String { "<\(type(of: self))>" }
}

/// A segue up to iOS 7 that shows its destination in a popover.
///
/// Deprecated since iOS 9, where popovers are presented.
@preconcurrency @MainActor
open class UIStoryboardPopoverSegue: UIStoryboardSegue {
  /// The popover controller that shows the destination; the source retains it until its next popover.
  public final let popoverController: UIPopoverController

  /// Creates a segue with a popover controller for `destination`.
  ///
  /// On a phone it raises NSInvalidArgumentException.
  public override init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    popoverController = UIPopoverController(contentViewController: destination)
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

/// The source of an unwind segue, for the search for its destination.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The source controller.
  public let source: UIViewController

  /// The object that triggered the segue.
  public let sender: Any?

  /// Whether a controller can be the destination.
  let accepts: (UIViewController) -> Bool

  init(source: UIViewController, sender: Any?, accepts: @escaping (UIViewController) -> Bool) {
    self.source = source
    self.sender = sender
    self.accepts = accepts
  }
}

// MARK: - Classes that are known at run time only

extension UIStoryboardSegue {
  @_silgen_name("RecipeGallery_UIStoryboardSegue_init")
  @usableFromInline
  convenience init(dynamic identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  @_silgen_name("RecipeGallery_UIStoryboardSegue_init")
  private static func allocate(
    _ identifier: __owned String?,
    _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Self {
    unsafeDowncast(allocate(identifier, source, destination), to: self)
  }
}
