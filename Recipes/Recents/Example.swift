import UIKit

let ResentPhotoAmount = 20

/// A photo, which is no property list but can be turned into one.
struct Photo: Equatable {
  var title: String
  var subtitle: String
  var unique: String
  var imageURL: String

  /// From what the server sends, if that is complete.
  init?(json: [String: Any]) {
    guard let title = json["title"] as? String,
      let unique = json["id"] as? String,
      let imageURL = json["url_o"] as? String
    else { return nil }
    let description = json["description"] as? [String: Any]
    self.title = title
    self.subtitle = description?["_content"] as? String ?? ""
    self.unique = unique
    self.imageURL = imageURL
  }

  /// From what was kept in the defaults.
  init(userDefaults: [String: String]) {
    title = userDefaults["title"] ?? ""
    subtitle = userDefaults["subtitle"] ?? ""
    unique = userDefaults["unique"] ?? ""
    imageURL = userDefaults["imageURL"] ?? ""
  }

  var userDefaults: [String: String] {
    [
      "title": title, "subtitle": subtitle,
      "unique": unique, "imageURL": imageURL,
    ]
  }
}

/// The photos that were looked at, newest first.
class ResentsDefault {
  private let defaults = UserDefaults.standard
  private let key = "ResentsPhotos"

  var addedPhoto: Photo? {
    didSet {
      guard let photo = addedPhoto else { return }
      resentsPhotos = addPhoto(photo, inDefaultsPhotos: resentsPhotos)
    }
  }

  var resentsPhotos: [[String: String]] {
    get { defaults.object(forKey: key) as? [[String: String]] ?? [] }
    set { defaults.set(newValue, forKey: key) }
  }

  private func addPhoto(
    _ photo: Photo,
    inDefaultsPhotos photos: [[String: String]]
  ) -> [[String: String]] {
    Array(([photo.userDefaults] + photos).prefix(ResentPhotoAmount))
  }
}

/// A list of photos; where they come from, and what else happens when one
/// is picked, is for subclasses to say.
class FlickrPhotosTVC: UITableViewController {
  var photos: [Photo] = [] {
    didSet {
      if isViewLoaded { tableView.reloadData() }
    }
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
      withIdentifier: "Flickr Photo",
      for: indexPath
    )
    cell.textLabel?.text = photos[indexPath.row].title
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell,
      let row = tableView.indexPath(for: cell)?.row,
      let image = segue.destination as? ImageViewController
    else { return }
    image.photo = photos[row]
  }
}

/// Also remembers what was picked.
class PhotosSavedNSUserDefaults: FlickrPhotosTVC {
  var resents = ResentsDefault()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let image = segue.destination as? ImageViewController {
      resents.addedPhoto = image.photo
    }
  }
}

/// Shows what was remembered.
class ResentsTVC: FlickrPhotosTVC {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    photos = ResentsDefault().resentsPhotos.compactMap(Photo.init)
  }
}

/// Shows what the server sends.
class JustPostedFlickrPhotosTVC: FlickrPhotosTVC {
  func show(_ json: [[String: Any]]) {
    photos = json.compactMap(Photo.init)
  }
}

/// The photo that was picked.
class ImageViewController: UIViewController {
  var photo: Photo?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo?.title
    view.backgroundColor = .white
    let picture = UIImageView(frame: view.bounds.insetBy(dx: 16, dy: 150))
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFit
    // Without a network: a photo that the application brings along.
    picture.image = photo.flatMap { UIImage(named: $0.title) }
    view.addSubview(picture)
  }
}
