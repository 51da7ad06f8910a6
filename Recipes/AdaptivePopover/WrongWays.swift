import UIKit

// MARK: the old URL stays

class StaleImageViewController: ImageViewController {
  override func dismissPopover() {}
}

// MARK: dismissed in any case

class DismissingImageViewController: ImageViewController {
  override func dismissPopover() {
    dismiss(animated: true)
  }
}

// MARK: no URL handed over

class ForgetfulImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? PlainURLViewController)?.url = nil
  }
}

// MARK: without the segue

class SeguelessImageViewController: ImageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    urlButton.primaryAction = UIAction(title: "URL") { [weak self] _ in
      self?.presentURL()
    }
  }

  func presentURL() {
    let scene = storyboard?.instantiateViewController(
      withIdentifier: "url"
    )
    guard let screen = scene as? PlainURLViewController else { return }
    screen.url = imageURL
    screen.popoverPresentationController?.barButtonItem = urlButton
    present(screen, animated: true)
  }
}

// MARK: the delegate forgotten

class ForgottenDelegateImageViewController: ImageViewController,
  UIPopoverPresentationControllerDelegate
{
  // The answer is there, but nobody asks for it.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}

// MARK: any side will do

class AnySideImageViewController: ImageViewController {
  override func configure(
    _ popover: UIPopoverPresentationController,
    for segue: UIStoryboardSegue
  ) {
    // The popover goes where it likes.
  }
}

// MARK: no delegate

class UndelegatedURLViewController: URLViewController {
  override func configurePopover() {
    modalPresentationStyle = .popover
  }
}

// MARK: configured too late

class LateURLViewController: URLViewController {
  override func configurePopover() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    super.configurePopover()
  }
}

// MARK: a view that is asked for too early

class EarlyURLViewController: URLViewController {
  override func configurePopover() {
    super.configurePopover()
    view.backgroundColor = .white
  }
}

// MARK: outlets that are not there yet

class UnguardedURLViewController: URLViewController {
  override func updateUI() {
    addressLabel.text = url?.absoluteString
  }
}

// MARK: shown once

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

// MARK: not shown at loading

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

// MARK: a URL from the start

class BlankURLViewController: URLViewController {
  override func configurePopover() {
    super.configurePopover()
    url = URL(string: "about:blank")
  }
}

// MARK: one size for all

class FixedSizeURLViewController: URLViewController {
  override var preferredContentSize: CGSize {
    get { CGSize(width: 200, height: 40) }
    set { super.preferredContentSize = newValue }
  }
}

// MARK: no preference

class UndecidedURLViewController: URLViewController {
  override var preferredContentSize: CGSize {
    get { .zero }
    set { super.preferredContentSize = newValue }
  }
}

// MARK: a size that is forced

class ForcedSizeURLViewController: PlainURLViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame.size = CGSize(width: 1000, height: 1200)
  }
}

// MARK: a bar that is locked

class LockedBarURLViewController: URLViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    popoverPresentationController?.passthroughViews = nil
  }
}

// MARK: nothing is outside

class PassingURLViewController: URLViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let presenter = presentingViewController?.view else { return }
    popoverPresentationController?.passthroughViews?.append(presenter)
  }
}
