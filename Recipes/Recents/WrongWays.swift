import UIKit

// MARK: a list in memory

class MemoryRecentsDefault: RecentsDefault {
  var kept: [[String: String]] = []

  override var recentPhotos: [[String: String]] {
    get { kept }
    set { kept = newValue }
  }
}

// In Main.storyboard: the class of the scene photos
class MemorySavingTVC: PhotosSavedNSUserDefaults {
  override func viewDidLoad() {
    super.viewDidLoad()
    recents = MemoryRecentsDefault()
  }
}

// MARK: the structure itself

class StructureRecentsDefault: RecentsDefault {
  override var recentPhotos: [[String: String]] {
    get { super.recentPhotos }
    set {
      let photos = newValue.map { Photo(userDefaults: $0) }
      UserDefaults.standard.set(photos, forKey: "RecentPhotos")
    }
  }
}

// MARK: the general class in the scene

// In Main.storyboard: the class of the scene photos
class GeneralTVC: FlickrPhotosTVC {}

// MARK: saved too late

// In Main.storyboard: the class of the scene photos
class LateSavingTVC: PhotosSavedNSUserDefaults {
  var late: Photo?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let kept = recents.recentPhotos
    super.prepare(for: segue, sender: sender)
    late = recents.addedPhoto
    recents.recentPhotos = kept
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let photo = late { recents.addedPhoto = photo }
  }
}

// MARK: a copy of its own

class CopyingRecentsDefault: RecentsDefault {
  var copy: [[String: String]]?

  override var recentPhotos: [[String: String]] {
    get {
      if copy == nil { copy = super.recentPhotos }
      return copy ?? []
    }
    set {
      copy = newValue
      super.recentPhotos = newValue
    }
  }
}

// MARK: appended

class NewestLastRecentsDefault: RecentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      guard let first = recentPhotos.first else { return }
      recentPhotos = Array(recentPhotos.dropFirst()) + [first]
    }
  }
}

// MARK: the prefix left out

class UnlimitedRecentsDefault: RecentsDefault {
  var before: [[String: String]] = []

  override var addedPhoto: Photo? {
    willSet { before = recentPhotos }
    didSet {
      guard let photo = addedPhoto else { return }
      recentPhotos = [photo.userDefaults] + before
    }
  }
}

// MARK: saved in the base class

// In Main.storyboard: the class of the scene photos
class SavingForAllTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    RecentsDefault().addedPhoto =
      (segue.destination as? ImageViewController)?.photo
  }
}

// MARK: entries of any type

// In Main.storyboard: the class of the scene recents
class AnyEntriesRecentsTVC: RecentsTVC {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let entries: [[String: Any]] = RecentsDefault().recentPhotos
    photos = entries.compactMap(Photo.init)
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
