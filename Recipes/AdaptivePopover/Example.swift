import UIKit

struct Photo {
  var title: String
  var imageURL: URL
}

/// The master: a list of photos.
class PhotosTVC: UITableViewController {
  var photos: [Photo] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self,
      forCellReuseIdentifier: "Photo"
    )
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Photo",
      for: indexPath
    )
    cell.textLabel?.text = photos[indexPath.row].title
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    didSelectRowAt indexPath: IndexPath
  ) {
    let detail = splitViewController?.viewControllers.last
    let stack = detail as? UINavigationController
    let image = stack?.viewControllers.first as? ImageViewController
    image?.show(photos[indexPath.row])
  }
}

/// The detail: one photo, and a button that shows where it is from.
///
/// It knows the screen that shows the URL, but not in what way that
/// appears.
class ImageViewController: UIViewController {
  // Outlets: in Xcode with `@IBOutlet` before each
  var urlButton: UIBarButtonItem!
  var sourceButton: UIButton!
  var imageView: UIImageView!

  var imageURL: URL? {
    didSet {
      if isViewLoaded { fetchImage() }
    }
  }

  /// A new image sends away the popover that tells of the old one.
  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      dismissPopover()
    }
  }

  func dismissPopover() {
    if presentedViewController?.popoverPresentationController != nil {
      dismiss(animated: true)
    }
  }

  func show(_ photo: Photo) {
    title = photo.title
    imageURL = photo.imageURL
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let split = splitViewController {
      let items = navigationItem.leftBarButtonItems ?? []
      navigationItem.leftBarButtonItems =
        [split.displayModeButtonItem] + items
    }
    fetchImage()
  }

  /// Without a network: a photo that the application brings along.
  func fetchImage() {
    image = imageURL == nil ? nil : UIImage(named: title ?? "")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let destination = segue.destination
    (destination as? PlainURLViewController)?.url = imageURL
    if let popover = destination.popoverPresentationController {
      configure(popover, for: segue)
    }
  }

  func configure(
    _ popover: UIPopoverPresentationController,
    for segue: UIStoryboardSegue
  ) {
    if segue.identifier == "Show URL Beside" {
      // The arrow points left: the popover is at the button's right.
      popover.permittedArrowDirections = .left
    }
  }
}

/// Shows a URL, and nothing more.
class PlainURLViewController: UIViewController {
  // Outlet: in Xcode with `@IBOutlet`
  var addressLabel: UILabel!

  var url: URL? {
    didSet { updateUI() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateUI()
  }

  /// Before the view is loaded there is no label yet.
  func updateUI() {
    addressLabel?.text = url?.absoluteString
  }
}

/// The first way: who presents the popover keeps it small.
class DelegatingImageViewController: ImageViewController,
  UIPopoverPresentationControllerDelegate
{
  override func configure(
    _ popover: UIPopoverPresentationController,
    for segue: UIStoryboardSegue
  ) {
    super.configure(popover, for: segue)
    popover.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}

/// The second way: the screen with the URL configures itself.
class URLViewController: PlainURLViewController,
  UIPopoverPresentationControllerDelegate
{
  override func awakeFromNib() {
    super.awakeFromNib()
    configurePopover()
  }

  func configurePopover() {
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }

  /// As large as the URL needs.
  override var preferredContentSize: CGSize {
    get {
      guard addressLabel != nil, presentingViewController != nil else {
        return super.preferredContentSize
      }
      let text = addressLabel.sizeThatFits(
        CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude)
      )
      return CGSize(width: text.width + 32, height: text.height + 24)
    }
    set { super.preferredContentSize = newValue }
  }
}
