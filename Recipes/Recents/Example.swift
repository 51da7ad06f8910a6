import UIKit

let recentPhotoLimit = 20

/// A photo, which can be converted to a property list.
struct Photo: Equatable {
  var title: String
  var subtitle: String
  var unique: String
  var imageURL: String

  /// Creates a photo from the server's JSON, or nil if a value is missing.
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

  /// Creates a photo from an entry of the user defaults.
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

extension Photo {
  /// Instead of what a server would answer.
  static let samples = [
    "Harbour", "Lighthouse", "Old town", "Bridge", "Market", "Park",
    "Sunset", "May", "July", "October",
  ].enumerated().map { index, title in
    Photo(userDefaults: [
      "title": title, "subtitle": "Walk \(index + 1)",
      "unique": "\(index + 1)",
      "imageURL": "https://photos.example/\(index + 1).jpg",
    ])
  }
}

/// The recently viewed photos, newest first.
class RecentsDefault {
  private let defaults = UserDefaults.standard
  private let key = "RecentPhotos"

  var addedPhoto: Photo? {
    didSet {
      guard let photo = addedPhoto else { return }
      recentPhotos = addPhoto(photo, inDefaultsPhotos: recentPhotos)
    }
  }

  var recentPhotos: [[String: String]] {
    get { defaults.object(forKey: key) as? [[String: String]] ?? [] }
    set { defaults.set(newValue, forKey: key) }
  }

  private func addPhoto(
    _ photo: Photo,
    inDefaultsPhotos photos: [[String: String]]
  ) -> [[String: String]] {
    Array(([photo.userDefaults] + photos).prefix(recentPhotoLimit))
  }
}

/// A list of photos, whose source and additional actions subclasses define.
class FlickrPhotosTVC: UITableViewController {
  var photos = Photo.samples {
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

/// Also saves the selected photo.
class PhotosSavedNSUserDefaults: FlickrPhotosTVC {
  var recents = RecentsDefault()

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let image = segue.destination as? ImageViewController {
      recents.addedPhoto = image.photo
    }
  }
}

/// Shows the saved photos.
class RecentsTVC: FlickrPhotosTVC {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    photos = RecentsDefault().recentPhotos.compactMap(Photo.init)
  }
}

/// Shows the photos of the server.
class JustPostedFlickrPhotosTVC: FlickrPhotosTVC {
  func show(_ json: [[String: Any]]) {
    photos = json.compactMap(Photo.init)
  }
}

/// Shows the selected photo.
class ImageViewController: UIViewController {
  @IBOutlet weak var picture: UIImageView!
  var photo: Photo?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photo?.title
    // A photo of the application's bundle, because there is no network.
    picture.image = photo.flatMap { UIImage(named: $0.title) }
  }
}
