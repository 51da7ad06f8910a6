import UIKit

class SilentTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

class SilentResentsTVC: ResentsTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// Notes each access to the property.
class WitnessedResentsDefault: ResentsDefault {
  var accesses: [String] = []

  override var resentsPhotos: [[String: String]] {
    get {
      accesses.append("get")
      return super.resentsPhotos
    }
    set {
      accesses.append("set")
      super.resentsPhotos = newValue
    }
  }
}

class DeafResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {}
  }
}

class InventiveResentsDefault: ResentsDefault {
  override var resentsPhotos: [[String: String]] {
    get { super.resentsPhotos.isEmpty ? [[:]] : super.resentsPhotos }
    set { super.resentsPhotos = newValue }
  }
}

class NilIsSomethingResentsDefault: ResentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      guard addedPhoto == nil else { return }
      resentsPhotos = [[:]] + resentsPhotos
    }
  }
}

class TitleOnlyResentsDefault: ResentsDefault {
  override var resentsPhotos: [[String: String]] {
    get { super.resentsPhotos }
    set {
      super.resentsPhotos = newValue.map { ["title": $0["title"] ?? ""] }
    }
  }
}

class TextEntriesPostedTVC: JustPostedFlickrPhotosTVC {
  override func show(_ json: [[String: Any]]) {
    let texts = json.compactMap { $0 as? [String: String] }
    photos = texts.compactMap(Photo.init)
  }
}

extension Photo {
  init?(complete entry: [String: String]) {
    guard entry["title"] != nil else { return nil }
    self.init(userDefaults: entry)
  }
}

class PastTheProperty: WitnessedResentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {
      let photo = newValue?.userDefaults ?? [:]
      UserDefaults.standard.set([photo], forKey: "ResentsPhotos")
    }
  }
}
