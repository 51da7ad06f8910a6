import UIKit

/// The photos that applications of recipes find by `UIImage(named:)`, drawn here: they cost nothing to ship, and are
/// sharp at any size.
///
/// All are 240 × 180 points.
@MainActor
public enum DrawnPhotos {
  /// The photos by name.
  public static let all: [String: UIImage] = {
    var photos: [String: UIImage] = [:]
    for (name, paint) in places + people + dishes + signs { photos[name] = PhotoBrush.photo(paint) }
    for (number, name) in months.enumerated() {
      photos[name] = PhotoBrush.photo { paintMonth(number) }
    }
    return photos
  }()
}
