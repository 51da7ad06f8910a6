import UIKit

class AnySideImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    // UIKit chooses the side.
    segue.destination.popoverPresentationController?.permittedArrowDirections = .any
  }
}

class EarlyURLViewController: SelfConfiguringURLViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    view.backgroundColor = .white
  }
}

class BlankURLViewController: URLViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    url = URL(string: "about:blank")
  }
}

/// A content that computes no size.
class UnsizedURLViewController: URLViewController {
  private var size = CGSize.zero

  override var preferredContentSize: CGSize {
    get { size }
    set {
      size = newValue
      super.preferredContentSize = newValue
    }
  }
}

class ForcedSizeURLViewController: UnsizedURLViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.frame.size = CGSize(width: 1000, height: 1200)
  }
}

class FullScreenImageViewController: ImageViewController {
  override func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    .fullScreen
  }
}
