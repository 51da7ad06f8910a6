import UIKit

/// What the variants are made of.
struct RecentsExamples {
  /// The class of the scene in which photos are picked.
  var photos: FlickrPhotosTVC.Type = PhotosSavedNSUserDefaults.self

  /// The class that only shows photos, and keeps nothing.
  var general: FlickrPhotosTVC.Type = FlickrPhotosTVC.self

  /// The class that shows what was remembered.
  var recents: UITableViewController.Type = ResentsTVC.self

  /// The class that shows what the server sends.
  var posted: @MainActor () -> JustPostedFlickrPhotosTVC = { JustPostedFlickrPhotosTVC() }

  /// A photo of what the server sends.
  var photo: @MainActor ([String: Any]) -> Photo? = { Photo(json: $0) }

  /// A photo of what was kept in the defaults.
  var keptPhoto: @MainActor ([String: String]) -> Photo? = { Photo(userDefaults: $0) }

  /// The access to the defaults.
  var resents: @MainActor () -> ResentsDefault = { ResentsDefault() }

  /// The same, which notes each access to its property.
  var witnessed: @MainActor (@escaping (String) -> Void) -> ResentsDefault = {
    WitnessedDefaults.Right($0)
  }

  /// The same for the checks in a process of their own: what raises there ends nothing here.
  var probed: @MainActor () -> ResentsDefault = { ResentsDefault() }
}
