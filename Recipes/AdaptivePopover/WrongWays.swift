import UIKit

// MARK: the delegate forgotten

// In Main.storyboard: the class of the scene image
class ForgottenDelegateImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let content = segue.destination as? URLViewController
    content?.url = imageURL
    let popover = content?.popoverPresentationController
    if segue.identifier == "Show URL Beside" {
      // The arrow points left: the popover is to the right of the button.
      popover?.permittedArrowDirections = .left
    }
  }
}

// MARK: not shown at loading

// In Main.storyboard: the class of the scene url
class LoadedOnlyURLViewController: URLViewController {
  override func viewDidLoad() {
    // The view is loaded, and the label is as empty as it was drawn.
  }
}

// MARK: left open

// In Main.storyboard: the class of the scene image
class StaleImageViewController: ImageViewController {
  override func closePopover() {}
}

// MARK: configured too late

// In Main.storyboard: the class of the scene url. The class of the scene
// image doesn't set the delegate.
class LateURLViewController: URLViewController,
  UIPopoverPresentationControllerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}

// MARK: outlets that are not there yet

// In Main.storyboard: the class of the scene url
class UnguardedURLViewController: URLViewController {
  override func updateUI() {
    addressLabel.text = url?.absoluteString
  }
}

// MARK: shown once

// In Main.storyboard: the class of the scene url
class OnceURLViewController: URLViewController {
  var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isShown = true
  }

  override func updateUI() {
    if !isShown { super.updateUI() }
  }
}

// MARK: no URL handed over

// In Main.storyboard: the class of the scene image
class ForgetfulImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let content = segue.destination as? URLViewController
    let popover = content?.popoverPresentationController
    popover?.delegate = self
    if segue.identifier == "Show URL Beside" {
      // The arrow points left: the popover is to the right of the button.
      popover?.permittedArrowDirections = .left
    }
  }
}

// MARK: one size for all

// In Main.storyboard: the class of the scene url
class FixedSizeURLViewController: URLViewController {
  override var preferredContentSize: CGSize {
    get { CGSize(width: 200, height: 40) }
    set { super.preferredContentSize = newValue }
  }
}

// MARK: dismissed in any case

// In Main.storyboard: the class of the scene image
class DismissingImageViewController: ImageViewController {
  override func closePopover() {
    dismiss(animated: true)
  }
}
