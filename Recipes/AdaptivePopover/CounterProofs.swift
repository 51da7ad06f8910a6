import UIKit

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

class ForcedSizeURLViewController: PlainURLViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame.size = CGSize(width: 1000, height: 1200)
  }
}
