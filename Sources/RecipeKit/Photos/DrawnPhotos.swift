import UIKit

/// The photos that recipes load with `UIImage(named:)`; they are drawn in code, so they are sharp at any
/// size.
///
/// All are 240 × 180 points.
public enum DrawnPhotos {
  /// The names of all photos, in alphabetical order.
  public static let names = painters.keys.sorted()

  /// Returns the photo with a name, drawn when it is first used; nil if there is none.
  public static func photo(named name: String) -> UIImage? {
    if let photo = drawn.withLock({ $0[name] }) { return photo }
    guard let paint = painters[name] else { return nil }
    let photo = PhotoBrush.photo(paint)
    drawn.withLock { $0[name] = photo }
    return photo
  }

  /// Returns the name of the photo that an image shows; nil for any other image.
  public static func name(of image: UIImage?) -> String? {
    guard let image else { return nil }
    return drawn.withLock { photos in
      photos.first { $0.value === image || isSame($0.value.commands, image.commands) }?.key
    }
  }

  /// Whether two images come from the same photo: they share its drawing commands.
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
