import UIKit

struct Photo {
  var title: String
  var imageURL: URL
}

extension Photo {
  /// Instead of what a server would answer; the second has a long address.
  static let samples = [
    Photo("Harbour", "1"),
    Photo(
      "Old town",
      "anna/2015/travel/old-town-seen-from-the-lighthouse-at-dusk"
    ),
    Photo("Lighthouse", "3"), Photo("Bridge", "4"), Photo("Market", "5"),
    Photo("Park", "6"), Photo("Sunset", "7"),
  ].compactMap(\.self)

  private init?(_ title: String, _ name: String) {
    guard let url = URL(string: "https://photos.example/\(name).jpg")
    else { return nil }
    self.init(title: title, imageURL: url)
  }
}

/// The master: a list of photos.
class PhotosTVC: UITableViewController {
  var photos = Photo.samples

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

/// The detail: one photo, and a button that shows the photo's URL.
///
/// It presents the popover, and is the popover's delegate.
class ImageViewController: UIViewController,
  UIPopoverPresentationControllerDelegate
{
  @IBOutlet weak var urlButton: UIBarButtonItem!
  @IBOutlet weak var sourceButton: UIButton!
  @IBOutlet weak var imageView: UIImageView!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let content = segue.destination as? URLViewController
    content?.url = imageURL
    let popover = content?.popoverPresentationController
    popover?.delegate = self
    if segue.identifier == "Show URL Beside" {
      // The arrow points left: the popover is to the right of the button.
      popover?.permittedArrowDirections = .left
    }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }

  var imageURL: URL? {
    didSet {
      if isViewLoaded { fetchImage() }
    }
  }

  /// A new image closes the popover with the URL of the old one.
  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      closePopover()
    }
  }

  func closePopover() {
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

  /// Loads a photo of the application's bundle, without a network.
  func fetchImage() {
    image = imageURL == nil ? nil : UIImage(named: title ?? "")
  }
}

/// The content of the popover: a URL.
class URLViewController: UIViewController {
  @IBOutlet weak var addressLabel: UILabel!

  var url: URL? {
    didSet { updateUI() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    updateUI()
  }

  /// Updates the label, which is nil until the view is loaded.
  func updateUI() {
    addressLabel?.text = url?.absoluteString
  }

  /// The size that fits the URL.
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

// MARK: The other way

/// Sets the URL, and has no code for popovers.
class IndependentImageViewController: ImageViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? URLViewController)?.url = imageURL
  }
}

/// A content that is the delegate of its own popover.
class SelfConfiguringURLViewController: URLViewController,
  UIPopoverPresentationControllerDelegate
{
  override func awakeFromNib() {
    super.awakeFromNib()
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}
