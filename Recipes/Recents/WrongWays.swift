import UIKit

// MARK: a list in memory

class MemoryResentsDefault: ResentsDefault {
  var kept: [[String: String]] = []

  override var resentsPhotos: [[String: String]] {
    get { kept }
    set { kept = newValue }
  }
}

// In Main.storyboard: the class of the scene photos
class MemorySavingTVC: PhotosSavedNSUserDefaults {
  override func viewDidLoad() {
    super.viewDidLoad()
    resents = MemoryResentsDefault()
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

// MARK: the general class in the scene

// In Main.storyboard: the class of the scene photos
class GeneralTVC: FlickrPhotosTVC {}

// MARK: saved too late

// In Main.storyboard: the class of the scene photos
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

// MARK: saved by everybody

// In Main.storyboard: the class of the scene photos
class SavingForAllTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    ResentsDefault().addedPhoto =
      (segue.destination as? ImageViewController)?.photo
  }
}

// MARK: entries of any type

// In Main.storyboard: the class of the scene resents
class AnyEntriesResentsTVC: ResentsTVC {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let entries: [[String: Any]] = ResentsDefault().resentsPhotos
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
