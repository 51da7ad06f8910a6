import UIKit

extension Simulator {
  /// Adds images to the application, like those of an asset catalog.
  ///
  /// From now on `UIImage(named:)` finds them, before any file. An image replaces an earlier one with the
  /// same name.
  ///
  /// - Parameter images: the images by name.
  public func addAssets(_ images: [String: UIImage]) {
    check()
    device.system.addAssets(images)
  }

  /// Adds a source of images, which is asked for a name after the images and sources added earlier.
  package func addAssets(from find: @escaping @Sendable (_ name: String) -> UIImage?) {
    check()
    device.system.addAssets(from: find)
  }
}
