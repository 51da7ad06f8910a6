import UIKit

extension Simulator {
  /// Gives the application images, as its asset catalog would.
  ///
  /// `UIImage(named:)` finds them from now on, before any file. An image of a name that is taken replaces the other.
  ///
  /// - Parameter images: the images by their names.
  public func addAssets(_ images: [String: UIImage]) {
    check()
    device.system.addAssets(images)
  }

  /// Gives the application images that are found by their names only when it asks for them, after those given so far.
  package func addAssets(from find: @escaping @Sendable (_ name: String) -> UIImage?) {
    check()
    device.system.addAssets(from: find)
  }
}
