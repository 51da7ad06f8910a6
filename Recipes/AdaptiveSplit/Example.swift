import UIKit

struct Photo: Equatable {
  var title: String
  var imageURL: URL

  init?(json: [String: Any]) {
    guard let title = json["title"] as? String,
      let address = json["url_o"] as? String,
      let url = URL(string: address)
    else { return nil }
    self.title = title
    imageURL = url
  }
}

struct Photographer {
  var name: String
  var photos: [Photo]
}

extension Photographer {
  /// Instead of what a server would answer.
  static let samples = [
    Photographer(
      "Anna",
      "Harbour",
      "Lighthouse",
      "Old town",
      "Park",
      "Sunset"
    ),
    Photographer("Boris", "Bridge", "Market"),
    Photographer("Clara", "June"),
    Photographer("David", "October"),
    Photographer("Elena", "December"),
  ]

  private init(_ name: String, _ titles: String...) {
    self.name = name
    photos = titles.compactMap { title in
      let file = title.lowercased()
        .replacingOccurrences(of: " ", with: "-")
      let address = "https://photos.example/\(file).jpg"
      return Photo(json: ["title": title, "url_o": address])
    }
  }
}

/// The first list.
class PhotographersTVC: UITableViewController {
  var photographers = Photographer.samples

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    photographers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Photographer",
      for: indexPath
    )
    cell.textLabel?.text = photographers[indexPath.row].name
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row,
      let list = segue.destination as? PhotosTVC
    else { return }
    list.title = photographers[row].name
    list.photos = photographers[row].photos
  }
}

/// The second list, from which a segue leads to the detail.
class PhotosTVC: UITableViewController {
  var photos = Photographer.samples.flatMap(\.photos)

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

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row
    else { return }
    let stack = segue.destination as? UINavigationController
    let detail = stack?.topViewController ?? segue.destination
    (detail as? ImageViewController)?.show(photos[row])
  }

  /// Selects the row of the photo that the detail shows.
  func selectRow(of imageURL: URL?) {
    guard let row = photos.firstIndex(where: { $0.imageURL == imageURL })
    else { return }
    tableView.selectRow(
      at: IndexPath(row: row, section: 0),
      animated: false,
      scrollPosition: .none
    )
  }
}

/// The detail: one image.
class ImageViewController: UIViewController {
  @IBOutlet weak var picture: UIImageView!
  var imageURL: URL? {
    didSet { update() }
  }

  func show(_ photo: Photo) {
    title = photo.title
    imageURL = photo.imageURL
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  /// Shows a photo of the application's bundle, without a network.
  ///
  /// The outlet is nil until the view is loaded.
  func update() {
    picture?.image = imageURL == nil ? nil : UIImage(named: title ?? "")
  }
}

/// The delegate of the split view, an object in Main.storyboard.
class AdaptiveDelegate: NSObject, UISplitViewControllerDelegate {
  /// In compact width, pushes the image on the selected tab's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    let traits = splitViewController.traitCollection
    guard traits.horizontalSizeClass == .compact,
      let master = masterStack(of: splitViewController),
      let detail = vc as? UINavigationController,
      let image = detail.topViewController as? ImageViewController
    else { return false }
    detail.setViewControllers([], animated: false)
    master.pushViewController(image, animated: true)
    return true
  }

  /// When the width becomes regular, moves the image to the detail.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let master = masterStack(of: splitViewController),
      let image = master.topViewController as? ImageViewController
    else { return nil }
    master.popViewController(animated: false)
    let list = master.topViewController as? PhotosTVC
    list?.selectRow(of: image.imageURL)
    return makeDetail(like: image)
  }

  /// Shows the lists at launch, because there is no image yet.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    true
  }

  func masterStack(
    of split: UISplitViewController
  ) -> UINavigationController? {
    let tabs = split.viewControllers.first as? UITabBarController
    return tabs?.selectedViewController as? UINavigationController
  }

  /// Creates a new detail from the storyboard, for the same image.
  func makeDetail(like image: ImageViewController) -> UIViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail = storyboard.instantiateViewController(
      withIdentifier: "detail"
    )
    let stack = detail as? UINavigationController
    let copy = stack?.topViewController as? ImageViewController
    copy?.title = image.title
    copy?.imageURL = image.imageURL
    return detail
  }
}
