import UIKit

class SilentTVC: FlickrPhotosTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

class SilentRecentsTVC: RecentsTVC {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

/// Notes each access to the property.
class WitnessedRecentsDefault: RecentsDefault {
  var accesses: [String] = []

  override var recentPhotos: [[String: String]] {
    get {
      accesses.append("get")
      return super.recentPhotos
    }
    set {
      accesses.append("set")
      super.recentPhotos = newValue
    }
  }
}

class DeafRecentsDefault: RecentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {}
  }
}

class InventiveRecentsDefault: RecentsDefault {
  override var recentPhotos: [[String: String]] {
    get { super.recentPhotos.isEmpty ? [[:]] : super.recentPhotos }
    set { super.recentPhotos = newValue }
  }
}

class NilIsSomethingRecentsDefault: RecentsDefault {
  override var addedPhoto: Photo? {
    didSet {
      guard addedPhoto == nil else { return }
      recentPhotos = [[:]] + recentPhotos
    }
  }
}

class TitleOnlyRecentsDefault: RecentsDefault {
  override var recentPhotos: [[String: String]] {
    get { super.recentPhotos }
    set {
      super.recentPhotos = newValue.map { ["title": $0["title"] ?? ""] }
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

class PastTheProperty: WitnessedRecentsDefault {
  override var addedPhoto: Photo? {
    get { nil }
    set {
      let photo = newValue?.userDefaults ?? [:]
      UserDefaults.standard.set([photo], forKey: "RecentPhotos")
    }
  }
}
