import UIKit

class SeguelessImageViewController: WitnessedImageViewController {
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

class AnySideImageViewController: ImageViewController {
  override func configure(
    _ popover: UIPopoverPresentationController,
    for segue: UIStoryboardSegue
  ) {
    // The popover goes where it likes.
  }
}

class EarlyURLViewController: URLViewController {
  override func configurePopover() {
    super.configurePopover()
    view.backgroundColor = .white
  }
}

class BlankURLViewController: URLViewController {
  override func configurePopover() {
    super.configurePopover()
    url = URL(string: "about:blank")
  }
}

class UndecidedURLViewController: URLViewController {
  override var preferredContentSize: CGSize {
    get { .zero }
    set { super.preferredContentSize = newValue }
  }
}

class ForcedSizeURLViewController: PlainURLViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame.size = CGSize(width: 1000, height: 1200)
  }
}
