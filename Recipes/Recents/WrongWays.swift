import UIKit

// MARK: a list in memory

class MemoryResentsDefault: ResentsDefault {
  var kept: [[String: String]] = []

  override var resentsPhotos: [[String: String]] {
    get { kept }
    set { kept = newValue }
  }
}

class MemorySavingTVC: PhotosSavedNSUserDefaults {
  override func viewDidLoad() {
    super.viewDidLoad()
    resents = MemoryResentsDefault()
  }
}

// MARK: a copy of its own

class CopyingResentsDefault: ResentsDefault {
  var copy: [[String: String]]?

  override var resentsPhotos: [[String: String]] {
    get {
      if copy == nil { copy = super.resentsPhotos }
      return copy ?? []
    }
    set {
      copy = newValue
      super.resentsPhotos = newValue
    }
  }
}

// MARK: written past the property

class PastTheSetterResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {
      guard let photo = newValue else { return }
      UserDefaults.standard.set(
        Array(([photo.userDefaults] + resentsPhotos).prefix(20)),
        forKey: "ResentsPhotos"
      )
    }
  }
}

// MARK: read past the property

class PastTheGetterResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {
      guard let photo = newValue else { return }
      let kept = UserDefaults.standard.object(forKey: "ResentsPhotos")
      let photos = kept as? [[String: String]] ?? []
      resentsPhotos = Array(([photo.userDefaults] + photos).prefix(20))
    }
  }
}

// MARK: the structure itself

class StructureResentsDefault: ResentsDefault {
  override var resentsPhotos: [[String: String]] {
    get { super.resentsPhotos }
    set {
      let photos = newValue.map { Photo(userDefaults: $0) }
      UserDefaults.standard.set(photos, forKey: "ResentsPhotos")
    }
  }
}

// MARK: newest last

class NewestLastResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      guard let first = resentsPhotos.first else { return }
      resentsPhotos = Array(resentsPhotos.dropFirst()) + [first]
    }
  }
}

// MARK: no limit

class UnlimitedResentsDefault: ResentsDefault {
  var before: [[String: String]] = []

  override var addedPhoto: Photo? {
    willSet { before = resentsPhotos }
    didSet {
      guard let photo = addedPhoto else { return }
      resentsPhotos = [photo.userDefaults] + before
    }
  }
}

// MARK: the general class in the scene

/// The scene's class, as it would be called in Interface Builder.
class GeneralTVC: FlickrPhotosTVC {}

// MARK: saved by everybody

class SavingForAllTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    ResentsDefault().addedPhoto =
      (segue.destination as? ImageViewController)?.photo
  }
}

// MARK: nothing handed on

class NothingHandedOnTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

// MARK: saved too late

class LateSavingTVC: PhotosSavedNSUserDefaults {
  var late: Photo?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kept = resents.resentsPhotos
    super.prepare(for: segue, sender: sender)
    late = resents.addedPhoto
    resents.resentsPhotos = kept
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let photo = late { resents.addedPhoto = photo }
  }
}

// MARK: only the latest

class OnlyLatestResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    didSet { resentsPhotos = Array(resentsPhotos.prefix(1)) }
  }
}

// MARK: half of a photo

class HalfResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      var photos = resentsPhotos
      guard !photos.isEmpty else { return }
      photos[0]["subtitle"] = nil
      resentsPhotos = photos
    }
  }
}

// MARK: nothing is something

class NilIsSomethingResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      guard addedPhoto == nil else { return }
      resentsPhotos = [[:]] + resentsPhotos
    }
  }
}

// MARK: something out of nothing

class InventiveResentsDefault: ResentsDefault {
  override var resentsPhotos: [[String: String]] {
    get { super.resentsPhotos.isEmpty ? [[:]] : super.resentsPhotos }
    set { super.resentsPhotos = newValue }
  }
}

// MARK: a date among the texts

class DatedResentsDefault: ResentsDefault {
  override var resentsPhotos: [[String: String]] {
    get { super.resentsPhotos }
    set {
      let dated = newValue.map { photo in
        var entry: [String: Any] = photo
        entry["seen"] = Date(timeIntervalSince1970: 0)
        return entry
      }
      UserDefaults.standard.set(dated, forKey: "ResentsPhotos")
    }
  }
}

// MARK: a list written anew

class AnewResentsTVC: UITableViewController {
  var titles: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titles = ResentsDefault().resentsPhotos.compactMap { $0["title"] }
    tableView.reloadData()
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "Flickr Photo",
      for: indexPath
    )
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

// MARK: an initialiser that never fails

extension Photo {
  init(whatever json: [String: Any]) {
    let description = json["description"] as? [String: Any]
    self.init(userDefaults: [
      "title": json["title"] as? String ?? "",
      "subtitle": description?["_content"] as? String ?? "",
      "unique": json["id"] as? String ?? "",
      "imageURL": json["url_o"] as? String ?? "",
    ])
  }
}

class WhateverPostedTVC: JustPostedFlickrPhotosTVC {
  override func show(_ json: [[String: Any]]) {
    photos = json.map(Photo.init(whatever:))
  }
}

// MARK: entries of any type

class AnyEntriesResentsTVC: ResentsTVC {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let entries: [[String: Any]] = ResentsDefault().resentsPhotos
    photos = entries.compactMap(Photo.init)
  }
}

// MARK: entries of text only

class TextEntriesPostedTVC: JustPostedFlickrPhotosTVC {
  override func show(_ json: [[String: Any]]) {
    let texts = json.compactMap { $0 as? [String: String] }
    photos = texts.compactMap(Photo.init)
  }
}

// MARK: an initialiser that fails twice

extension Photo {
  init?(complete entry: [String: String]) {
    guard entry["title"] != nil else { return nil }
    self.init(userDefaults: entry)
  }
}
