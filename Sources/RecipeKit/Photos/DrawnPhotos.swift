import UIKit

/// The photos that applications of recipes find by `UIImage(named:)`, drawn here: they cost nothing to ship, and are
/// sharp at any size.
///
/// All are 240 × 180 points.
public enum DrawnPhotos {
  /// The names of all photos, from A to Z.
  public static let names = painters.keys.sorted()

  /// The photo of a name, drawn when it is first asked for; nil if there is none.
  public static func photo(named name: String) -> UIImage? {
    if let photo = drawn.withLock({ $0[name] }) { return photo }
    guard let paint = painters[name] else { return nil }
    let photo = PhotoBrush.photo(paint)
    drawn.withLock { $0[name] = photo }
    return photo
  }

  private static let painters: [String: @Sendable () -> Void] = {
    var painters = Dictionary(uniqueKeysWithValues: places + people + dishes + signs)
    for (number, name) in months.enumerated() {
      painters[name] = { paintMonth(number) }
    }
    return painters
  }()

  private static let drawn = Locked<[String: UIImage]>([:])
}
