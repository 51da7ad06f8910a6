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

  /// The name of the photo that an image shows; nil if it shows none of these.
  public static func name(of image: UIImage?) -> String? {
    guard let image else { return nil }
    return drawn.withLock { photos in
      photos.first { $0.value === image || isSame($0.value.commands, image.commands) }?.key
    }
  }

  /// Images made of one photo share its commands.
  private static func isSame(_ one: [DrawingCommand], _ other: [DrawingCommand]) -> Bool {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
    }
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
