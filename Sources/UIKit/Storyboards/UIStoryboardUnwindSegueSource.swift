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
