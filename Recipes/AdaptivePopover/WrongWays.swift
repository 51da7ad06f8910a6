import UIKit

// MARK: no delegate

// In Main.storyboard: the class of the scene url
class UndelegatedURLViewController: URLViewController {
  override func configurePopover() {
    modalPresentationStyle = .popover
  }
}

// MARK: the delegate forgotten

// In Main.storyboard: the class of the scene image
class ForgottenDelegateImageViewController: ImageViewController,
  UIPopoverPresentationControllerDelegate
{
  // Never called, because this object is not set as the delegate.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}

// MARK: not shown at loading

// In Main.storyboard: the class of the scene url
class LoadedOnlyURLViewController: URLViewController {
  var isLoading = false

  override func viewDidLoad() {
    isLoading = true
    super.viewDidLoad()
    isLoading = false
  }

  override func updateUI() {
    if !isLoading { super.updateUI() }
  }
}

// MARK: the old URL stays

// In Main.storyboard: the class of the scene image
class StaleImageViewController: ImageViewController {
  override func dismissPopover() {}
}

// MARK: configured too late

// In Main.storyboard: the class of the scene url
class LateURLViewController: URLViewController {
  override func configurePopover() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    super.configurePopover()
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
    super.prepare(for: segue, sender: sender)
    (segue.destination as? PlainURLViewController)?.url = nil
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
  override func dismissPopover() {
    dismiss(animated: true)
  }
}
