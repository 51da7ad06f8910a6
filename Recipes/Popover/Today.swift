import UIKit

/// The screen with +: UIKit shows the content as a popover on the iPad, and
/// as a sheet on a phone.
class MediaController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.title = "Media"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.showChoices() }
    )
  }

  /// The presentation keeps the content, and its place at the button.
  func showChoices() {
    let content = PopoverContentViewController()
    content.modalPresentationStyle = .popover
    let popover = content.popoverPresentationController
    popover?.barButtonItem = navigationItem.rightBarButtonItem
    present(content, animated: true)
  }
}
