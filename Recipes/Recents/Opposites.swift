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

class PastTheSetter: WitnessedResentsDefault {
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

class PastTheGetter: WitnessedResentsDefault {
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
    set { super.resentsPhotos = newValue.map { ["title": $0["title"] ?? ""] } }
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
