import UIKit

/// Writes down what a screen finds when it prepares for a segue, and stands between a popover and its delegate.
@MainActor
final class PrepareWitness: NSObject, UIPopoverPresentationControllerDelegate {
  /// The witness of the present device.
  static var shared = PrepareWitness()

  /// The identifiers of the segues prepared for.
  private(set) var segues: [String] = []
  /// The titles of the buttons at which they start.
  private(set) var senders: [String] = []
  /// How the segues would show their destinations, as far as the destination tells.
  private(set) var styles: [UIModalPresentationStyle] = []
  /// What directs the popover, as far as the source can see.
  private(set) weak var popover: UIPopoverPresentationController?
  /// Who is the popover's delegate by then.
  private(set) var delegate = "not reached"
  /// Whether the content's view is loaded by then.
  private(set) var view = "not reached"
  /// Where the content is each time the delegate is asked how to adapt.
  private(set) var questions: [String] = []

  private weak var asked: (any UIPopoverPresentationControllerDelegate)?

  /// Looks at a segue after the screen has prepared for it.
  func note(_ segue: UIStoryboardSegue, sender: Any?) {
    let content = segue.destination
    senders.append((sender as? UIBarButtonItem)?.title ?? "none")
    styles.append(content.modalPresentationStyle)
    segues.append(segue.identifier ?? "none")
    view = content.isViewLoaded ? "loaded" : "not loaded"
    popover = content.popoverPresentationController
    asked = popover?.delegate as? any UIPopoverPresentationControllerDelegate
    guard let asked else {
      delegate = "none"
      return
    }
    delegate = asked === content ? "the content" : "another"
    popover?.delegate = self
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    let isShown = controller.presentedViewController.viewIfLoaded?.window != nil
    questions.append(isShown ? "on screen" : "not yet on screen")
    return asked?.adaptivePresentationStyle(for: controller) ?? .fullScreen
  }
}

/// The picture's screen, with a witness.
final class WitnessedImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    PrepareWitness.shared.note(segue, sender: sender)
  }
}

/// The wrong way without a segue, with a witness.
final class WitnessedSeguelessImageViewController: SeguelessImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    PrepareWitness.shared.note(segue, sender: sender)
  }
}
